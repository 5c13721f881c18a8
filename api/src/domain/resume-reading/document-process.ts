import { writeSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import type { DocumentText } from './document-text.ts';

/** Each loads its library alone: a process lives for one document. */
const readers: Record<string, () => Promise<(bytes: Uint8Array) => Promise<DocumentText>>> = {
  pdf: async () => (await import('./read-pdf.ts')).readPdf,
  doc: async () => (await import('./read-doc.ts')).readDoc,
  docx: async () => (await import('./read-docx.ts')).readDocx,
};

/**
 * The entry of the process that opens one document that somebody sent: `text <format>` answers with JSON, `page <number>`
 * with a picture. Loaded by nothing else, so that no hostile document is ever opened in the API's own process.
 */
async function run([task, argument = '']: readonly string[]): Promise<Uint8Array> {
  const bytes = await buffer(process.stdin);
  if (task === 'page') return (await import('./read-pdf.ts')).drawPdfPage(bytes, Number(argument));
  const read = await readers[argument]?.();
  if (read === undefined) throw new Error(`No reader of ${argument}`);
  return Buffer.from(JSON.stringify(await read(bytes)));
}

const answer = await run(process.argv.slice(2));
for (let written = 0; written < answer.length; ) written += writeSync(1, answer, written);
// Timers and workers of a library must not keep the process.
process.exit(0);
