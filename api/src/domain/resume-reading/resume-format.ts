import { fileTypeFromBuffer } from 'file-type';
import { otherWordFormat } from './other-word-formats.ts';
import { isBrokenCompoundFile, isEncryptedOffice, isWordDocument } from './word-document.ts';

export type ResumeFormat = 'pdf' | 'doc' | 'docx';
export type DetectedFormat = { format: ResumeFormat } | { refused: 'empty' | 'type' | 'damaged' | 'locked' };

/**
 * Detects a file's format by its content; its name and the browser's content type are ignored. What Word opens under the
 * name `.doc` is a `doc`: Rich Text, web pages without scripts, and its documents in XML.
 */
export async function detectResumeFormat(bytes: Buffer): Promise<DetectedFormat> {
  if (bytes.length === 0) return { refused: 'empty' };
  // PDF readers accept up to 1,024 bytes before the header.
  const head = bytes.subarray(0, 1024);
  if (head.includes('%PDF-')) return bytes.includes('endobj') ? { format: 'pdf' } : { refused: 'damaged' };
  if (isWordDocument(bytes)) return { format: 'doc' };
  if (isEncryptedOffice(bytes)) return { refused: 'locked' };
  if (isBrokenCompoundFile(bytes)) return { refused: 'damaged' };
  if (head.subarray(0, 2).toString('latin1') === 'PK') return readZip(bytes);
  return otherWordFormat(bytes) === null ? { refused: 'type' } : { format: 'doc' };
}

/** A zip without the directory at its end breaks off, whatever it was; one that names a text of Word was a DOCX. */
async function readZip(bytes: Buffer): Promise<DetectedFormat> {
  const isWhole = bytes.includes('PK\u0005\u0006', 0, 'latin1');
  if (!isWhole) return { refused: bytes.includes('PK\u0003\u0004', 0, 'latin1') ? 'damaged' : 'type' };
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (type?.ext === 'docx') return { format: 'docx' };
  const isZip = type === undefined || type.ext === 'zip';
  return { refused: isZip && bytes.includes('word/document', 0, 'latin1') ? 'damaged' : 'type' };
}

export const mimeTypes: Readonly<Record<ResumeFormat, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};
