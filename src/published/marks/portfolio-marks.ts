import { asRecord, ownProperty } from '../../data/fields';
import { parseJson } from '../../data/json';
import { kebabCase } from '../../data/text';
import type { SiteContext } from '../../runtime/site-context';
import { tweaksOf } from '../common/tweaks';

/** Anything else could not be an attribute. */
const NAME = /^[a-z]+$/i;

/** A portfolio names the site's settings that it follows; their values, in the page's context, are its marks. */
export function portfolioMarks(portfolio: Element, site: SiteContext): string[] {
  const props = asRecord(parseJson(portfolio.getAttribute('data-props')));
  const tweaks = tweaksOf(site);
  const marks: string[] = [];
  for (const [setting, tweak] of Object.entries(asRecord(ownProperty(props, 'tweaks')))) {
    if (typeof tweak !== 'string' || !NAME.test(setting)) continue;
    const value = ownProperty(tweaks, tweak);
    if (typeof value === 'string') marks.push(`${attributeOf(setting, tweak)}=${slug(value)}`);
  }
  const mode = ownProperty(props, 'mode');
  if (typeof mode === 'string') marks.push(`data-mode=${mode}`);
  return [...marks, ...heightMarks(marks), 'data-init='];
}

/** `verticalAlign` is `data-vertical-align`; whether pictures lie over the titles is `data-active-item-front`. */
function attributeOf(setting: string, tweak: string): string {
  if (tweak.endsWith('-front')) return 'data-active-item-front';
  return `data-${kebabCase(setting)}`;
}

/** `Forward Slash` is `forward-slash`. */
function slug(value: string): string {
  return value.toLowerCase().replaceAll(' ', '-');
}

/** The owner's own height, in percent of the window's. */
function heightMarks(marks: readonly string[]): string[] {
  const percent = marks.find((mark) => mark.startsWith('data-custom-height='))?.split('=')[1];
  return percent && marks.includes('data-height=custom') ? [`min-height=${percent}vh`] : [];
}
