import type { ResumeDocument } from '@jobharbor/shared/contracts/resume-document';

/** Whether a résumé has no text to print. `meta` and `$schema` of JSON Resume are never printed. */
export function isEmptyResume(document: ResumeDocument): boolean {
  const { meta: _meta, $schema: _schema, ...printed } = document;
  return !hasText(printed);
}

function hasText(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return typeof value === 'object' && value !== null && Object.values(value).some(hasText);
}
