import { fileTypeFromBuffer } from 'file-type';
import { otherWordFormat } from './other-word-formats.ts';
import { isEncryptedOffice, isWordDocument } from './word-document.ts';

export type ResumeFormat = 'pdf' | 'doc' | 'docx';
export type DetectedFormat = { format: ResumeFormat } | { refused: 'empty' | 'type' | 'damaged' | 'locked' };

/**
 * Detects a file's format by its content; its name and the browser's content type are ignored. What Word opens under the
 * name `.doc` is a `doc`: Rich Text, and web pages without scripts.
 */
export async function detectResumeFormat(bytes: Buffer): Promise<DetectedFormat> {
  if (bytes.length === 0) return { refused: 'empty' };
  // PDF readers accept up to 1,024 bytes before the header.
  const head = bytes.subarray(0, 1024);
  if (head.includes('%PDF-')) return bytes.includes('endobj') ? { format: 'pdf' } : { refused: 'damaged' };
  if (isWordDocument(bytes)) return { format: 'doc' };
  if (isEncryptedOffice(bytes)) return { refused: 'locked' };
  if (head.subarray(0, 2).toString('latin1') === 'PK') return readZip(bytes);
  return otherWordFormat(bytes) === null ? { refused: 'type' } : { format: 'doc' };
}

async function readZip(bytes: Buffer): Promise<DetectedFormat> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (type?.ext !== 'docx') return { refused: 'type' };
  const endOfDirectory = bytes.lastIndexOf('PK\u0005\u0006', bytes.length, 'latin1');
  return endOfDirectory === -1 ? { refused: 'damaged' } : { format: 'docx' };
}

export const mimeTypes: Readonly<Record<ResumeFormat, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};
