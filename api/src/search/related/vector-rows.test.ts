import { expect, it } from 'vitest';
import { addRow, packRows, rowOf, type VectorRows, withoutFeatures, withRowsOf } from './vector-rows.ts';

const tableOf = (features: Record<string, number[]>, occupations: number[][] = []): VectorRows =>
  packRows({
    ...{ version: 'test', source: 'lists', languages: [], dimensions: 11, occupations },
    features: Object.entries(features),
  });

/** The vector of a feature, or of an occupation by its number; null if the table does not know it. */
function vectorOf(table: VectorRows, of: string | number): number[] | null {
  const row = typeof of === 'string' ? rowOf(table.keys, of) : table.keys.length + of;
  if (row < 0) return null;
  const sum = new Float32Array(table.dimensions);
  addRow(sum, table, row, 1);
  return [...sum];
}

const nurse = [3, -3, 1, 2, -2, 0, -1, 3, -3, 2, 1];
const cook = [0, 6, 0, 0, 0, -6, 0, 2, 0, 0, -4];

it('a vector is read back as it was packed, whatever its number of values', () => {
  const table = tableOf({ nurse, cook }, [cook]);
  expect(vectorOf(table, 'nurse')).toEqual(nurse);
  expect(vectorOf(table, 'cook')).toEqual(cook);
  expect(vectorOf(table, 0)).toEqual(cook);
  expect(vectorOf(table, 'welder')).toBeNull();
});

it('values between the seven levels go to the nearest one', () => {
  expect(vectorOf(tableOf({ nurse: [3, 1.4, -1.6, 0, 0, 0, 0, 0, 0, 0, 0] }), 'nurse')?.slice(0, 3)).toEqual([
    3, 1, -2,
  ]);
});

it('a table of an operator keeps what it does not know of the one below it', () => {
  const both = withRowsOf(tableOf({ nurse, cook }, [nurse]), tableOf({ cook: nurse, welder: cook }, [cook]));
  expect(['nurse', 'cook', 'welder', 0, 1].map((of) => vectorOf(both, of))).toEqual([
    ...[nurse, nurse, cook],
    ...[cook, nurse],
  ]);
  expect(vectorOf(withoutFeatures(both, new Set(['cook'])), 'cook')).toBeNull();
  expect(vectorOf(withoutFeatures(both, new Set(['cook'])), 1)).toEqual(nurse);
});
