import { expect, it } from 'vitest';
import { vectorFeatures } from '../../search/related/vector-features.ts';
import { packRows, rowOf } from '../../search/related/vector-rows.ts';
import { withinBytes } from './within-bytes.ts';

const named = (title: string, description?: string) => ({ concept: title, group: title, title, description });
const labels = [
  named('ward nurse', 'Quilps are cleaned by hand every morning.'),
  named('night nurse'),
  named('school nurse'),
];
const features = labels.flatMap(({ title, description = '' }) => [
  ...vectorFeatures(title).keys(),
  ...vectorFeatures(description).keys(),
]);
const table = packRows({
  ...{ version: 'test', source: 'taxonomy', languages: [], dimensions: 8, occupations: [] },
  features: [...new Set(features)].map((feature) => [feature, [1, 0, 0, 0, 0, 0, 0, 0]] as const),
});
const bytesOfRow = 4 + 4 + 3;
const head = 1_000;
const knows = (some: typeof table, feature: string) => rowOf(some.keys, feature) >= 0;

it('a table that is small enough stays as it is', () => {
  expect(withinBytes(table, labels, head + table.keys.length * bytesOfRow)).toBe(table);
});

it('what only descriptions hold goes first, and what most names hold stays', () => {
  const rows = 30;
  const small = withinBytes(table, labels, head + rows * bytesOfRow);
  expect(small.keys.length).toBe(rows);
  expect(knows(table, '=quilp')).toBe(true);
  expect(knows(small, '=quilp')).toBe(false);
  expect(knows(small, '=nurs')).toBe(true);
});
