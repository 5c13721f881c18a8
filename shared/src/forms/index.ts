export { callingCodes } from './calling-codes.ts';
export { deleteDraft, readDraft, saveDraft } from './drafts.ts';
export { focusIfLost } from './focus-if-lost.ts';
export { FormDialog, type FormDialogProps } from './form-dialog.tsx';
export { preventComposingSubmit } from './prevent-composing-submit.ts';
export { type FieldErrorType, schemaResolver } from './schema-resolver.ts';
