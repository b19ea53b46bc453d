/** What nearly every chunk stands on: one file for all of them, loaded with the first. */

export * from './components/mount-point';
export * from './components/reset';
export * from './data/disposables';
export * from './data/errors';
export * from './data/guarded';
export * from './data/json';
export * from './data/links/navigable';
export * from './data/live-value';
export * from './data/records';
export * from './dom/clock';
export * from './dom/observers';
export * from './dom/page';
export * from './dom/styles';
export * from './i18n/format-message';
export * from './i18n/t';
export * from './runtime/block/plain-block';
export * from './runtime/block/settings';
export * from './runtime/member';
export * from './runtime/site-details';
