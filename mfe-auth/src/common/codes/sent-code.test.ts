import { expect, it } from 'vitest';
import { codeSentAt, secondsLeftOf } from './sent-code.ts';

it.each([
  [codeSentAt(1_000), 1_000, 60],
  [codeSentAt(1_000), 16_500, 45],
  [codeSentAt(1_000), 61_000, 0],
  [codeSentAt(1_000), 500, 0],
  [{ codeSentAt: 'soon' }, 1_000, 0],
  [null, 1_000, 0],
  ['x', 1_000, 0],
])('a code by the state %j may at %d be asked for again in %d seconds', (state, now, expected) => {
  expect(secondsLeftOf(state, now)).toBe(expected);
});
