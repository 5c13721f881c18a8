import { resumeLimits } from '@jobharbor/shared/contracts/jobseeker';

export type FileFault = 'too-large' | 'wrong-kind' | 'empty';

/** What for the file input's `accept`: endings and kinds, since some systems know only one of the two. */
export const acceptedFiles = [
  ...resumeLimits.formats.map((format) => `.${format}`),
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
].join(',');

/** What can be told without sending the file. Its content is the server's to judge. */
export function checkFile({ name, size }: { name: string; size: number }): FileFault | null {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!name.includes('.') || !resumeLimits.formats.some((format) => format === ending)) return 'wrong-kind';
  if (size === 0) return 'empty';
  return size > resumeLimits.maxBytes ? 'too-large' : null;
}
