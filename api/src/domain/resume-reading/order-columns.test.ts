import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { readFacts } from '../resume-facts/read-facts.ts';
import { orderColumns, type PlacedText } from './order-columns.ts';
import { readPdf } from './read-pdf.ts';

type Piece = [text: string, x: number, y: number, size?: number];

/** A PDF with texts at places, in points from the top left, written in the order given. */
async function aPdf(...pages: (readonly Piece[])[]): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4', margin: 0 });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => doc.on('end', resolve));
  for (const [index, pieces] of pages.entries()) {
    if (index > 0) doc.addPage();
    for (const [text, x, y, size = 10] of pieces) doc.fontSize(size).text(text, x, y, { lineBreak: false });
  }
  doc.end();
  await done;
  return Buffer.concat(chunks);
}

const column = (x: number, top: number, lines: readonly string[]): Piece[] =>
  lines.map((line, index) => [line, x, top + index * 14]);
/** As programs write that go across the page: row by row. */
const across = (...columns: Piece[][]): Piece[] => columns.flat().sort((a, b) => a[2] - b[2] || a[1] - b[1]);

const left = [
  'Skills',
  'Espresso brewing',
  'Latte art',
  'Stock keeping',
  'Languages',
  'English - fluent',
  'Tagalog - native',
];
const right = [
  'Work experience',
  'Head Barista',
  'Harbor Coffee Ltd',
  'March 2021 - Present',
  'Runs the bar of the largest branch in town.',
  'Barista',
  'Bean Street Ltd',
  'June 2018 - February 2021',
  'Served up to four hundred guests a day.',
  'Education',
  'BSc Hospitality Management',
  'University of San Agustin',
  '2014 - 2018',
];

describe('a page of two columns that was written row by row', () => {
  it.each([
    ['a narrow column on the left', [left, right], [40, 210]],
    ['a narrow column on the right', [right, left], [40, 400]],
  ] as const)('is read column by column: %s', async (_what, [first, second], [x1, x2]) => {
    const title: Piece = ['Amihan Cruz, barista and trainer of baristas in two cafés of Iloilo City', 40, 30];
    const pdf = await aPdf([title, ...across(column(x1, 60, first), column(x2, 60, second))]);
    const { lines } = await readPdf(pdf);
    expect(lines.map(({ text }) => text)).toEqual([title[0], ...first, ...second]);
    const { work, schools, skills, languages } = readFacts(lines);
    expect(
      work.map(({ title: job, company, start, end }) => [job, company, start, end].map((f) => f?.value)),
    ).toEqual([
      ['Head Barista', 'Harbor Coffee Ltd', '2021-03', undefined],
      ['Barista', 'Bean Street Ltd', '2018-06', '2021-02'],
    ]);
    expect(schools.map(({ school }) => school?.value)).toEqual(['University of San Agustin']);
    expect(skills.map(({ value }) => value)).toEqual(['Espresso brewing', 'Latte art', 'Stock keeping']);
    expect(languages).toHaveLength(2);
  });
});

describe('a résumé of two columns', () => {
  const name: Piece = ['Amihan Cruz', 210, 40, 24];
  const below: Piece = ['Barista and trainer', 210, 66, 12];

  it('says who the person is beside a side bar, and not within its last section', async () => {
    const pdf = await aPdf([name, below, ...across(column(40, 60, left), column(210, 94, right))]);
    const { about, languages, work } = readFacts((await readPdf(pdf)).lines);
    expect(about.headline?.value).toBe('Barista and trainer');
    expect([languages.length, work.length]).toEqual([2, 2]);
  });

  it('goes on with each column on the next page', async () => {
    const more = [
      'Waiter',
      'Bahay Kainan Ltd',
      'May 2016 - May 2018',
      'Served guests in the garden.',
      'Kept the stock.',
    ];
    const further = ['Japanese - basic', 'Interests', 'Sailing on small boats', 'Photographs of coffee'];
    const pdf = await aPdf(
      [name, below, ...across(column(40, 60, left), column(210, 94, right.slice(0, 9)))],
      across(column(40, 60, further), column(210, 60, more)),
    );
    const { languages, work } = readFacts((await readPdf(pdf)).lines);
    expect(work.map(({ company }) => company?.value)).toEqual([
      ...['Harbor Coffee Ltd', 'Bean Street Ltd', 'Bahay Kainan Ltd'],
    ]);
    expect(languages.map(({ language }) => language.value)).toEqual(['en', 'fil', 'ja']);
  });

  it('keeps words that a line ends within, and hyphens that were written as soft ones', async () => {
    const lines = [
      'Summary',
      'A barista with long ex-',
      'perience in self-',
      'service cafés, and a co\u00adowner.',
    ];
    const { about } = readFacts((await readPdf(await aPdf(column(40, 60, lines)))).lines);
    expect(about.summary?.value).toBe(
      'A barista with long experience in self-service cafés, and a co-owner.',
    );
  });
});

describe('a page of one column keeps beside a line', () => {
  const jobs = ['Head Barista', 'Barista', 'Waiter', 'Dishwasher', 'Trainee'];
  const told = jobs.flatMap((job, index): Piece[] => [
    [`${job}, Harbor Coffee number ${index}`, 40, 60 + index * 60],
    ['Served guests, kept the stock and wrote the plans of the week for all.', 40, 74 + index * 60],
    ['Trained those who came after, in brewing and in keeping accounts.', 40, 88 + index * 60],
  ]);
  it.each([
    ['its dates', (index: number): Piece[] => [[`${2018 + index} - ${2019 + index}`, 480, 60 + index * 60]]],
    ['the same place', (index: number): Piece[] => [['Iloilo City', 300, 60 + index * 60]]],
    ['its place', (index: number): Piece[] => [['Iloilo City', 480, 60 + index * 60]]],
    [
      'its place above its dates',
      (index: number): Piece[] => [
        ['Iloilo City', 480, 60 + index * 60],
        [`May ${2018 + index} - May ${2019 + index}`, 480, 74 + index * 60],
      ],
    ],
  ])('%s', async (_what, beside) => {
    const pdf = await aPdf(
      across(
        told,
        jobs.flatMap((_job, index) => beside(index)),
      ),
    );
    const { lines } = await readPdf(pdf);
    expect(lines[0]?.text).toBe(`${told[0]?.[0]}\t${beside(0)[0]?.[0]}`);
    expect(lines).toHaveLength(told.length);
  });

  it('its dates where they stand in a margin on the left', async () => {
    const rows = jobs.flatMap((job, index): Piece[] => [
      [`${2018 + index} - ${2019 + index}`, 40, 60 + index * 40],
      [`${job}, Harbor Coffee number ${index}`, 140, 60 + index * 40],
      ['Served guests and kept the stock.', 140, 74 + index * 40],
    ]);
    const { lines } = await readPdf(await aPdf(rows));
    expect(lines[0]?.text).toBe('2018 - 2019\tHead Barista, Harbor Coffee number 0');
  });
});

describe('the order of texts', () => {
  const text = (str: string, x: number, y: number): PlacedText => ({
    str,
    left: x,
    right: x + str.length * 5,
    y,
    size: 10,
  });

  it('begins on the right where the script does', () => {
    const rows = ['الخبرة العملية', 'نادل في مقهى', 'محاسب في فندق', 'مدير المخزن'];
    const others = ['المهارات', 'اللغة العربية', 'تحضير القهوة', 'حفظ المخزون'];
    const page = rows.flatMap((row, index) => [
      text(others[index] ?? '', 40, 700 - index * 14),
      text(row, 300, 700 - index * 14),
    ]);
    expect(orderColumns(page).map((part) => part.map(({ str }) => str))).toEqual([rows, others]);
  });

  it('loses and repeats nothing, whatever the page holds, and is bounded', () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (const count of [0, 1, 40, 900, 30_000]) {
      const page = Array.from({ length: count }, (_, index) =>
        text(`word${index}`, random(2) * 300 + random(30), random(800)),
      );
      page.push({ ...text('odd', 0, Number.NaN) }, text('far', 1e9, -1e9));
      const ordered = orderColumns(page).flat();
      expect([ordered.length, new Set(ordered).size]).toEqual([page.length, page.length]);
    }
  });
});
