import { expect, it } from 'vitest';
import { TitleIndex } from './title-index.ts';
import { TitleVectors } from './title-vectors.ts';
import { vectorFeatures } from './vector-features.ts';

/** A table that knows two names of one occupation, and one of another. */
const known = [
  ['Nurse', [127, 0, 0, 0]],
  ['Enfermera', [127, 0, 0, 0]],
  ['Welder', [0, 127, 0, 0]],
] as const;
const rows = known.flatMap(([title, row]) =>
  [...vectorFeatures(title).keys()].map((key) => [key, row] as const),
);
const vectors = new TitleVectors({
  version: 'test',
  dimensions: 4,
  features: rows.map(([key]) => key),
  scales: new Float32Array(rows.length).fill(1),
  values: Int8Array.from(rows.flatMap(([, row]) => row)),
});
const anIndex = (...titles: string[]) => {
  const index = new TitleIndex({ vectors });
  for (const [number, title] of titles.entries()) index.add(number + 1, title);
  return index;
};
const idsOf = (index: TitleIndex, title: string, least = 0.2) =>
  index.near(title, { least, most: 10 }).map(({ id }) => id);

it('finds a title by its meaning, and one whose letters alone are alike', () => {
  const index = anIndex('Enfermera', 'Head of a nursery garden', 'Welder');
  expect(idsOf(index, 'Nurse')[0]).toBe(1);
  expect(idsOf(index, 'Nurse', 0.1)).toContain(2);
  expect(idsOf(index, 'Nurse', 0.1)).not.toContain(3);
});

it('finds nothing by no letter in common for a title that the table does not know', () => {
  const index = anIndex('Enfermera', 'Welder');
  expect(idsOf(index, 'Beekeeper')).toEqual([]);
});
