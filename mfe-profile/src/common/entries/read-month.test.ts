import { describe, expect, it } from 'vitest';
import { readMonth, readYear } from './read-month.ts';

const namesOf = (tag: string, month: 'long' | 'short') =>
  Array.from({ length: 12 }, (_, index) =>
    new Intl.DateTimeFormat(tag, { month, timeZone: 'UTC' }).format(Date.UTC(2024, index)),
  );
const names = ['en', 'es', 'id', 'tr', 'ar', 'ja'].flatMap((tag) => [
  ...namesOf(tag, 'long'),
  ...namesOf(tag, 'short'),
]);

describe('a month', () => {
  it.each([
    ...[
      '05/2024',
      '5.2024',
      '2024-05',
      '2024年5月',
      '٠٥/٢٠٢٤',
      '２０２４/０５',
      'May 2024',
      'MAYO DE 2024',
      'Mei 2024',
    ],
    ...[
      'Mayıs 2024',
      'مايو ٢٠٢٤',
      '令和6年5月',
      '令和６年５月',
      'R6.5',
      'พ.ศ. 2567/05',
      'B.E. 2567/5',
      '民國113年5月',
    ],
  ])('%s is read', (text) => expect(readMonth(text, 'jp', names)).toEqual({ year: '2024', month: '05' }));

  it.each([
    ['05/2567', 'th', '2024-05'],
    ['2567-05', 'th', '2024-05'],
    ['113/05', 'tw', '2024-05'],
    ['113年5月', 'tw', '2024-05'],
    ['平成元年4月', 'jp', '1989-04'],
    ['S63.12', 'jp', '1988-12'],
    ['Ağustos 2019', 'tr', '2019-08'],
    ['5/2024', 'th', '2024-05'],
  ])('%s in %s is %s', (text, country, month) => {
    const read = readMonth(text, country, names);
    expect(`${read?.year}-${read?.month}`).toBe(month);
  });

  it.each([
    '2024',
    '13/2024',
    '2024-00',
    '1/2/2024',
    'May',
    'May 24',
    '113/05',
    '05/2567',
    '5/24',
    '12 May 2024',
  ])('%s is none without more', (text) => expect(readMonth(text, 'jp', names)).toBeNull());
});

describe('a year', () => {
  it.each([
    ['令和6年', 'jp', '2024'],
    ['H30', 'jp', '2018'],
    ['2567', 'th', '2024'],
    ['พ.ศ. ๒๕๖๗', 'us', '2024'],
    ['113', 'tw', '2024'],
    ['民国113', 'cn', '2024'],
  ])('%s in %s is %s', (text, country, year) => expect(readYear(text, country)).toBe(year));

  it.each([
    ['2024', 'th'],
    ['256', 'th'],
    ['2567', 'us'],
    ['113', 'jp'],
    ['R', 'jp'],
    ['19', 'tw'],
  ])('%s in %s stays', (text, country) => expect(readYear(text, country)).toBeNull());
});
