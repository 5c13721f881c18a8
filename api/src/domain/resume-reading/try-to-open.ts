import { readText } from './read-text.ts';

/** What came of opening a document: `locked` asks for a password. */
export type Opening = 'open' | 'locked' | 'damaged';

/** Opens a document as a reader would. Only for the sandboxed process. */
export async function tryToOpen(format: string, bytes: Uint8Array): Promise<Opening> {
  try {
    if (format === 'pdf') await openEveryPage(bytes);
    else await readText(format, bytes);
    return 'open';
  } catch {
    return Buffer.from(bytes).includes('/Encrypt') ? 'locked' : 'damaged';
  }
}

/** Throws for a page that is not there, or of which nothing is. */
async function openEveryPage(bytes: Uint8Array): Promise<void> {
  // Loaded for PDFs only: a third of the processor time of opening a Word file.
  const { openPdf } = await import('./read-pdf.ts');
  const document = await openPdf(bytes);
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { fnArray } = await page.getOperatorList();
    if (number === 1 && fnArray.length === 0) throw new Error('The first page is empty');
    page.cleanup();
  }
}
