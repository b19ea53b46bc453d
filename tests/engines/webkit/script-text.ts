import { Script as Compiled } from 'node:vm';
import { literal } from './values.ts';

/** A function that runs in the page, or an expression of it. */
export type Script<Value> = string | ((argument: never) => Value | Promise<Value>);

/** The body of a function that returns what a script comes to in the page. */
export function bodyOf(script: Script<unknown>, argument?: unknown): string {
  if (typeof script === 'function') return `return (${functionText(script)})(${literal(argument)})`;
  const expression = script.trim().replace(/;+$/, '');
  // Statements have a value only where they are evaluated, which a page's policy may forbid.
  if (!isExpression(expression)) return `return (0, eval)(${JSON.stringify(script)})`;
  return `return (${expression}\n)`;
}

/** The text of a function, also of one that is written as a method. */
export function functionText(script: (argument: never) => unknown): string {
  const text = String(script);
  const isMethod = /^(async\s+)?[\w$]+\s*\(/.test(text) && !/^(async\s*)?(function\b|\()/.test(text);
  return isMethod ? text.replace(/^(async\s+)?/, '$1function ') : text;
}

export function isExpression(text: string): boolean {
  try {
    new Compiled(`async () => (${text}\n)`);
    return true;
  } catch {
    return false;
  }
}
