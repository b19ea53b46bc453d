import type { Scope } from '../shared/scope';

/** What each part of a template works with, until the page is torn down. */
export type Template = Scope;
