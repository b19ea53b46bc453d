import * as page from '../dom/page';
import type { Runtime } from '../runtime/types';
import type { Fault } from './fault';
import { lintBlock } from './lint-block';
import { lintImage } from './lint-image';
import { LINKS, lintLink } from './lint-links';

/** Every fault that can be seen in the markup itself. */
export function lint(runtime: Pick<Runtime, 'site'>): Fault[] {
  return [
    ...lintTags(),
    ...lintContext(runtime),
    ...each('[data-block]', lintBlock),
    ...each('img[data-src]', lintImage),
    ...each(LINKS, lintLink),
  ];
}

function each(selector: string, find: (element: Element) => Iterable<Fault>): Fault[] {
  return [...page.all(selector)].flatMap((element) => [...find(element)]);
}

function* lintTags(): Iterable<Fault> {
  const tags = [...page.all<HTMLScriptElement>('script[src]')].filter(({ src }) =>
    /\/mortar\.js([?#]|$)/.test(src),
  );
  for (const element of tags.slice(1)) {
    yield {
      code: 'second-tag',
      element,
      message: 'The page has more than one Mortar tag.',
      suggestion: 'Remove this one.',
    };
  }
}

function* lintContext({ site }: Pick<Runtime, 'site'>): Iterable<Fault> {
  if (site.isPresent) return;
  yield {
    code: 'no-context',
    element: page.byId('site-context') ?? page.root(),
    message: 'The page has no readable site context, so nothing is tracked and no banner is shown.',
    suggestion: 'Add <script type="application/json" id="site-context">{…}</script> with valid JSON.',
  };
}
