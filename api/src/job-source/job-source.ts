import { sql } from 'kysely';
import type { Db } from '../database/pools.ts';
import { storeLogo } from '../domain/company-logos/company-logo-repository.ts';
import { createRecruiters } from '../domain/recruiters/create-recruiters.ts';
import { ensureRecruiterAccount, type RecruiterLogin } from '../domain/recruiters/recruiter-account.ts';
import { drawLogo } from '../images/encode-logo.ts';
import type { JobDraft } from '../intake/job-draft.ts';
import { type UpsertResult, upsertJobs } from '../intake/job-intake.ts';

/** A job as its source describes it; the source's name is added on the way in. */
export type SourceJob = Omit<JobDraft, 'source'>;

export interface CompanyRecruiter {
  firstName: string;
  lastName: string;
  title: string;
}

/** Interface for a program that supplies jobs: reads and writes only rows of its own source. */
export interface JobSource {
  /** Stores the jobs with their companies in one transaction. The same job again changes nothing. */
  upsertJobs(jobs: readonly SourceJob[]): Promise<Omit<UpsertResult, 'ids'>>;
  /** The latest posting date of the source's jobs; null while it has none. */
  latestPosting(): Promise<Date | null>;
  count(): Promise<{ jobs: number; companies: number }>;
  /** Whether everything of `version` was stored by {@link markFilled}, and no job has gone or come since. */
  isFilled(version: string): Promise<boolean>;
  markFilled(version: string): Promise<void>;
  /** Makes sure that this recruiter account exists and has this password; returns its id. */
  ensureAccount(login: RecruiterLogin): Promise<number>;
  /**
   * Gives each company without a recruiter the one that `recruiterOf` returns for its key, and assigns the company's
   * jobs to that recruiter. The account `managedBy` answers for all of them. Returns how many were added.
   */
  addRecruiters(
    managedBy: number,
    recruiterOf: (companyKey: string) => CompanyRecruiter | undefined,
  ): Promise<number>;
  /** Draws a logo for each company that has none and for whose key `svgOf` returns an SVG. Returns how many were drawn. */
  addLogos(svgOf: (companyKey: string) => string | undefined): Promise<number>;
  /** Updates the planner's statistics; without it the first searches after a bulk load are planned for empty tables. */
  analyze(): Promise<void>;
}

export function createJobSource(db: Db, source: string): JobSource {
  const count = async (table: 'jobs' | 'companies'): Promise<number> => {
    const row = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('source', '=', source)
      .executeTakeFirstOrThrow();
    return Number(row.total);
  };
  return {
    async upsertJobs(jobs) {
      const { created, changed, unchanged } = await upsertJobs(
        db,
        jobs.map((job) => ({ ...job, source })),
      );
      return { created, changed, unchanged };
    },
    async latestPosting() {
      const row = await db
        .selectFrom('jobs')
        .select((eb) => eb.fn.max('posted_at').as('latest'))
        .where('source', '=', source)
        .executeTakeFirst();
      return row?.latest ?? null;
    },
    count: async () => ({ jobs: await count('jobs'), companies: await count('companies') }),
    async isFilled(version) {
      const fill = await db
        .selectFrom('source_fills')
        .select('jobs')
        .where('source', '=', source)
        .where('version', '=', version)
        .executeTakeFirst();
      return fill !== undefined && fill.jobs === (await count('jobs'));
    },
    async markFilled(version) {
      const fill = { version, jobs: await count('jobs'), filled_at: new Date() };
      await db
        .insertInto('source_fills')
        .values({ source, ...fill })
        .onConflict((conflict) => conflict.column('source').doUpdateSet(fill))
        .execute();
    },
    ensureAccount: (login) => ensureRecruiterAccount(db, login),
    addRecruiters: (managedBy, recruiterOf) => addRecruiters(db, source, managedBy, recruiterOf),
    addLogos: (svgOf) => addLogos(db, source, svgOf),
    async analyze() {
      await sql`analyze`.execute(db);
    },
  };
}

async function addRecruiters(
  db: Db,
  source: string,
  managedBy: number,
  recruiterOf: (companyKey: string) => CompanyRecruiter | undefined,
): Promise<number> {
  const companies = await db
    .selectFrom('companies')
    .leftJoin('recruiters', 'recruiters.company_id', 'companies.id')
    .where('companies.source', '=', source)
    .where('recruiters.account_id', 'is', null)
    .select(['companies.id', 'companies.source_key'])
    .orderBy('companies.id')
    .execute();
  const recruiters = companies.flatMap(({ id, source_key }) => {
    const recruiter = recruiterOf(source_key);
    return recruiter ? [{ companyId: id, ...recruiter, managedBy }] : [];
  });
  await createRecruiters(db, recruiters);
  await sql`
    update jobs set recruiter_id = recruiters.account_id from recruiters
    where recruiters.company_id = jobs.company_id and jobs.source = ${source} and jobs.recruiter_id is null
      and recruiters.managed_by = ${managedBy}`.execute(db);
  return recruiters.length;
}

async function addLogos(
  db: Db,
  source: string,
  svgOf: (companyKey: string) => string | undefined,
): Promise<number> {
  const companies = await db
    .selectFrom('companies')
    .select(['id', 'source_key'])
    .where('source', '=', source)
    .where('logo_url', 'is', null)
    .orderBy('id')
    .execute();
  let drawn = 0;
  for (const { id: companyId, source_key } of companies) {
    const svg = svgOf(source_key);
    if (svg === undefined) continue;
    await storeLogo(db, { companyId, png: await drawLogo(svg), now: new Date() });
    drawn += 1;
  }
  return drawn;
}
