import type { DocumentText } from './document-text.ts';

/** Readers by format. A process reads one document, so that each loads its own library only. */
const readers: Record<string, () => Promise<(bytes: Uint8Array) => Promise<DocumentText>>> = {
  pdf: async () => (await import('./read-pdf.ts')).readPdf,
  doc: async () => (await import('./read-doc.ts')).readDoc,
  docx: async () => (await import('./read-docx.ts')).readDocx,
};

/** Text of a document. Only for the sandboxed processes, never in the API's own. */
export async function readText(format: string, bytes: Uint8Array): Promise<DocumentText> {
  const read = await readers[format]?.();
  if (read === undefined) throw new Error(`No reader of ${format}`);
  return read(bytes);
}
