import { fitsRange as fitsInBrowser } from '@jobharbor/shared/remote/fits-range';
import { expect, it } from 'vitest';
import { fitsRange } from './fits-range.ts';

const versions = ['1.0.0', '1.1.0', '1.1.5', '1.2.0', '2.0.0', '18.3.1', '19.0.0', '19.3.1', '20.0.0'];
const ranges = ['^1.0.0', '^1.1.0', '^1.1.5', '^2.0.0', '^18.0.0', '^19.3.0', '^18.0.0 || ^19.0.0', '*'];

it.each(ranges)('the release gate and the shell agree on which versions fit %s', (range) => {
  const fitting = (fits: typeof fitsRange) => versions.filter((version) => fits(version, range));
  expect(fitting(fitsInBrowser)).toEqual(fitting(fitsRange));
});
