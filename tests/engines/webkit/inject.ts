import { createHash } from 'node:crypto';
import type { Answer } from './exchange.ts';

const POLICY = 'content-security-policy';

/** A document with a script before its own ones, which its policy lets run. */
export function withScript(answer: Answer, script: string): Answer {
  const body = Buffer.from(insert(answer.body.toString(), `<script>${script}</script>`));
  const policy = answer.headers[POLICY];
  if (!policy) return { ...answer, body };
  return { ...answer, body, headers: { ...answer.headers, [POLICY]: allow(String(policy), script) } };
}

/** At the start of the head; else after the doctype, since a page before it would be in quirks mode. */
function insert(html: string, tag: string): string {
  const start = /<head[^>]*>/i.exec(html) ?? /^\s*<!doctype[^>]*>/i.exec(html);
  const at = start ? start.index + start[0].length : 0;
  return html.slice(0, at) + tag + html.slice(at);
}

function allow(policy: string, script: string): string {
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  const directives = policy.split(';').map((directive) => directive.trim());
  const forScripts = directives.filter((directive) => /^script-src(-elem)?\s/.test(directive));
  const [fallback] = directives.filter((directive) => directive.startsWith('default-src '));
  if (!forScripts.length && fallback)
    directives.push(`${fallback.replace('default-src', 'script-src').replace(" 'none'", '')} ${hash}`);
  return directives.map((one) => (forScripts.includes(one) ? withHash(one, hash) : one)).join('; ');
}

/** Beside a hash, `'unsafe-inline'` would no longer count. */
const withHash = (directive: string, hash: string) =>
  directive.includes("'unsafe-inline'") ? directive : `${directive} ${hash}`;
