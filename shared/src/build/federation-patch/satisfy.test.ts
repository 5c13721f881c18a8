import { satisfy as wholeSemver } from '@module-federation/enhanced/runtime';
import { expect, it } from 'vitest';
import { satisfy } from './satisfy.ts';

const versions = [
  '0.0.3',
  '0.2.3',
  '0.3.0',
  '18.3.1',
  '19.0.0-rc.1',
  '19.0.0',
  '19.3.1',
  '19.10.0',
  '20.0.0-beta.2',
  '20.0.0',
];
const ranges = [
  ...['^0.0.3', '^0.2.3', '^18.0.0', '^19.0.0', '^19.3.1', '^20.0.0', '^18.0.0 || ^19.0.0', '*'],
  ...['19.3.1', '<=18.3.1', '<=19.3.1', '<=19.10.0', '<=20.0.0'],
];

it.each(versions.flatMap((version) => ranges.map((range) => [version, range] as const)))(
  '%s in %s: as the whole of semver has it',
  (version, range) => expect(satisfy(version, range)).toBe(wholeSemver(version, range)),
);

it.each(['19.x', '>=19.0.0 <20.0.0', '~19.3.0', 'latest'])(
  'refuses %s, which no build of ours writes',
  (range) => expect(satisfy('19.3.1', range)).toBe(false),
);

it('refuses what is no version', () => {
  expect(satisfy('', '^19.0.0')).toBe(false);
  expect(satisfy('nineteen', '*')).toBe(false);
});
