import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generatedDocs } from './docs.mjs';
import { ROOT } from './options.mjs';

for (const [path, text] of await generatedDocs()) await writeFile(join(ROOT, path), text);
