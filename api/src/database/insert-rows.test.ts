import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { insertRows } from './insert-rows.ts';

const insertedSizes = async (rows: readonly object[]): Promise<number[]> => {
  const sizes: number[] = [];
  const inserted = await insertRows(rows, (chunk) => {
    sizes.push(chunk.length);
    return { execute: async () => [...chunk] };
  });
  expect(inserted).toEqual(rows);
  return sizes;
};

it('inserts rows of any number within the 65,535 parameters of a statement, in their order', async () => {
  const narrow = Array.from({ length: 70_000 }, (_, id) => ({ id }));
  expect(await insertedSizes(narrow)).toEqual([65_000, 5_000]);
  const wide = Array.from({ length: 1_400 }, (_, id) =>
    Object.fromEntries(Array.from({ length: 50 }, (_, column) => [`c${column}`, id])),
  );
  expect(await insertedSizes(wide)).toEqual([1_300, 100]);
});

it('counts columns that only some rows have', async () => {
  const rows = Array.from({ length: 40_000 }, (_, id) => (id % 2 === 0 ? { even: id } : { odd: id }));
  expect(await insertedSizes(rows)).toEqual([32_500, 7_500]);
});

it('runs no statement without rows', async () => {
  expect(await insertedSizes([])).toEqual([]);
});

it('is how the API inserts every list of rows', async () => {
  const source = resolve(import.meta.dirname, '..');
  const others: string[] = [];
  for (const file of await readdir(source, { recursive: true })) {
    if (!file.endsWith('.ts') || /\.test\.ts$|^(?:testing|bench)\//.test(file)) continue;
    const text = await readFile(resolve(source, file), 'utf8');
    // One row is an object literal; a list is the `chunk` that insertRows gives.
    for (const [, values] of text.matchAll(/insertInto\([^)]*\)\s*\.values\(\s*(\S+)/g))
      if (!/^(?:\{|chunk\))/.test(values ?? '')) others.push(`${file}: .values(${values}`);
  }
  expect(others).toEqual([]);
});
