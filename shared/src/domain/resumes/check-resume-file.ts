import { resumeLimits } from '../../contracts/profile/jobseeker.ts';

export type ResumeFileError = 'too-large' | 'wrong-format' | 'empty';

/** For the `accept` attribute of a file input: extensions and media types, since some systems know only one of the two. */
export const acceptedResumeFiles = [
  ...resumeLimits.formats.map((format) => `.${format}`),
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
].join(',');

/** Validates format and size before an upload; the API validates the content. Null for a valid file. */
export async function checkResumeFile(file: File): Promise<ResumeFileError | null> {
  if (file.size === 0) return hasKnownName(file) ? 'empty' : 'wrong-format';
  if (!hasKnownName(file) && !(await isDocument(file))) return 'wrong-format';
  return file.size > resumeLimits.maxBytes ? 'too-large' : null;
}

function hasKnownName({ name }: File): boolean {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return name.includes('.') && resumeLimits.formats.some((format) => format === extension);
}

/** How files begin that the API takes whatever their names: PDF, Word of any age, Rich Text. */
/** The third is that of older Word files, whose bytes are no UTF-8. */
const beginnings = ['%PDF-', 'PK\u0003\u0004', '\ufffd\ufffd\u0011\u0871', '{\\rtf'];

/** What Word writes at the beginning of a document in XML. */
const wordXml = 'progid="Word.Document"';

/** Some phones give documents without the end of their names. A file that cannot be read is left to the API. */
async function isDocument(file: File): Promise<boolean> {
  try {
    const head = await file.slice(0, 200).text();
    return head.includes(wordXml) || beginnings.some((beginning) => head.startsWith(beginning));
  } catch {
    return true;
  }
}
