import PDFDocument from 'pdfkit';

export type Doc = InstanceType<typeof PDFDocument>;

/** A PDF of A4 pages that `draw` fills. */
export async function aPdf(draw: (doc: Doc) => void): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4', margin: 0 });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => doc.on('end', resolve));
  draw(doc);
  doc.end();
  await done;
  return Buffer.concat(chunks);
}
