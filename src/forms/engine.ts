/** What the blocks that are forms share: one file for them, with the whole way from fields to a submission. */
export * from './attach-form';
export * from './control-attributes';
export * from './control-attributes';
export * from './field';
export * from './field-parts';
export * from './missing';
export * from './open-form';
export * from './published';
export * from './settings';
export * from './submit-button';
export * from './texts';
