import { readNumber } from '../../data/fields';
import type { Setting } from './settings';

/** The width-to-height ratio that all images share, or each image's own; `undefined` if not set. */
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
