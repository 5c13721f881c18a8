import type { DocumentText } from './document-text.ts';
import type { ResumeFormat } from './resume-format.ts';
import { runDocumentProcess } from './run-document-process.ts';

/** Text of an uploaded document. Throws 41281 if unreadable, and 40019 if the queue is full. */
export async function readDocument(bytes: Uint8Array, format: ResumeFormat): Promise<DocumentText> {
  const answer = await runDocumentProcess({ args: ['text', format], bytes });
  // Written by our own code, in the process that ran it.
  return JSON.parse(answer.toString('utf8')) as DocumentText;
}

/** Renders a page of a PDF as WebP. Throws like {@link readDocument}, also for a missing page. */
export const drawPage = (bytes: Uint8Array, page: number): Promise<Buffer> =>
  runDocumentProcess({ args: ['page', String(page)], bytes, needsAddons: true });
