import { writeSync } from 'node:fs';
import { json } from 'node:stream/consumers';
import { reportPages } from '../resume-reading/page-marks.ts';
import type { PrintedDesign } from './layouts/layout.ts';

/** Pages that are drawn: a résumé has two, and somebody who writes twenty sees that it is too long by the third. */
const drawnPages = 3;

/**
 * Entry point of the process that makes one document: `file`, `docx` or `pages` answers with JSON. Loads the libraries of
 * its task only, since most of its processor time is their loading.
 */
const [task] = process.argv.slice(2);
reportPages();
const design = (await json(process.stdin)) as PrintedDesign;
const { pdf, pages, missing } = await make();
const made = {
  pdf: task !== 'pages' ? pdf.toString('base64') : '',
  pages,
  missing,
  pictures: task === 'pages' ? await draw() : [],
};
const answer = Buffer.from(JSON.stringify(made));
for (let written = 0; written < answer.length; ) written += writeSync(1, answer, written);
process.exit(0);

async function make() {
  if (task === 'docx') {
    const { renderDocx } = await import('./render-docx.ts');
    return { pdf: await renderDocx(design), pages: 0, missing: '' };
  }
  const { renderPdf } = await import('./render-pdf.ts');
  return renderPdf(design);
}

/** WebP, base64. */
async function draw(): Promise<string[]> {
  const { drawPdfPage } = await import('../resume-reading/read-pdf.ts');
  const pictures: string[] = [];
  for (let page = 1; page <= Math.min(pages, drawnPages); page += 1) {
    pictures.push(Buffer.from(await drawPdfPage(pdf, page)).toString('base64'));
  }
  return pictures;
}
