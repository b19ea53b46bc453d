/** What nearly every chunk stands on: one file for all of them, loaded with the first. */
export * from './blocks/plain-block';
export * from './blocks/settings';
export * from './links/navigable';
export * from './messages/say';
export * from './messages/say-with';
export * from './runtime/errors';
export * from './runtime/json';
export * from './runtime/page';
export * from './runtime/records';
export * from './runtime/site-details';
export * from './runtime/styles';
export * from './ui/lifetime';
export * from './ui/live-value';
export * from './ui/mount-point';
export * from './ui/reset';
