import type { DocumentText } from './document-text.ts';
import type { ResumeFormat } from './resume-format.ts';
import { runDocumentProcess } from './run-document-process.ts';

/** The text of a document that somebody sent. Throws 41281 for one that cannot be read, and 40019 when too many are. */
export async function readDocument(bytes: Uint8Array, format: ResumeFormat): Promise<DocumentText> {
  const answer = await runDocumentProcess({ args: ['text', format], bytes });
  // Written by our own code, in the process that ran it.
  return JSON.parse(answer.toString('utf8')) as DocumentText;
}

/** A page of a PDF as a WebP picture. Throws as {@link readDocument}, also for a page that the document lacks. */
export const drawPage = (bytes: Uint8Array, page: number): Promise<Buffer> =>
  runDocumentProcess({ args: ['page', String(page)], bytes, needsAddons: true });
