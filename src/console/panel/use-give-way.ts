import { type RefObject, useEffect } from 'react';
import * as page from '../../dom/page';
import { everyFrame } from './every-frame';

/** Keeps the panel from covering the cookie banner: it uses the larger part of the window above or below it. */
export function useGiveWay(layerRef: RefObject<HTMLElement | null>): void {
  useEffect(() => everyFrame(() => layerRef.current && giveWay(layerRef.current)), [layerRef]);
}

function giveWay({ style }: HTMLElement): void {
  const banner = page.all('.gdpr-cookie-banner')[0]?.getBoundingClientRect();
  const { top = 0, bottom = 0 } = banner ?? {};
  const isAbove = top + bottom < innerHeight;
  setProperty(style, '--taken-top', banner && isAbove ? bottom : 0);
  setProperty(style, '--taken-bottom', banner && !isAbove ? innerHeight - top : 0);
}

/** Setting the same value again would recalculate styles. */
function setProperty(style: CSSStyleDeclaration, name: string, pixels: number): void {
  const value = `${Math.max(0, Math.round(pixels))}px`;
  if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
}
