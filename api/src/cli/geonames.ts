import { readFileSync } from 'node:fs';
import type { Coordinates } from '../config-lists/index.ts';

/** A populated place of GeoNames. */
export interface Town extends Coordinates {
  names: string[];
  /** GeoNames' feature code: PPLC a capital, PPLA… a seat of government, PPLX a quarter. */
  feature: string;
  /** ISO 3166 alpha-2, lower case. */
  country: string;
  /** Code of the first-order division. */
  admin: string;
  population: number;
}

/** Reads a file of GeoNames' "cities" form: tab-separated, one place a line. */
export const readTowns = (path: string): Town[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const cells = line.split('\t');
      const [, name = '', ascii = '', other = '', lat, long, , feature = '', country = '', , admin = ''] =
        cells;
      return {
        names: [name, ascii, ...other.split(',')],
        latitude: Number(lat),
        longitude: Number(long),
        feature,
        country: country.toLowerCase(),
        admin,
        population: Number(cells[14]),
      };
    });
