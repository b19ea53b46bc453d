import { number as readNumber } from '../../data/fields';
import type { Setting } from './settings';

/** The ratio of width to height that pictures share, or each its own; `undefined` where nobody says. */
export const imageAspectRatio: Setting<number | 'Auto' | undefined> = {
  parse(raw) {
    const ratio = readNumber(raw) ?? 0;
    if (raw === 'Auto') return raw;
    return ratio > 0 ? ratio : undefined;
  },
  fallback: undefined,
  attributes: [],
  allowed: 'Auto or a number above 0',
};
