import { resumeLimits } from '../../contracts/jobseeker.ts';

export type ResumeFileError = 'too-large' | 'wrong-format' | 'empty';

/** For the `accept` attribute of a file input: extensions and media types, since some systems know only one of the two. */
export const acceptedResumeFiles = [
  ...resumeLimits.formats.map((format) => `.${format}`),
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
].join(',');

/** Validates extension and size before an upload; the API validates the content. Null for a valid file. */
export function checkResumeFile({ name, size }: { name: string; size: number }): ResumeFileError | null {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!name.includes('.') || !resumeLimits.formats.some((format) => format === extension)) {
    return 'wrong-format';
  }
  if (size === 0) return 'empty';
  return size > resumeLimits.maxBytes ? 'too-large' : null;
}
