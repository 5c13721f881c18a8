import { isApiError } from '@jobharbor/shared/errors';
import { docxProblem } from './docx-problem.ts';
import { runDocumentProcess } from './run-document-process.ts';
import type { Opening } from './try-to-open.ts';
import { isEncryptedWord, isTruncated, isWordDocument } from './word-document.ts';

/** Bytes at the end of a PDF within which readers look for its end mark. */
const tailLength = 1_024;

/**
 * Why no employer could open the file: it is protected by a password, or a part of it is missing. Null for a file that
 * opens. A file with its end in place and without encryption costs no process; all others are tried in one. A file that
 * cannot be tried, because the queue is full or its process fails, has no problem.
 */
export async function openingProblem(
  bytes: Buffer,
  format: string,
): Promise<Exclude<Opening, 'open'> | null> {
  if (format === 'docx') return docxProblem(bytes);
  if (format === 'doc' && isEncryptedWord(bytes)) return 'locked';
  const isSuspect =
    format === 'pdf' ? isSuspectPdf(bytes) : format === 'doc' && isWordDocument(bytes) && isTruncated(bytes);
  if (!isSuspect) return null;
  try {
    const answer = await runDocumentProcess({ args: ['open', format], bytes });
    const opening = JSON.parse(answer.toString('utf8')) as Opening;
    return opening === 'open' ? null : opening;
  } catch (error) {
    if (isApiError(error)) return null;
    throw error;
  }
}

function isSuspectPdf(bytes: Buffer): boolean {
  if (bytes.includes('/Encrypt')) return true;
  const tail = bytes.subarray(-tailLength).toString('latin1');
  if (!tail.includes('%%EOF')) return true;
  const start = /startxref\s+(\d+)\s+%%EOF(?![\s\S]*startxref)/.exec(tail)?.[1];
  if (start === undefined) return false;
  const table = bytes.subarray(Number(start), Number(start) + 40).toString('latin1');
  return !/^\s*(?:xref|\d+\s+\d+\s+obj)/.test(table);
}
