export { changedKeys } from './changed-keys.ts';
export { sinceParts } from './since-parts.ts';
