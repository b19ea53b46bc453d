import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';

const PLATFORM_SCRIPT = 'assets.squarespace.com/universal/scripts-compressed/common.js';

const ACCORDION = `
  <div data-block="accordion"><ul class="accordion-items-container"><li class="accordion-item">
    <h4><button class="accordion-item__click-target" aria-expanded="false">Glaze</button></h4>
    <div class="accordion-item__dropdown"><p>Tin and ash.</p></div>
  </li></ul></div>`;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mortar-try-'));
  mkdirSync(join(folder, 'assets.squarespace.com/universal/scripts-compressed'), { recursive: true });
  writeFileSync(join(folder, PLATFORM_SCRIPT), 'document.title = "platform";');
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><title>Kiln</title><script src="${PLATFORM_SCRIPT}"></script>${ACCORDION}`,
  );
  writeFileSync(
    join(folder, 'needy.html'),
    `<!doctype html><title>Kiln</title><script src="${PLATFORM_SCRIPT}"></script>
    <script>if (document.title !== 'platform') throw new Error('The platform is missing');</script>`,
  );
});

// Each command starts a browser of its own and opens each page twice.
describe('npm run try', { timeout: 120_000 }, () => {
  test('shows what a saved page gets and pays', async () => {
    const { stdout, code } = await tryPages(join(folder, 'index.html'), '--markdown');
    expect(stdout).toMatch(/\| index\.html \| 0 → 0 \| 1 of 1 \| 0\/0 → 0\/0 \| \d+ → \d+ \|/);
    expect(code).toBe(0);
  });

  test('opens every page of a folder and names errors that are new', async () => {
    const { stdout, code } = await tryPages(folder);
    expect(stdout).toMatch(/^index\.html .*\n^needy\.html +0 → 1 /m);
    expect(stdout).toContain('needy.html: Error: The platform is missing');
    expect(code).toBe(1);
  });

  test.each([
    ['nothing', [], 'Name at least one file, folder or URL.'],
    ['a file that is not there', ['absent.html'], 'There is no file, folder or URL "absent.html".'],
    ['a width that is none', ['--width', 'wide', 'x'], '--width must be a number of px'],
    ['an unknown option', ['--deep', 'x'], "Unknown option '--deep'"],
  ])('refuses %s', async (_name, words, message) => {
    const { stderr, code } = await tryPages(...words);
    expect(stderr).toContain(message);
    expect(code).toBe(2);
  });
});

/** The command as its user runs it: its output, and its exit code. */
async function tryPages(...words: string[]): Promise<{ stdout: string; stderr: string; code: number }> {
  try {
    const { stdout, stderr } = await promisify(execFile)('node', ['bench/try/run.mjs', ...words]);
    return { stdout, stderr, code: 0 };
  } catch (error) {
    return error as { stdout: string; stderr: string; code: number };
  }
}
