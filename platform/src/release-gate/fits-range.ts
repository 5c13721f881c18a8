import { satisfies } from 'semver';

/**
 * Whether a version of shared or React satisfies a range of a contract. Prereleases count as their release; a missing
 * version satisfies nothing. The shell uses `fitsRange` of shared: a test compares both.
 */
export const fitsRange = (version: string, range: string): boolean =>
  version !== '' && satisfies(version, range, { includePrerelease: true });
