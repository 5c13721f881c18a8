import type { CountryKey, LanguageTag } from '@jobharbor/shared/contracts';

/** What makes one country's market unlike another's. Money is in whole units of its currency. */
export interface Market {
  /** Its part of all jobs. */
  readonly share: number;
  /** Languages in which companies advertise, as shares. */
  readonly languages: readonly (readonly [LanguageTag, number])[];
  /** Monthly pay of an ordinary office job with one to three years of experience. */
  readonly pay: number;
  /** No full-time month pays less. */
  readonly floor: number;
  /** Amounts for a month are multiples of this. */
  readonly step: number;
  /** How steeply pay rises with rank; 1 is steep. */
  readonly slope: number;
  /** Share of full-time advertisements that name a year's pay. */
  readonly annual: number;
  /** Share of crafts and part-time jobs paid by the hour, and by the day. */
  readonly hourly: number;
  readonly daily: number;
}

const market = (
  share: number,
  languages: Market['languages'],
  [pay, floor, step]: readonly [number, number, number],
  [slope, annual, hourly, daily]: readonly [number, number, number, number],
): Market => ({ share, languages, pay, floor, step, slope, annual, hourly, daily });

export const markets: Readonly<Record<CountryKey, Market>> = {
  ph: market(
    8,
    [
      ['en', 94],
      ['zh-Hans', 4],
      ['ja', 2],
    ],
    [26_000, 14_000, 500],
    [1, 0, 0.05, 0.25],
  ),
  sg: market(
    6,
    [
      ['en', 88],
      ['zh-Hans', 9],
      ['ms', 3],
    ],
    [3_600, 1_800, 50],
    [0.9, 0.05, 0.5, 0.05],
  ),
  id: market(
    8,
    [
      ['id', 82],
      ['en', 16],
      ['zh-Hans', 2],
    ],
    [6_500_000, 2_600_000, 100_000],
    [1, 0, 0.05, 0.25],
  ),
  my: market(
    6,
    [
      ['ms', 52],
      ['en', 38],
      ['zh-Hans', 10],
    ],
    [3_600, 1_700, 50],
    [0.95, 0, 0.25, 0.1],
  ),
  tw: market(
    9,
    [
      ['zh-Hant', 85],
      ['en', 12],
      ['ja', 3],
    ],
    [42_000, 29_500, 1_000],
    [0.75, 0.1, 0.6, 0.05],
  ),
  hk: market(
    5,
    [
      ['zh-Hant', 66],
      ['en', 31],
      ['zh-Hans', 3],
    ],
    [21_000, 13_000, 500],
    [0.9, 0, 0.55, 0.1],
  ),
  cn: market(
    6,
    [
      ['zh-Hans', 89],
      ['en', 8],
      ['ja', 3],
    ],
    [9_500, 3_500, 500],
    [1, 0.1, 0.25, 0.2],
  ),
  jp: market(
    7,
    [
      ['ja', 86],
      ['en', 12],
      ['zh-Hans', 2],
    ],
    [265_000, 190_000, 5_000],
    [0.7, 0.35, 0.7, 0.05],
  ),
  th: market(
    4,
    [
      ['en', 91],
      ['ja', 6],
      ['zh-Hans', 3],
    ],
    [28_000, 12_000, 500],
    [1, 0, 0.1, 0.25],
  ),
  vn: market(
    4,
    [
      ['en', 89],
      ['ja', 6],
      ['zh-Hant', 5],
    ],
    [15_000_000, 7_000_000, 500_000],
    [1, 0, 0.1, 0.1],
  ),
  in: market(6, [['en', 100]], [38_000, 13_000, 500], [1.05, 0.45, 0.05, 0.1]),
  ae: market(
    4,
    [
      ['ar', 50],
      ['en', 50],
    ],
    [8_500, 2_500, 250],
    [0.95, 0, 0.1, 0.05],
  ),
  sa: market(
    4,
    [
      ['ar', 74],
      ['en', 26],
    ],
    [8_500, 4_000, 250],
    [0.9, 0, 0.1, 0.05],
  ),
  tr: market(
    5,
    [
      ['tr', 89],
      ['en', 10],
      ['ar', 1],
    ],
    [48_000, 28_500, 500],
    [0.95, 0, 0.1, 0.1],
  ),
  es: market(
    5,
    [
      ['es', 88],
      ['en', 12],
    ],
    [1_950, 1_300, 50],
    [0.75, 0.55, 0.35, 0.02],
  ),
  mx: market(
    5,
    [
      ['es', 91],
      ['en', 9],
    ],
    [17_500, 9_000, 500],
    [1, 0, 0.05, 0.15],
  ),
  br: market(
    5,
    [
      ['pt', 92],
      ['en', 8],
    ],
    [3_900, 1_700, 100],
    [1, 0, 0.15, 0.1],
  ),
  us: market(
    8,
    [
      ['en', 91],
      ['es', 9],
    ],
    [4_900, 2_600, 100],
    [0.9, 0.85, 0.8, 0],
  ),
  others: market(
    4,
    [
      ['en', 84],
      ['es', 9],
      ['ar', 7],
    ],
    [3_900, 1_800, 50],
    [0.85, 0.5, 0.4, 0],
  ),
};
