import type { CompanyKind } from './company-kinds.ts';

/** Where the work can be done, as shares of on-site, hybrid and remote. */
type Places = readonly [onsite: number, hybrid: number, remote: number];
const desk: Places = [4, 4, 2];
const online: Places = [2, 4, 4];
const counter: Places = [9, 1, 0];
const hands: Places = [1, 0, 0];

export interface Occupation {
  readonly key: string;
  readonly categoryId: number;
  /** Pay relative to an ordinary office job of the country. */
  readonly pay: number;
  /** Professional titles carry a rank ("Senior"); in the crafts only the one who leads has a title of their own. */
  readonly isProfessional: boolean;
  readonly places: Places;
  readonly kinds: readonly CompanyKind[];
  /** Lowest usual level of education (id of the list). */
  readonly degree: number;
  readonly weight: number;
}

type Row = readonly [
  key: string,
  categoryId: number,
  pay: number,
  isProfessional: boolean,
  places: Places,
  degree: number,
  weight: number,
  kinds: readonly CompanyKind[],
];

const rows: readonly Row[] = [
  ['software-engineer', 101, 1.6, true, online, 5, 9, ['tech', 'web3', 'finance', 'media', 'shop', 'health']],
  ['data-analyst', 102, 1.4, true, desk, 5, 4, ['tech', 'finance', 'shop', 'logistics', 'health', 'green']],
  ['it-support', 103, 1.05, true, desk, 4, 3, ['tech', 'finance', 'school', 'health', 'factory', 'hotel']],
  ['product-manager', 104, 1.75, true, desk, 5, 3, ['tech', 'web3', 'finance', 'media', 'shop']],
  ['qa-engineer', 105, 1.25, true, online, 5, 3, ['tech', 'web3', 'media', 'finance']],
  ['blockchain-developer', 106, 2, true, online, 5, 2, ['web3']],
  ['ui-ux-designer', 201, 1.3, true, online, 5, 3, ['tech', 'web3', 'media', 'shop']],
  ['graphic-designer', 202, 0.95, true, desk, 4, 2, ['media', 'shop', 'food', 'school', 'care']],
  [
    'sales-representative',
    301,
    1.05,
    true,
    counter,
    4,
    6,
    ['tech', 'factory', 'food', 'health', 'build', 'logistics', 'facility'],
  ],
  [
    'business-development',
    302,
    1.4,
    true,
    desk,
    5,
    3,
    ['tech', 'web3', 'professional', 'logistics', 'green', 'school'],
  ],
  ['digital-marketer', 401, 1.15, true, online, 5, 3, ['media', 'shop', 'tech', 'hotel', 'care', 'school']],
  ['community-manager', 402, 0.95, true, online, 4, 2, ['web3', 'media', 'food', 'shop', 'care']],
  [
    'customer-service',
    501,
    0.8,
    false,
    desk,
    2,
    5,
    ['shop', 'finance', 'tech', 'hotel', 'logistics', 'facility'],
  ],
  [
    'accountant',
    601,
    1.05,
    true,
    desk,
    5,
    4,
    ['professional', 'finance', 'factory', 'build', 'shop', 'hotel', 'logistics'],
  ],
  ['financial-adviser', 701, 1.2, true, counter, 5, 3, ['finance']],
  ['recruiter', 801, 1.05, true, desk, 5, 3, ['professional', 'tech', 'shop', 'factory', 'hotel']],
  [
    'admin-assistant',
    901,
    0.8,
    false,
    counter,
    3,
    4,
    ['professional', 'school', 'build', 'health', 'finance', 'ngo', 'factory'],
  ],
  ['mechanical-engineer', 1001, 1.25, true, counter, 5, 3, ['factory', 'green', 'build']],
  ['site-engineer', 1101, 1.25, true, hands, 5, 3, ['build']],
  ['production-operator', 1201, 0.7, false, hands, 2, 4, ['factory', 'food']],
  ['warehouse-associate', 1301, 0.65, false, hands, 1, 4, ['logistics', 'shop', 'factory']],
  ['driver', 1302, 0.7, false, hands, 1, 3, ['logistics', 'shop', 'food']],
  ['nurse', 1401, 1.05, false, hands, 5, 4, ['health']],
  ['teacher', 1501, 1, false, counter, 5, 4, ['school']],
  ['cook', 1601, 0.75, false, hands, 1, 3, ['food', 'hotel']],
  ['barista', 1602, 0.6, false, hands, 1, 4, ['food', 'hotel']],
  ['shop-assistant', 1701, 0.62, false, hands, 2, 4, ['shop', 'care', 'food']],
  ['legal-counsel', 1801, 1.6, true, desk, 5, 2, ['professional', 'finance', 'tech', 'build']],
  ['video-editor', 1901, 1, true, online, 4, 2, ['media', 'school', 'shop']],
  ['lab-technician', 2001, 1, true, hands, 5, 2, ['health', 'food', 'green', 'factory']],
  ['beautician', 2101, 0.7, false, hands, 3, 2, ['care', 'hotel']],
  ['security-guard', 2201, 0.62, false, hands, 1, 2, ['facility', 'hotel']],
  ['agronomist', 2301, 0.95, true, counter, 5, 2, ['green', 'ngo', 'food']],
  ['programme-coordinator', 2401, 0.95, true, desk, 5, 2, ['ngo', 'school']],
  ['electrician', 2501, 0.85, false, hands, 3, 3, ['facility', 'build', 'factory', 'green']],
  [
    'operations-manager',
    2601,
    1.9,
    true,
    counter,
    5,
    2,
    ['logistics', 'hotel', 'shop', 'food', 'factory', 'facility'],
  ],
];

export const occupations: readonly Occupation[] = rows.map(
  ([key, categoryId, pay, isProfessional, places, degree, weight, kinds]) => ({
    key,
    categoryId,
    pay,
    isProfessional,
    places,
    degree,
    weight,
    kinds,
  }),
);
