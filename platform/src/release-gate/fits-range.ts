import { satisfies } from 'semver';

/**
 * Whether a version of shared or React lies in the range that a contract needs. Prereleases count as their release; no
 * version fits nothing. The shell reads the same ranges with `fitsRange` of shared: a test holds both to one answer.
 */
export const fitsRange = (version: string, range: string): boolean =>
  version !== '' && satisfies(version, range, { includePrerelease: true });
