import { expect, it } from 'vitest';
import { findUncheckedValues } from './house-checks.ts';
import { readSources } from './read-sources.ts';

it('values of the browser are read in shared/browser alone, where they have a fallback', async () => {
  const use = 'const key = crypto.randomUUID();';
  expect(findUncheckedValues([['a.ts', use]])).toEqual(['a.ts: crypto.randomUUID']);
  expect(findUncheckedValues([['b.ts', 'navigator.connection.saveData']])).toEqual([
    'b.ts: navigator.connection',
  ]);
  expect(findUncheckedValues([['c.ts', "new Intl.DisplayNames('en')"]])).toHaveLength(1);
  const sources = await readSources('{shell,shared,mfe-*}/src/**/*.{ts,tsx}');
  const ofPages = sources.filter(
    ([file]) => !/\.test\.|\/testing\/|shared\/src\/(?:browser|build)\/|\/display-names\.ts$/.test(file),
  );
  expect(ofPages.length).toBeGreaterThan(500);
  expect(findUncheckedValues(ofPages)).toEqual([]);
});
