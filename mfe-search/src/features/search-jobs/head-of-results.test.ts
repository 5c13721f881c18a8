import { expect, it } from 'vitest';
import { readAddress } from './address.ts';
import { headOfResults } from './head-of-results.ts';

it.each([
  ['a plain search', 'nurse', undefined],
  ['a search with a mark of writing direction', '\u200enurse', 'noindex'],
])('%s (%j) has the robots %s', (_what, q, robots) => {
  const { filters } = readAddress(new URLSearchParams({ q }));
  expect(headOfResults(filters, 1).robots).toBe(robots);
});
