import { expect, it } from 'vitest';
import { findRootLookups } from './house-checks.ts';
import { readSources } from './read-sources.ts';

it('looks from the root of a page for something open only once the page has settled', async () => {
  expect(findRootLookups(await readSources('{shell,shared,mfe-*}/src/**/*.css'))).toEqual([]);
});
