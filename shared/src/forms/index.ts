export { dropDraft, keepDraft, readDraft } from './drafts.ts';
export { type FieldFault, resolveWith } from './resolve-with.ts';
