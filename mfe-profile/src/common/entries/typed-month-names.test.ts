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
