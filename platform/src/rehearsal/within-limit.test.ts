import { expect, it } from 'vitest';
import { withinLimit } from './within-limit.ts';

it('a check tells how far it is, and ends with a sentence when a busy machine takes too long', () => {
  let now = 0;
  const next = withinLimit(1_200_000, 3, () => now);
  expect([next('mfe-a'), next('mfe-a')]).toEqual([
    'Mounting page or slot 1 of 3, of mfe-a.',
    'Mounting page or slot 2 of 3, of mfe-a.',
  ]);
  now = 1_200_001;
  expect(() => next('mfe-a')).toThrow('after 20 minutes 2 of 3 pages and slots had been tried');
});
