import { describe, expect, it } from 'vitest';
import { compilePattern } from './compile-pattern.ts';

describe('a pattern with gaps', () => {
  it.each([
    ['pay..fee', 'pay the fee', true],
    ['pay..fee', 'payfee', true],
    ['pay..fee', 'the fee, then pay', false],
    ['pay..fee', `pay${'x'.repeat(60)}fee`, true],
    ['pay..fee', `pay${'x'.repeat(61)}fee`, false],
    ['pay..fee', `pay pay${'x'.repeat(58)}fee`, true],
    ['a..b..c', 'a c b', false],
    ['a..b..c', `a b ${'x'.repeat(57)}b ${'x'.repeat(57)}c`, true],
    ['a..(b)?..c', `a${'x'.repeat(100)}c`, true],
    ['cup|a..b|saucer', 'saucer', true],
    ['cup|a..b|saucer', 'a b', true],
    ['(text with..digits)..now', 'text with six digits now', true],
    ['[.|(]..c', '( c', true],
    ['\\(..c', '( c', true],
    ['code(?!..review)', 'code review', false],
  ])('%s in %s: %s', (pattern, text, is) => {
    expect(compilePattern(pattern)(text)).toBe(is);
  });

  it('begins no alternative in the middle of a word', () => {
    const matches = compilePattern('pay..fee|fine', '(?<!\\p{L})');
    expect(['repay a fee', 'define', 'pay a coffee', 'a fine'].map(matches)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  // One regular expression would try 30 places for each of eight gaps, 2,000 times.
  it('is judged in time that grows with its gaps, and not with their combinations', () => {
    const text = `b ${'a '.repeat(2_000)}`;
    expect(compilePattern('a..a..a..a..a..a..a..a..b')(text)).toBe(false);
    expect(compilePattern('b..a..a..a..a..a..a..a..a')(text)).toBe(true);
  });
});
