import { expect, it } from 'vitest';
import { measureImportCases } from './measure-import-cases.ts';

/** The least share of texts read rightly: of those that the lists were tuned on, and of those kept apart. */
it.each([
  ['import-cases.json', 0.97],
  ['import-cases-apart.json', 0.8],
])('the import reads the texts of each kind in %s', async (name, least) => {
  const kinds = await measureImportCases(name);
  const poor = kinds.filter(({ cases, wrong }) => wrong.length > cases.length * (1 - least));
  expect(poor).toEqual([]);
});
