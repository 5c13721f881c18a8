import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import createWabt from 'wabt';
import { MatrixMemory } from './matrix.ts';

it('multiplies a matrix by another one, transposed', () => {
  const [rows, columns, length] = [8, 6, 12];
  const memory = new MatrixMemory(rows * columns + rows * length + columns * length);
  const out = memory.matrix(rows * columns);
  const left = memory.matrix(rows * length);
  const right = memory.matrix(columns * length);
  for (const at of left.keys()) left[at] = (at % 7) - 3;
  for (const at of right.keys()) right[at] = (at % 5) - 2;
  memory.multiplyTransposed(out, left, right, { rows, columns, length });
  const product = (row: number, column: number) =>
    left
      .subarray(row * length, (row + 1) * length)
      .reduce((sum, value, at) => sum + value * (right[column * length + at] ?? 0), 0);
  expect([...out]).toEqual(Array.from(out, (_, at) => product(Math.floor(at / columns), at % columns)));
});

it('runs the program that is written in matrix-product.wat', async () => {
  const file = (ending: string) => new URL(`matrix-product.${ending}`, import.meta.url);
  const wabt = await createWabt();
  const assembled = wabt.parseWat('matrix-product.wat', await readFile(file('wat'), 'utf8')).toBinary({});
  expect(new Uint8Array(await readFile(file('wasm')))).toEqual(assembled.buffer);
});
