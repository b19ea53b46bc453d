/** What the blocks that are forms share: one file for them, with the whole way from fields to a submission. */
export * from './attached-form';
export * from './description';
export * from './field';
export * from './form-block';
export * from './form-root';
export * from './max-length';
export * from './missing';
export * from './prepare-form';
export * from './published';
export * from './settings';
export * from './subfields';
export * from './submit-button';
export * from './texts';
