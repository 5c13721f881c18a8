import { type ResumeDocument, resumeDocument } from '@jobharbor/shared/contracts/profile/resume-document';

/** Bytes: the API's limit, with every character escaped. */
export const maxJsonBytes = 100 * 1024;

export type ReadDocument =
  | { status: 'read'; document: ResumeDocument }
  /** `path`: the invalid member, such as `work.0.startDate`; empty if the file is no JSON object. */
  | { status: 'refused'; reason: 'too-large' | 'no-json' | 'no-resume'; path: string };

/** Parses and validates a JSON Resume file. Members that are null count as absent; unknown ones are preserved. */
export async function readJsonResume(file: Blob): Promise<ReadDocument> {
  const refused = (reason: 'too-large' | 'no-json' | 'no-resume', path = ''): ReadDocument => ({
    status: 'refused',
    reason,
    path,
  });
  if (file.size > maxJsonBytes) return refused('too-large');
  let value: unknown;
  try {
    value = JSON.parse(await file.text(), (_, member) => (member === null ? undefined : member));
  } catch {
    return refused('no-json');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refused('no-resume');
  const parsed = resumeDocument.safeParse(value);
  if (!parsed.success) return refused('no-resume', parsed.error.issues[0]?.path.join('.') ?? '');
  const isResume = Object.keys(resumeDocument.shape).some((member) => member in parsed.data);
  return isResume ? { status: 'read', document: parsed.data } : refused('no-resume');
}
