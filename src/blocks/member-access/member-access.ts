import { resetWithin } from '../../components/reset';
import type { Dispose } from '../../data/dispose';
import { addStyles } from '../../dom/styles';
import type { MountedBlock } from '../../runtime/block/plain-block';
import styles from './member-access.css';
import { offered, type PartsByOption, partsIn } from './parts';
import type { settings } from './settings';
import { insertToggle } from './toggle';

const STYLES = resetWithin('mortar-pricing') + styles;

export type MemberAccess = MountedBlock<typeof settings>;

/** A choice of ways to pay that shows the price, button and section of one of them. One way is no choice. */
export function startMemberAccess(block: MemberAccess): Dispose | undefined {
  const priced = partsIn(block.element);
  const options = offered(block.settings.options, priced);
  const [first] = options;
  if (!first || options.length < 2) return undefined;
  const removeStyles = addStyles(STYLES, block.runtime.tag.nonce);
  const toggle = insertToggle(block, options, first, ({ id, label }) => {
    showOnly(id, priced, block);
    toggle.announce([label, ...pricesOf(priced.get(id) ?? [])].join(', '));
  });
  showOnly(first.id, priced, block);
  return () => {
    toggle.remove();
    removeStyles();
  };
}

function showOnly(id: string, priced: PartsByOption, { attributes }: MemberAccess): void {
  for (const [other, elements] of priced) {
    for (const part of elements) {
      attributes.set(part, 'hidden', other === id ? null : '');
      attributes.toggleClass(part, 'mortar-pricing-other', other !== id);
    }
  }
}

/** The short texts that a choice swaps; buttons and whole sections are for those who go there. */
function pricesOf(priced: readonly HTMLElement[]): string[] {
  const texts = priced.filter((part) => !part.matches(NO_PRICE)).map((part) => part.textContent.trim());
  return texts.filter((text) => text && text.length <= LONGEST_PRICE);
}

const NO_PRICE = 'section, article, form, a, button, :has(a, button)';

/** Characters of a price with the words around it. */
const LONGEST_PRICE = 80;
