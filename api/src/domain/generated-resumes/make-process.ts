import { writeSync } from 'node:fs';
import { json } from 'node:stream/consumers';
import { reportPages } from '../resume-reading/page-marks.ts';
import { drawPdfPage } from '../resume-reading/read-pdf.ts';
import type { PrintedDesign } from './layouts/layout.ts';
import { renderDocx } from './render-docx.ts';
import { renderPdf } from './render-pdf.ts';

/** Pages that are drawn: a résumé has two, and somebody who writes twenty sees that it is too long by the third. */
const drawnPages = 3;

/** The entry of the process that makes one document: `file`, `docx` or `pages` answers with JSON. */
const [task] = process.argv.slice(2);
reportPages();
const design = (await json(process.stdin)) as PrintedDesign;
const { pdf, pages, missing } =
  task === 'docx' ? { pdf: await renderDocx(design), pages: 0, missing: '' } : await renderPdf(design);
const pictures: string[] = [];
for (let page = 1; task === 'pages' && page <= Math.min(pages, drawnPages); page += 1) {
  pictures.push(Buffer.from(await drawPdfPage(pdf, page)).toString('base64'));
}
const made = { pdf: task !== 'pages' ? pdf.toString('base64') : '', pages, missing, pictures };
const answer = Buffer.from(JSON.stringify(made));
for (let written = 0; written < answer.length; ) written += writeSync(1, answer, written);
process.exit(0);
