import { expect, it } from 'vitest';
import { aPdf, type Doc } from '../../testing/samples/a-pdf.ts';
import { readPdf } from './read-pdf.ts';

type Cells = readonly (readonly string[])[];

const widths = [80, 90, 90];

/** Draws a table with a border around each cell. The lines of a cell stand below each other. */
function drawTable(doc: Doc, rows: readonly Cells[], top: number): void {
  let y = top;
  for (const cells of rows) {
    const height = Math.max(...cells.map((lines) => lines.length)) * 14 + 6;
    let x = 60;
    for (const [column, lines] of cells.entries()) {
      doc.rect(x, y, widths[column] ?? 0, height).stroke();
      for (const [at, line] of lines.entries()) doc.text(line, x + 4, y + 4 + at * 14, { lineBreak: false });
      x += widths[column] ?? 0;
    }
    y += height;
  }
}

const textsOf = async (draw: (doc: Doc) => void) =>
  (await readPdf(await aPdf(draw))).lines.map(({ text }) => text);

it('reads each cell of a table as one text, and the row as one line', async () => {
  const rows = [
    [['Period'], ['Company'], ['Position']],
    [
      ['June 2019 –', 'April 2023'],
      ['Fjordline', 'Freight AS'],
      ['Logistics and', 'Fleet Planner'],
    ],
    [['May 2016 –', 'June 2019'], ['Nordwind'], ['Warehouse', 'Operations', 'Clerk']],
  ];
  const texts = await textsOf((doc) => {
    doc.text('Experience', 60, 80, { lineBreak: false });
    drawTable(doc, rows, 100);
    doc.text('Education', 60, 300, { lineBreak: false });
  });
  expect(texts).toEqual([
    ...['Experience', 'Period\tCompany\tPosition'],
    'June 2019 – April 2023\tFjordline Freight AS\tLogistics and Fleet Planner',
    'May 2016 – June 2019\tNordwind\tWarehouse Operations Clerk',
    'Education',
  ]);
});

it('keeps lines of a cell apart that do not fill it', async () => {
  const rows = [
    [['2019 – 2023'], ['Cook', 'Quay Hotel']],
    [['2016 – 2019'], ['Baker', 'Tern']],
  ];
  const texts = await textsOf((doc) => drawTable(doc, rows, 100));
  expect(texts).toEqual(['2019 – 2023\tCook', 'Quay Hotel', '2016 – 2019\tBaker', 'Tern']);
});

it('reads text beside a table by column', async () => {
  const rows = [
    [['Excel'], ['five years', 'of work']],
    [['Welding'], ['two years']],
  ];
  const side = ['Experience', 'Head Cook', 'Hotel Quay', 'Baker', 'Nordwind'];
  const texts = await textsOf((doc) => {
    drawTable(doc, rows, 100);
    for (const [at, text] of side.entries()) doc.text(text, 350, 104 + at * 14, { lineBreak: false });
  });
  expect(texts.join(' ')).toContain('Experience');
  expect(texts).not.toContain('Excel\tfive years of work');
});
