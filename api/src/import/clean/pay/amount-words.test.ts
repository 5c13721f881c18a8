import { amountUnits } from '@jobharbor/shared/contracts/jobs/amount-marks';
import { expect, it } from 'vitest';
import { amountWords } from './amount-words.ts';

it('gives each word that the forms read the value that it has in advertisements', () => {
  const values = new Map(amountWords.map(({ word, value }) => [word, value]));
  const others = Object.entries(amountUnits).filter(([word, value]) => values.get(word) !== value);
  expect(others).toEqual([]);
});
