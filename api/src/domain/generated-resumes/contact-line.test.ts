import type { ResumeDesign, ResumeTemplate } from '@jobharbor/shared/contracts';
import { expect, it } from 'vitest';
import { linesOf as linesOfForm } from './form-sheet.ts';
import type { Line, Ruler } from './lay-out-text.ts';
import { layOut } from './templates.ts';

const missing: string[] = [];
/** Every character is half as wide as it is high. */
const ruler: Ruler = {
  fontOf: (character) => (/[\u2066-\u2069]/u.test(character) ? null : 'font'),
  hasGlyph: () => true,
  widthOf: (text, _font, size) => [...text].length * size * 0.5,
  onMissing: (character) => missing.push(character),
};
const design = (template: ResumeTemplate, city: string): ResumeDesign => ({
  document: { basics: { email: 'a@b.example', phone: '+63 917 555 0100', location: { city } } },
  ...{ template, paper: 'a4', language: 'ar' },
});
/** As the eye meets it, from left to right. */
const shownOf = ({ runs }: Line) =>
  [...runs]
    .sort((a, b) => a.x - b.x)
    .map((run) => run.text)
    .join('')
    .trim();
const linesOf = (template: ResumeTemplate, city = 'دبي') =>
  layOut(ruler, design(template, city), 1).columns.flatMap(({ blocks }) =>
    blocks.map(({ text, lines }) => ({ text, shown: lines.map(shownOf) })),
  );

it('puts the email, then the phone, then the place from right to left on an Arabic résumé', () => {
  expect(linesOf('classic')).toEqual([
    { text: 'a@b.example  ·  +63 917 555 0100  ·  دبي', shown: ['دبي · +63 917 555 0100 · a@b.example'] },
  ]);
  expect(missing).toEqual([]);
});

it('takes a contact to the next line as a whole', () => {
  const [line] = linesOf('classic', 'A place with a long name of many words, '.repeat(2).trim());
  expect(line?.shown).toHaveLength(2);
  expect(line?.shown[1]).toMatch(/^A place with/);
});

it('writes a phone number below the email from left to right on an Arabic résumé', () => {
  expect(linesOf('sidebar').map(({ shown }) => shown)).toEqual([
    ['a@b.example'],
    ['+63 917 555 0100'],
    ['دبي'],
  ]);
});

it('writes each paragraph of the Japanese form in the direction of its first letter', () => {
  const text = 'عملت مع Excel في الفندق\nスキル：Excel、الطبخ';
  expect(linesOfForm(ruler, { text, width: 400 }).map(shownOf)).toEqual([
    // The spaces are at the left ends of the Arabic parts.
    'في الفندقExcelعملت مع',
    'スキル：Excel、الطبخ',
  ]);
});
