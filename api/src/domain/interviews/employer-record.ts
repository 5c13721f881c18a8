import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { employerVerdictOf } from './attendance-verdict.ts';
import { addMonths } from './missed-interviews.ts';

const months = 12;
/** Minimum number of interviews and of candidates. Below it the figures could reveal one person. */
const floor = 5;

/** How many of a company's interviews nobody of the employer came to, uncontested or by decision of an admin. */
export interface EmployerRecord {
  interviews: number;
  missed: number;
}

/** The records of companies with enough interviews in the last twelve months. */
export async function findEmployerRecords(
  db: Db,
  companyIds: readonly number[],
  now: Date,
): Promise<Map<number, EmployerRecord>> {
  if (companyIds.length === 0) return new Map();
  const past = db
    .selectFrom('interviews as i')
    .innerJoin('applications as a', 'a.id', 'i.application_id')
    .innerJoin('jobs as j', 'j.id', 'a.job_id')
    .where('j.company_id', 'in', [...new Set(companyIds)])
    .where('i.state', '=', 'accepted')
    .where('i.ends_at', '<', now)
    .where('i.ends_at', '>', addMonths(now, -months));
  const counted = await past
    .select(['j.company_id', (eb) => eb.fn.countAll<number>().as('interviews')])
    .groupBy('j.company_id')
    .having(sql<boolean>`count(*) >= ${floor} and count(distinct a.account_id) >= ${floor}`)
    .execute();
  if (counted.length === 0) return new Map();
  const disputed = await past
    .selectAll('i')
    .select('j.company_id')
    .where(sql<boolean>`(i.employer_attended = false or i.decision = 'employer_absent')`)
    .execute();
  const missed = Map.groupBy(
    disputed.filter((row) => employerVerdictOf(row) === 'absent'),
    ({ company_id }) => company_id,
  );
  return new Map(
    counted.map(({ company_id, interviews }) => [
      company_id,
      { interviews, missed: missed.get(company_id)?.length ?? 0 },
    ]),
  );
}
