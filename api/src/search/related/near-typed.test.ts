import { beforeAll, expect, it } from 'vitest';
import { nearTyped } from './near-typed.ts';
import { TitleIndex } from './title-index.ts';
import { TitleVectors } from './title-vectors.ts';
import { readVectors, shippedVectors } from './vector-file.ts';

const titles = ['Graphic Designer', 'Cashier', 'Medical Technologist', 'Truck Driver', 'Accountant'];
let index: TitleIndex;
beforeAll(async () => {
  index = new TitleIndex({ vectors: new TitleVectors(await readVectors(shippedVectors)) });
  for (const [at, title] of titles.entries()) index.add(at, title);
});
const near = (typed: string) => nearTyped(index, typed).map(({ id }) => titles[id]);

it.each(['grab', 'gcash', 'medan', 'lazada', 'jakarta'])('knows no title near to the name “%s”', (typed) => {
  expect(near(typed)).toEqual([]);
});

it.each([
  ['designr', 'Graphic Designer'],
  ['cashir', 'Cashier'],
  ['drivr', 'Truck Driver'],
  ['acountant', 'Accountant'],
])('finds the title of the misspelt “%s”: %s', (typed, title) => {
  expect(near(typed)[0]).toBe(title);
});
