import { expect, it } from 'vitest';
import { formatYear } from './format-year.ts';

it.each([
  ['ar-SA', '١٩٧٦'],
  ['ar-AE', '1976'],
  ['de-DE', '1976'],
])('a year in %s is written in its digits, without a separator', (locale, expected) => {
  expect(formatYear(locale, 1976)).toBe(expected);
});
