#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Window } from 'happy-dom';
import { messageOf } from '../data/errors';
import type { Fault } from './fault';

/** Exit codes of the command. */
const CLEAN = 0;
const FAULTS = 1;
const UNUSABLE = 2;

/** A fault as the command tells it: the element by its opening tag. */
type ToldFault = Omit<Fault, 'element'> & { readonly file: string; readonly element: string };

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  });
  if (!positionals.length) throw new Error('no files');
  const pages = positionals.map((file) => ({ file, html: readFileSync(file, 'utf8') }));
  const told = await lintPages(pages);
  console.log(values.json ? JSON.stringify(told, null, 2) : inWords(told));
  process.exitCode = told.length ? FAULTS : CLEAN;
} catch (error) {
  console.error(`${messageOf(error)}\nUsage: mortar-lint [--json] page.html…`);
  process.exitCode = UNUSABLE;
}

/** The rules read the document of a browser; here each page becomes it in turn, and none of its scripts run. */
async function lintPages(pages: readonly { file: string; html: string }[]): Promise<ToldFault[]> {
  const window = new Window({ url: 'https://page.invalid/' }); // a base for relative addresses
  const { document, HTMLScriptElement } = window;
  const Document = Object.getPrototypeOf(window.Document); // a window's own class has no members
  Object.assign(globalThis, { window, document, Document, HTMLScriptElement });
  const [{ lintPage }, { writtenContext }] = await Promise.all([
    import('./lint-page'),
    import('./written-context'),
  ]);
  const told: ToldFault[] = [];
  for (const { file, html } of pages) {
    document.open();
    document.write(html);
    document.close();
    Object.assign(window, { Static: { SQUARESPACE_CONTEXT: writtenContext() } });
    told.push(...lintPage().map((fault) => ({ ...fault, file, element: openingTag(fault.element) })));
  }
  await window.happyDOM.close();
  return told;
}

function openingTag(element: Element): string {
  const [tag = ''] = /^<[^>]*>?/.exec(element.outerHTML) ?? [];
  return tag.length > 120 ? `${tag.slice(0, 120)}…` : tag;
}

function inWords(told: readonly ToldFault[]): string {
  const lines = told.map(
    ({ file, code, element, message, suggestion }) =>
      `${file}: ${code}: ${message} ${suggestion}\n  ${element}`,
  );
  return [...lines, `${told.length} ${told.length === 1 ? 'fault' : 'faults'}`].join('\n');
}
