import type { Scope } from '../common/scope';

/** What each feature of a published header works with, until the header is unmounted. */
export interface Header extends Scope {
  readonly element: HTMLElement;
}

/** Headers of version 7.1 not handled by another script. */
export const HEADER = 'header[data-controller="Header"]:not([data-controllers-bound])';

/** The sections of a page; an overlapping header keeps the first one free. */
export const SECTIONS = 'main .page-section, main .system-page';
