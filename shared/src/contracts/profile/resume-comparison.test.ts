import { expect, it } from 'vitest';
import { pointsOf } from './resume-comparison.ts';

it.each([
  ['- Payroll\n• Excel for 40 people', ['Payroll', 'Excel for 40 people']],
  // As they are read from a résumé.
  ['Payroll\nExcel for 40 people', ['Payroll', 'Excel for 40 people']],
  ['取引先八十社と交渉した\n輸送費を14%削減した', ['取引先八十社と交渉した', '輸送費を14%削減した']],
  ['Services in Node.js\nSites in ASP.NET', ['Services in Node.js', 'Sites in ASP.NET']],
  ['Payroll', []],
  ['I did payroll. It took\nlong, and Excel helped.', []],
  ['Did the payroll and the\nbooks in Excel', []],
  // Scripts without small letters: a comma at its end shows that a line goes on.
  ['取引先八十社と交渉し、\n輸送費を14%削減した', []],
  ['أعددت كشوف الرواتب،\nوراجعت الحسابات', []],
  ['', []],
])('takes the lines of a job for points where they are a list: %j', (summary, points) => {
  expect(pointsOf({ summary })).toEqual(points);
});

it('takes the points of a job before its text', () => {
  expect(pointsOf({ summary: 'Payroll\nExcel', highlights: ['Books'] })).toEqual(['Books']);
});
