import { languages } from '@jobharbor/shared/contracts/markets/market';
import { expect, it } from 'vitest';
import { readMonth } from './read-month.ts';
import { monthNames, typedMonthNames } from './typed-month-names.ts';

it.each(languages.map(({ value }) => value))(
  'reads each month as it is named in %s on a page in English in the Philippines',
  (tag) => {
    const typed = (['long', 'short'] as const).flatMap((width) => monthNames(tag, width));
    const read = typed.map((name) => readMonth(`${name} 2024`, 'ph', typedMonthNames('en', 'ph'))?.month);
    expect(read.map(Number)).toEqual(typed.map((_, index) => (index % 12) + 1));
  },
);

it('reads names as whole words, abbreviated as in any country of the language', () => {
  const monthOf = (text: string) => readMonth(text, 'ph', typedMonthNames('en', 'ph'))?.month;
  expect([monthOf('Sept. 2024'), monthOf('Sep 2024')]).toEqual(['09', '09']);
  // Tem is July in Turkish, Mar is March.
  expect([monthOf('printemps 2024'), monthOf('Marketing 2024')]).toEqual([undefined, undefined]);
});
