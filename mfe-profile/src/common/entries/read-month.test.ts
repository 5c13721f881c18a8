import { describe, expect, it } from 'vitest';
import { mayGoOn, readMonth, readYear } from './read-month.ts';

const namesOf = (tag: string, month: 'long' | 'short') =>
  Array.from({ length: 12 }, (_, index) =>
    new Intl.DateTimeFormat(tag, { month, timeZone: 'UTC' }).format(Date.UTC(2024, index)),
  );
const names = ['en', 'es', 'id', 'tr', 'ar', 'ja', 'th'].flatMap((tag) => [
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
    ['15 พ.ค. 2567', 'th', '2024-05'],
    ['113.5.15', 'tw', '2024-05'],
    ['令和6年5月15日', 'jp', '2024-05'],
    ['1445/11', 'sa', '2024-05'],
    ['١٤٤٥/١١/٠٧ هـ', 'us', '2024-05'],
    ['ذو القعدة 1445', 'sa', '2024-05'],
    ['1.5.2024', 'de', '2024-05'],
    ['15/05/2024', 'ph', '2024-05'],
    ['05/15/2024', 'us', '2024-05'],
    ['2024-05-15', 'sg', '2024-05'],
    ['12 May 2024', 'sg', '2024-05'],
    ['May ’24', 'us', '2024-05'],
    ["May '98", 'us', '1998-05'],
    ["Mar '2024", 'us', '2024-03'],
    ['202405', 'cn', '2024-05'],
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
    '1445/11',
    '202413',
  ])('%s is none without more', (text) => expect(readMonth(text, 'jp', names)).toBeNull());
});

it.each(['2024', '2024-05', '2024/05/', '1445/1', 'R6.5', '2024年5月', "Mar '20"])(
  'a month or a day may follow %s',
  (text) => expect(mayGoOn(text)).toBe(true),
);
it.each(['05/2024', 'May 2024', '2024年5月15日'])('%s is complete', (text) =>
  expect(mayGoOn(text)).toBe(false),
);

describe('a year', () => {
  it('of the Islamic calendar has its sign, or is of a country that writes it', () => {
    expect([readYear('1445 هـ', 'us'), readYear('1445', 'sa'), readYear('1445', 'us')]).toEqual([
      '2024',
      '2024',
      null,
    ]);
  });

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
