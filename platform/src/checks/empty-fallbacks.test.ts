import { expect, it } from 'vitest';
import { findEmptyFallbacks } from './house-checks.ts';
import { readSources } from './read-sources.ts';

it('shows a placeholder while the code of a page loads: a page that stays empty is a failure of its release', async () => {
  expect(
    findEmptyFallbacks([
      ['a.tsx', '<Suspense>'],
      ['b.tsx', '<Suspense fallback={null}>'],
    ]),
  ).toHaveLength(2);
  const apps = await readSources('mfe-*/src/app.tsx');
  expect(apps.length).toBeGreaterThan(4);
  expect(findEmptyFallbacks(apps)).toEqual([]);
});
