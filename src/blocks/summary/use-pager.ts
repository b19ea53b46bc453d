import { startArrow } from '../../components/arrow';
import { isWithModifier } from '../../dom/delegate';
import { ARROW_SIDES, readingSide } from '../../dom/layout';
import { t } from '../../i18n/t';
import { useSignalEffect } from '../../runtime/block/use-signal-effect';
import type { SummaryLayoutProps } from './settings';

/** The server's two buttons, or what replaces them. */
export function usePager({ elements, settings, runtime, attributes }: SummaryLayoutProps): void {
  useSignalEffect((signal) => {
    const { list, previous, next } = elements;
    const { gutter } = settings;
    const page = (direction: 1 | -1) => {
      const behavior = runtime.media.prefersReducedMotion() ? 'instant' : 'smooth';
      list.scrollBy({ left: (list.clientWidth + gutter) * direction * readingSide(list), behavior });
    };
    const owner = { runtime, attributes, signal };
    if (previous) startArrow(previous, t(runtime, 'Previous'), () => page(-1), owner);
    if (next) startArrow(next, t(runtime, 'Next'), () => page(1), owner);
    const pageByKey = (event: KeyboardEvent) => {
      const side = ARROW_SIDES.get(event.key);
      if (!side || event.defaultPrevented || isWithModifier(event)) return;
      event.preventDefault(); // no gallery of the page takes it
      page(side === readingSide(list) ? 1 : -1);
    };
    for (const button of [previous, next]) button?.addEventListener('keydown', pageByKey, { signal });
  });
}
