import { expect, it } from 'vitest';
import { isolatedPoints } from './use-plot.ts';

it('a minute with visits between minutes without is a point of the plot, since no line leads to it', () => {
  expect(isolatedPoints([null, 0.2, null, 0.1, 0.1, null, 0.3])).toEqual([1, 6]);
  expect(isolatedPoints([0, 0.1])).toEqual([]);
});
