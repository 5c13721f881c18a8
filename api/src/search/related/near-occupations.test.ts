import { expect, it } from 'vitest';
import { NearOccupations } from './near-occupations.ts';

const cosine = (one: Float32Array, other: Float32Array) =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0) /
  (Math.hypot(...one) * Math.hypot(...other));
const [nursing, cooking] = [Float32Array.of(1, 0, 0, 0), Float32Array.of(0, 1, 0, 0)];

it('moves a search towards the names of the occupation that it is about, and keeps its length', () => {
  const typed = Float32Array.of(0.3, 0.1, 0.4, 0);
  const expanded = new NearOccupations([nursing, cooking], 4).expand(typed);
  expect(cosine(expanded, nursing)).toBeGreaterThan(cosine(typed, nursing) + 0.1);
  expect(cosine(expanded, cooking) - cosine(typed, cooking)).toBeLessThan(0.05);
  expect(Math.hypot(...expanded)).toBeCloseTo(Math.hypot(...typed), 5);
});

it('counts no more than five occupations', () => {
  const typed = Float32Array.of(1, 0.2, 0, 0);
  const five = Array.from({ length: 5 }, () => nursing);
  const expanded = (vectors: Float32Array[]) => [...new NearOccupations(vectors, 4).expand(typed)];
  expect(expanded([...five, cooking, cooking])).toEqual(expanded(five));
});
