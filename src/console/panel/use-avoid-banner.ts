import { type RefObject, useEffect } from 'react';
import * as page from '../../dom/page';
import { everyFrame } from './every-frame';
import { setStyles } from './set-styles';

/** Keeps the panel from covering the cookie banner: it uses the larger part of the window above or below it. */
export function useAvoidBanner(layerRef: RefObject<HTMLElement | null>): void {
  useEffect(() => everyFrame(() => layerRef.current && avoidBanner(layerRef.current)), [layerRef]);
}

function avoidBanner(layer: HTMLElement): void {
  const banner = page.all('.gdpr-cookie-banner')[0]?.getBoundingClientRect();
  const { top = 0, bottom = 0 } = banner ?? {};
  const isAbove = top + bottom < innerHeight;
  setStyles(layer, {
    '--taken-top': inPixels(banner && isAbove ? bottom : 0),
    '--taken-bottom': inPixels(banner && !isAbove ? innerHeight - top : 0),
  });
}

function inPixels(length: number): string {
  return `${Math.max(0, Math.round(length))}px`;
}
