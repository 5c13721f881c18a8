import { expect, it } from 'vitest';
import { csvOf } from './write-csv.ts';

it.each([
  ['=HYPERLINK("http://evil")', '"\'=HYPERLINK(""http://evil"")"'],
  ['+1 234', "'+1 234"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' \t=1', '"\' \t=1"'],
  ['＝1', "'＝1"],
  ['a "b", c', '"a ""b"", c"'],
  ['two\nlines', '"two\nlines"'],
  ['José', 'José'],
])('writes %j so that a spreadsheet shows it as text', (text, cell) => {
  expect(csvOf([[text, 'end']])).toBe(`\ufeff${cell},end\r\n`);
});
