import * as page from '../../../dom/page';
import { CALL, type ShadowCall } from '../../globals/shadow-call';

/**
 * The elements a template's script refers to: by selector, as elements, or as stubs of the old utility library, which
 * know the call they stand for.
 */
export function elementsOf(value: unknown): HTMLElement[] {
  if (typeof value === 'string') return select(document, value);
  if (value instanceof HTMLElement) return [value];
  if (value instanceof NodeList || Array.isArray(value)) return [...value].flatMap(elementsOf);
  const call = callOf(value);
  return call ? answer(call) : [];
}

function callOf(value: unknown): ShadowCall | undefined {
  const isShadow = typeof value === 'function';
  return isShadow ? (value as unknown as Record<symbol, ShadowCall | undefined>)[CALL] : undefined;
}

function answer({ from, name, args: [what] = [] }: ShadowCall): HTMLElement[] {
  const nodes = from ? answer(from) : [];
  const isFirst = name === 'one' || name === 'all';
  if (isFirst) {
    const roots = nodes.length ? nodes : [document];
    const found = typeof what === 'string' ? roots.flatMap((root) => select(root, what)) : elementsOf(what);
    return name === 'one' ? found.slice(0, 1) : found;
  }
  const step = STEPS[name];
  return step ? nodes.flatMap((node, index) => step(node, what, index) ?? []) : nodes; // most return the node itself
}

type Step = (node: Element, what: unknown, index: number) => HTMLElement | HTMLElement[] | null;

const STEPS: Readonly<Record<string, Step | undefined>> = {
  ancestor: (node, what) =>
    typeof what === 'string' ? (node.parentElement?.closest<HTMLElement>(what) ?? null) : node.parentElement,
  item: (node, what, index) => (index === Number(what) ? (node as HTMLElement) : null),
  siblings: (node, what) =>
    [...(node.parentElement?.children ?? [])].filter(
      (sibling) => sibling !== node && (typeof what !== 'string' || sibling.matches(what)),
    ) as HTMLElement[],
  get: (node, what) => (what === 'parentNode' ? node.parentElement : (node as HTMLElement)),
};

/** An invalid selector finds nothing. */
function select(root: Document | Element, selector: string): HTMLElement[] {
  try {
    return [...(root === document ? page.all(selector) : root.querySelectorAll<HTMLElement>(selector))];
  } catch {
    return [];
  }
}
