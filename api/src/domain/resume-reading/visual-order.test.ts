import { expect, it } from 'vitest';
import { toReadingOrder } from './visual-order.ts';

/** Letters of one line from left to right, each 10 points wide, as a browser prints them. */
const lineOf = (y: number, ...texts: string[]) =>
  texts.map((str, at) => ({ str, left: at * 10, right: at * 10 + 10, y, size: 10 }));
const read = (...lines: ReturnType<typeof lineOf>[]) =>
  toReadingOrder(lines.flat())
    .map(({ str }) => str)
    .join('');

it.each([
  ['letters', ['ن', 'ا', 'م', 'ع'], 'عمان'],
  ['a number', ['2', '0', '1', '9', ' ', 'م', 'ا', 'ع'], 'عام 2019'],
  ['a mail address', ['a@', 'b', '.', 'com', ' ', '·', ' ', 'ن', 'ا', 'م', 'ع'], 'عمان · a@b.com'],
  ['brackets', ['(', 'د', 'ي', 'ج', ')'], '(جيد)'],
  ['months', ['05/2021', ' ', '–', ' ', '01/2019', ' ', 'م', 'ا', 'ع'], 'عام 01/2019 – 05/2021'],
  ['numbers between words', ['2018', ' ', '–', ' ', '2014', ' ', 'م', 'ا', 'ع'], 'عام 2014 – 2018'],
])('puts %s of a line that runs from the right in the order of reading', (_, texts, text) => {
  expect(read(lineOf(0, ...texts))).toBe(text);
});

it('turns a line of numbers alone on a page of such lines, and on no other', () => {
  const years = lineOf(20, '2013', ' ', '–', ' ', '2009');
  const words = lineOf(0, 'ن', 'ا', 'م', 'ع');
  expect(read(words, lineOf(10, 'د', 'ي', 'ج'), years)).toBe('عمانجيد2009 – 2013');
  expect(read(years)).toBe('2013 – 2009');
});

it('keeps the order of programs that write what is read', () => {
  const logical = lineOf(0, 'ع', 'م', 'ا', 'ن').map((text, at) => ({ ...text, left: 40 - at * 10 }));
  expect(read(logical)).toBe('عمان');
});

it.each([
  ['with blanks', ['0199 555 0935', ' ', ':', 'ی', 'ا'], 'ای: 0935 555 0199'],
  ['with a dash', ['5550177-0321', ' ', ':', 'ن', 'ف'], 'فن: 0321-5550177'],
  ['with a plus', ['1234 50 966+', ' ', ':', 'ن', 'ف'], 'فن: +966 50 1234'],
  ['written from the left', ['+966 50 123 4567', ' ', ':', 'ن', 'ف'], 'فن: +966 50 123 4567'],
  [
    'before a mail address',
    ['a@b.com', ' ', '|', ' ', '5550177-0321', ' ', '|', ' ', 'ن', 'ف'],
    'فن | 0321-5550177 | a@b.com',
  ],
  [
    'behind a mail address',
    ['a@b.com', ' ', '|', ' ', '0321-5550177', ' ', '|', ' ', 'ن', 'ف'],
    'فن | a@b.com | 0321-5550177',
  ],
])('reads a telephone number %s behind an Arabic word', (_, texts, text) => {
  expect(read(lineOf(0, ...texts))).toBe(text);
});

it.each([
  ['behind a blank', ' ', 'عام 2019 0501234567'],
  ['behind a bar', ' | ', 'عام 2019 | 0501234567'],
])('keeps a year apart from the telephone number %s', (_, between, text) => {
  expect(read(lineOf(0, '0501234567', between, '2019', ' ', 'م', 'ا', 'ع'))).toBe(text);
});

it('reads a telephone number whose part is longer than a year behind its country', () => {
  expect(read(lineOf(0, '+966 501234567', ' ', 'ن', 'ف'))).toBe('فن +966 501234567');
});

it('keeps the edges of a text without letters', () => {
  const line = lineOf(0, '2019', '', '05', ' ', 'م', 'ا', 'ع');
  expect(toReadingOrder(line).filter(({ left, right }) => Number.isNaN(left + right))).toEqual([]);
});

it('reads a line with one word from the right on a page of such lines', () => {
  const words = ['ن', 'ا', 'م', 'ع'];
  expect(read(lineOf(0, ...words), lineOf(10, ...words), lineOf(20, 'a@b.com', ' ', '|', ' ', 'مدينة'))).toBe(
    'عمانعمانمدينة | a@b.com',
  );
});
