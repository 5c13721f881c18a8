import { expect, it } from 'vitest';
import { toTsquery } from '../postgres/tsquery.ts';
import { parseQuery } from './parse-query.ts';
import { quoteOptionNames } from './quote-option-names.ts';

it.each([
  ['Kerja dari rumah desain', '"Kerja dari rumah" desain'],
  ['ventas trabajo  desde casa', 'ventas "trabajo  desde casa"'],
  ['vendedor sem experiencia', 'vendedor "sem experiencia"'],
  ['yeni mezun muhasebe', '"yeni mezun" muhasebe'],
  ['محاسب من المنزل', 'محاسب "من المنزل"'],
])('names of several words stay together: %s', (typed, quoted) => {
  expect(quoteOptionNames(typed)).toBe(quoted);
});

it.each([
  'home officer',
  'wfh nurse',
  '"work from home"',
  '-work from home',
  'rumah sakit',
  'homework from homes',
])('other words stay as they are: %s', (typed) => {
  expect(quoteOptionNames(typed)).toBe(typed);
});

it('a job of a company named Rumah does not match “kerja dari rumah”', () => {
  expect(toTsquery(parseQuery('kerja dari rumah'))).toContain("'dari' <-> 'rumah'");
});
