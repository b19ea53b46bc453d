/** Shared by all form blocks, bundled in one file: everything from fields to submission. */
export * from './attached-form';
export * from './controls/max-length';
export * from './controls/submit-button';
export * from './feedback/mark-control';
export * from './fields/field';
export * from './fields/missing';
export * from './fields/subfields';
export * from './form-block';
export * from './form-root';
export * from './prepare-form';
export * from './published';
export * from './settings';
export * from './texts';
