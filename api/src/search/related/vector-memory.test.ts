import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import createWabt from 'wabt';
import { VectorMemory } from './vector-memory.ts';

/** Any integer from -`most` to `most`, the same for the same place. */
const valueAt = (place: number, most: number): number => ((place * 2_654_435_761) % (2 * most + 1)) - most;
const vectorOf = (number: number, dimensions: number): number[] =>
  Array.from({ length: dimensions }, (_, at) => valueAt(number * dimensions + at + 1, 127));

function productsOf(memory: VectorMemory, query: readonly number[], count: number): number[] {
  const products: number[] = [];
  memory.multiply(query, count, (number, product) => {
    products[number] = product;
  });
  return products;
}

describe('the products of a query with all vectors', () => {
  it.each([128, 8, 13, 1])(
    'are those that a loop sums, over %i dimensions and memory that has grown',
    (dimensions) => {
      const memory = new VectorMemory(dimensions);
      const count = 2_500;
      for (let number = 0; number < count; number += 1) memory.set(number, vectorOf(number, dimensions));
      const query = Array.from({ length: dimensions }, (_, at) => valueAt(at + 7, 4_095));
      const expected = Array.from({ length: count }, (_, number) =>
        vectorOf(number, dimensions).reduce((sum, value, at) => sum + value * (query[at] ?? 0), 0),
      );
      expect(productsOf(memory, query, count)).toEqual(expected);
    },
  );

  it('are those of the query that was asked last', () => {
    const memory = new VectorMemory(3);
    memory.set(0, [1, 2, 3]);
    expect(productsOf(memory, [100, 10, 1], 1)).toEqual([123]);
    expect(productsOf(memory, [-1, 0, 0], 1)).toEqual([-1]);
  });

  it('are 0 for numbers without a vector, however many', () => {
    const memory = new VectorMemory(128);
    memory.set(2, vectorOf(2, 128));
    const products = productsOf(memory, vectorOf(2, 128), 5_000);
    expect(products).toHaveLength(5_000);
    expect(products.flatMap((product, number) => (product === 0 ? [] : [number]))).toEqual([2]);
  });

  it('refuse vectors that are too long for it', () => {
    expect(() => new VectorMemory(4_096)).toThrow(RangeError);
  });
});

it('runs the program that is written in dot-products.wat', async () => {
  const file = (ending: string) => new URL(`dot-products.${ending}`, import.meta.url);
  const wabt = await createWabt();
  const assembled = wabt.parseWat('dot-products.wat', await readFile(file('wat'), 'utf8')).toBinary({});
  expect(new Uint8Array(await readFile(file('wasm')))).toEqual(assembled.buffer);
});
