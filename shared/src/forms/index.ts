export { callingCodes } from './calling-codes.ts';
export { deleteDraft, readDraft, saveDraft } from './drafts.ts';
export { preventComposingSubmit } from './prevent-composing-submit.ts';
export { type FieldErrorType, schemaResolver } from './schema-resolver.ts';
