import { checkBudgets } from './build/budgets.mjs';
import { buildChunks } from './build/chunks.mjs';
import { buildEntry } from './build/entry.mjs';
import { writeHtmlData } from './build/html-data.mjs';
import { writeImportMap } from './build/import-map.mjs';
import { buildLibrary } from './build/library.mjs';
import { buildLinter } from './build/linter.mjs';
import { writeManifest } from './build/manifest.mjs';
import { emptyDist } from './build/options.mjs';
import { buildSharedChunks, hashesOf } from './build/shared-chunks.mjs';
import { buildStandalone } from './build/standalone.mjs';
import { writeTypes } from './build/types.mjs';

// Shared files first, since chunks refer to them; then the chunks, whose release the script contains; then the script.
await emptyDist();
const shared = await buildSharedChunks();
const release = await buildChunks(shared);
await buildEntry({ release, shared: hashesOf(shared) });
await writeImportMap();
await buildStandalone();

await buildLibrary();
await buildLinter();
await writeHtmlData();
writeTypes();

checkBudgets(await writeManifest());
