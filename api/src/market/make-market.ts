import { sql } from 'kysely';
import type { Db } from '../database/pools.ts';
import { upsertJobs } from '../intake/job-intake.ts';
import { createRecruiters } from '../services/recruiter/create-recruiters.ts';
import { ensureDemoAgency } from '../services/recruiter/demo-agency.ts';
import { type DemoMarket, generateMarket, marketSource, usualJobs } from './generate-market.ts';

export interface MakeMarketOptions {
  readonly jobs?: number;
  /** Where the demonstration agency's login is kept. */
  readonly dataFolder: string;
  readonly now?: Date;
  readonly report?: (line: string) => void;
}

export interface MadeMarket {
  readonly jobs: number;
  readonly companies: number;
  readonly recruiters: number;
  /** What this run wrote; zero when the market was there already. */
  readonly created: number;
  readonly changed: number;
}

const batch = 1_000;

/**
 * The moment of the market that is there already, so that a second run writes the same dates: its first job is posted
 * at that very moment.
 */
async function momentOf(db: Db): Promise<Date | undefined> {
  const first = await db
    .selectFrom('jobs')
    .select('posted_at')
    .where('source', '=', marketSource)
    .orderBy('posted_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return first?.posted_at;
}

/** One recruiter for each company that has none; all of them are looked after by the demonstration agency. */
async function addRecruiters(db: Db, market: DemoMarket, managedBy: number): Promise<number> {
  const bare = await db
    .selectFrom('companies')
    .leftJoin('recruiters', 'recruiters.company_id', 'companies.id')
    .where('companies.source', '=', marketSource)
    .where('recruiters.account_id', 'is', null)
    .select(['companies.id', 'companies.source_key'])
    .orderBy('companies.id')
    .execute();
  const byKey = new Map(market.companies.map((company) => [company.draft.sourceKey, company.recruiter]));
  const recruiters = bare.flatMap(({ id, source_key }) => {
    const person = byKey.get(source_key);
    // The name is kept whole: which part of it is the family's differs from country to country.
    return person
      ? [{ companyId: id, firstName: person.name, lastName: '', title: person.title, managedBy }]
      : [];
  });
  await createRecruiters(db, recruiters);
  await sql`
    update jobs set recruiter_id = recruiters.account_id from recruiters
    where recruiters.company_id = jobs.company_id and jobs.source = ${marketSource} and jobs.recruiter_id is null
      and recruiters.managed_by = ${managedBy}`.execute(db);
  return recruiters.length;
}

async function count(db: Db, table: 'jobs' | 'companies'): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('source', '=', marketSource)
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

/** Fills the database with the demonstration market. Safe to repeat and to resume after an interruption. */
export async function makeMarket(db: Db, options: MakeMarketOptions): Promise<MadeMarket> {
  const { jobs = usualJobs, dataFolder, report = () => {} } = options;
  const minute = new Date(Math.floor((options.now ?? new Date()).getTime() / 60_000) * 60_000);
  const now = (await momentOf(db)) ?? minute;
  const market = generateMarket({ jobs, now });
  const written = { created: 0, changed: 0 };
  for (let start = 0; start < market.jobs.length; start += batch) {
    const part = await upsertJobs(db, market.jobs.slice(start, start + batch));
    written.created += part.created;
    written.changed += part.changed;
    report(
      `Demonstration market: ${Math.min(start + batch, market.jobs.length)} of ${market.jobs.length} jobs`,
    );
  }
  const agency = await ensureDemoAgency(db, dataFolder);
  const recruiters = await addRecruiters(db, market, agency);
  // Without fresh statistics the first searches after a bulk load are planned for an empty table.
  if (written.created > 0) await sql`analyze`.execute(db);
  return { ...written, recruiters, jobs: await count(db, 'jobs'), companies: await count(db, 'companies') };
}
