import { type ResumeDesign, resumeAccents, resumeTemplates } from '@jobharbor/shared/contracts';
import { expect, it } from 'vitest';
import { exampleResume } from './example-resume.ts';
import { fitPages } from './fit-pages.ts';
import { type Line, layOutText, type Ruler } from './lay-out-text.ts';
import { accentOf, bandColor, ink, mutedTextColor, pageSizes } from './layouts/layout.ts';

/** A character is half as wide as it is high, one of East Asia as wide as it is high. */
const ruler: Ruler = {
  fontOf: () => 'font',
  hasGlyph: () => true,
  widthOf: (text, _font, size) =>
    [...text].reduce(
      (sum, one) => sum + (/\p{Script=Han}|\p{Script=Katakana}/u.test(one) ? 1 : 0.5) * size,
      0,
    ),
  onMissing: () => {},
};
const long = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralterna';

function aDocument(language: ResumeDesign['language'], jobs: number): ResumeDesign['document'] {
  const { basics, work = [], ...others } = exampleResume(language);
  const url = 'https://portfolio.example.com/a-rather-long-address/with-parts?and=more';
  return {
    ...others,
    basics: {
      ...basics,
      name: long,
      label: long,
      phone: '+63 917 555 0134',
      url,
      email: `${long}@example.com`,
    },
    work: Array.from({ length: jobs }, () => ({ ...work[0], name: long })),
    skills: [...(others.skills ?? []), { name: long }, { name: 'SAP' }, { name: 'Excel' }],
    certificates: [{ name: long, issuer: long, date: '2021-04', endDate: '2026-04', url }],
    references: [{ name: long, reference: `${basics?.summary} ${basics?.summary}` }],
  };
}
const textOf = ({ runs }: Line) => runs.map(({ text }) => text).join('');

const cases = (['en', 'ja', 'ar'] as const).flatMap((language) =>
  resumeTemplates
    .filter((template) => template !== 'rirekisho')
    .map((template) => ({
      language,
      template,
      paper: language === 'en' ? ('letter' as const) : ('a4' as const),
    })),
);
it.each(cases)('a page in $language of $template holds all that is written on it', (options) => {
  // The end of a page falls on each part of a résumé in turn.
  for (const jobs of [4, 7]) {
    const fitted = fitPages(ruler, { ...options, document: aDocument(options.language, jobs) });
    const [width, height] = pageSizes[options.paper];
    expect(fitted.count).toBeLessThanOrEqual(2);
    for (const { column, pages } of fitted.columns) {
      expect(column.start + column.width).toBeLessThan(width);
      expect(column.top + column.height).toBeLessThan(height - 26);
      for (const [page, placed] of pages.entries()) {
        for (const { block, from, to, top } of placed) {
          expect(top + (to - from) * block.leading).toBeLessThanOrEqual(column.height + 0.1);
          for (const line of block.lines.slice(from, to)) {
            expect(block.indent + line.width + (block.aside?.line.width ?? 0)).toBeLessThanOrEqual(
              column.width + 0.1,
            );
            expect(textOf(line)).not.toMatch(/^[·|]|[·|]$/);
          }
        }
        const shown = placed.reduce((sum, { from, to }) => sum + to - from, 0);
        // A page, and the part of a column on it, begins and ends with two lines at least.
        if (page > 0) expect(shown).toBeGreaterThanOrEqual(4);
        if (page < pages.length - 1) expect(placed.at(-1)?.block.keepWithNext).not.toBe(true);
      }
    }
  }
});

it.each([
  [
    'an address breaks after its signs',
    'https://verify.example.org/credentials/7A-99812',
    150,
    ['https://verify.example.org/', 'credentials/7A-99812'],
  ],
  [
    'a separator goes where the line ends',
    'City · https://verify.example.org/7A',
    100,
    ['City', 'https://verify.', 'example.org/7A'],
  ],
  ['a sign stays with its number', 'Cut the waste by 42 % a year', 95, ['Cut the waste by', '42 % a year']],
  ['a word without signs breaks anywhere', 'x'.repeat(40), 150, ['x'.repeat(30), 'x'.repeat(10)]],
])('%s', (_, text, width, lines) => {
  const style = { size: 10, weight: 400, width, isRightToLeft: false } as const;
  expect(layOutText(ruler, text, style).map(textOf)).toEqual(lines);
});

it('a name of one long word is smaller, and not broken', () => {
  const design = { template: 'classic', paper: 'a4', language: 'en' } as const;
  const [name] =
    fitPages(ruler, { ...design, document: { basics: { name: long } } }).columns[0]?.column.blocks ?? [];
  expect([name?.lines.length, (name?.size ?? 0) > 14]).toEqual([1, true]);
});

it.each(['classic', 'compact', 'europass', 'sidebar'] as const)(
  'a photo stands beside the head of %s',
  (template) => {
    const document = {
      basics: { name: 'Ana', label: 'Cook', email: 'a@b.example' },
      work: [{ position: 'Cook' }],
    };
    const design = { template, paper: 'a4', language: 'en', document, photo: 'AAAA' } as const;
    const { layout, columns } = fitPages(ruler, design);
    const { start, top, side } = layout.photo ?? { start: 0, top: 0, side: 0 };
    for (const { column, pages } of columns) {
      for (const { block, from, to, top: at } of pages[0] ?? []) {
        const isBeside = column.top + at + (to - from) * block.leading <= top + side;
        const ends = column.start + block.indent + Math.max(0, ...block.lines.map(({ width }) => width));
        const overlaps = ends > start && column.start + block.indent < start + side;
        if (isBeside && block.text !== '') expect([block.text, overlaps]).toEqual([block.text, false]);
        if (block.hasRule && overlaps)
          expect(column.top + at + (to - from) * block.leading + 1).toBeGreaterThan(top + side);
      }
    }
    expect(start + side).toBeLessThanOrEqual(pageSizes.a4[0] - 40);
  },
);

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
it.each([...resumeAccents.map((accent) => accentOf({ accent })), ink, mutedTextColor])(
  'text of %s has a contrast of 4.5:1 on the page and on its band',
  (color) => {
    for (const ground of ['#ffffff', bandColor])
      expect((luminance(ground) + 0.05) / (luminance(color) + 0.05)).toBeGreaterThanOrEqual(4.5);
  },
);
