import { expect, it } from 'vitest';
import { shorten } from './shorten.ts';

it('leaves a short text alone', () => {
  expect(shorten('nurse', 5)).toBe('nurse');
});

it('ends a long text in an ellipsis, without half a character', () => {
  expect(shorten('a'.repeat(120), 10)).toBe(`${'a'.repeat(9)}…`);
  expect(shorten('👩🏽‍🍳'.repeat(12), 3)).toBe('👩🏽‍🍳👩🏽‍🍳…');
  expect(shorten('one two three', 5)).toBe('one…');
});
