import { expect, it } from 'vitest';
import { describeSearch } from './describe-search.ts';

it('names the hours of a search with the digits of its country', () => {
  const named = (country: 'ae' | 'sa') =>
    describeSearch(country, { query: 'محاسب', shared_hours: [4] }, 'ar', new Map());
  expect(named('sa')).toBe('محاسب · ٤ ساعات أو أكثر');
  expect(named('ae')).toBe('محاسب · 4 ساعات أو أكثر');
});
