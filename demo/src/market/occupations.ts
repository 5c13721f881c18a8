import * as z from 'zod/mini';
import { listCell, numberCell, readCsv } from '../data/read-data.ts';
import { companyKindNames } from './company-kinds.ts';

export interface Occupation {
  readonly key: string;
  readonly categoryId: number;
  /** Pay relative to an ordinary office job of the country. */
  readonly pay: number;
  /** Titles of professionals carry a rank ("Senior"); in the other occupations only the leader has another title. */
  readonly isProfessional: boolean;
  /** Shares of jobs that are on-site, hybrid and remote. */
  readonly workplaces: readonly [onsite: number, hybrid: number, remote: number];
  /** Whether full-time work follows office hours or a roster. */
  readonly hours: 'desk' | 'shift';
  readonly companyKinds: readonly string[];
  /** Lowest usual level of education (id of the list). */
  readonly degree: number;
  /** How often the occupation is advertised, relative to the others. */
  readonly weight: number;
}

const row = z.object({
  key: z.string(),
  category_id: numberCell,
  pay: numberCell,
  is_professional: z.enum(['yes', 'no']),
  onsite: numberCell,
  hybrid: numberCell,
  remote: numberCell,
  degree: numberCell,
  weight: numberCell,
  hours: z.enum(['desk', 'shift']),
  company_kinds: z.pipe(listCell, z.array(z.enum(companyKindNames)).check(z.minLength(1))),
});

export const occupations: readonly Occupation[] = readCsv('occupations.csv', row).map((occupation) => ({
  key: occupation.key,
  categoryId: occupation.category_id,
  pay: occupation.pay,
  isProfessional: occupation.is_professional === 'yes',
  workplaces: [occupation.onsite, occupation.hybrid, occupation.remote],
  companyKinds: occupation.company_kinds,
  degree: occupation.degree,
  weight: occupation.weight,
  hours: occupation.hours,
}));
