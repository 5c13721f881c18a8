import { expect, it } from 'vitest';
import { photoHabit } from './photo-habit.ts';

it.each([
  ['jp', 'usual'],
  ['tr', 'usual'],
  ['us', 'harmful'],
  ['in', 'harmful'],
  ['br', 'optional'],
  ['others', 'optional'],
] as const)('a photo on a résumé in %s is %s', (country, habit) => {
  expect(photoHabit(country)).toBe(habit);
});
