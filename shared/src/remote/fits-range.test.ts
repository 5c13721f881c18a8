import { expect, it } from 'vitest';
import { fitsRange } from './fits-range.ts';

it.each([
  ['1.0.0', '^1.0.0'],
  ['1.4.2', '^1.0.0'],
  ['1.4.2', '^1.4.2'],
  ['1.5.0', '^1.4.2'],
  ['2.0.0', '^1.0.0 || ^2.0.0'],
  ['1.0.0-abc', '^1.0.0'],
])('%s lies in %s', (version, range) => expect(fitsRange(version, range)).toBe(true));

it.each([
  ['2.0.0', '^1.0.0'],
  ['1.0.0', '^2.0.0'],
  ['1.1.9', '^1.2.0'],
  ['1.2.3', '^1.2.4'],
  ['3.0.0', '^1.0.0 || ^2.0.0'],
])('%s lies outside %s', (version, range) => expect(fitsRange(version, range)).toBe(false));

it.each(['*', '1.x', '>=1.2.0 <2.0.0'])('leaves %s to the gate', (range) =>
  expect(fitsRange('1.0.0', range)).toBe(true),
);
