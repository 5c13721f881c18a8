import type { Occupation } from './occupations.ts';
import type { PlannedCompany } from './plan-companies.ts';

/** Everything about a job except its texts. Numbers are ids of the configuration lists. */
export interface PlannedJob {
  readonly index: number;
  readonly company: PlannedCompany;
  readonly occupation: Occupation;
  /** How many jobs of this occupation come before it in its country and language: its titles take turns. */
  readonly turn: number;
  cityIds: readonly number[];
  level: number;
  jobType: number;
  degree: number;
  arrangement: number;
}
