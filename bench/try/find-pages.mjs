import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';

/**
 * The pages of a target: a running page by its address, or saved pages with their folder.
 * @throws Error for a target that is neither a URL, nor a file, nor a folder with HTML files.
 */
export async function findPages(target) {
  if (/^https?:\/\//.test(target)) return [{ name: target, url: new URL(target).href }];
  const path = resolve(target);
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new Error(`There is no file, folder or URL "${target}".`);
  if (found.isFile()) return [savedPage(dirname(path), basename(path))];
  const names = await readdir(path, { recursive: true });
  const pages = names.filter((name) => /\.html?$/i.test(name)).sort();
  if (!pages.length) throw new Error(`The folder "${target}" holds no HTML file.`);
  return pages.map((name) => savedPage(path, name));
}

function savedPage(folder, name) {
  const path = relative(folder, join(folder, name)).split(sep).map(encodeURIComponent).join('/');
  return { name, folder, path };
}
