import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPools, type Pools } from '../database/pools.ts';
import { aJobDraft } from '../testing/samples/a-job-draft.ts';
import { borrowTestDatabase } from '../testing/servers/reused-databases.ts';
import type { TestDatabase } from '../testing/servers/test-database.ts';
import { setJobStatus, upsertJobs } from './job-intake.ts';

let database: TestDatabase;
let pools: Pools;
beforeAll(async () => {
  database = await borrowTestDatabase();
  pools = createPools({ connectionString: database.connectionString });
});
afterAll(async () => {
  await pools.close();
  await database.drop();
});

const jobById = (id: number) =>
  pools.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const documentsOf = (id: number) =>
  pools.db.selectFrom('search_documents').selectAll().where('job_id', '=', id).execute();
const idOf = async (...drafts: Parameters<typeof aJobDraft>) =>
  (await upsertJobs(pools.db, [aJobDraft(...drafts)])).ids[0] ?? 0;

describe('an advertisement that comes in', () => {
  it('is stored once, however often the same draft comes', async () => {
    const drafts = [aJobDraft(), aJobDraft(), aJobDraft()];
    const first = await upsertJobs(pools.db, drafts);
    const second = await upsertJobs(pools.db, drafts);
    expect(first).toMatchObject({ created: 3, changed: 0, unchanged: 0 });
    expect(second).toMatchObject({ created: 0, changed: 0, unchanged: 3 });
    expect(second.ids).toEqual(first.ids);
  });

  it('keeps the day it was first posted when it is posted again', async () => {
    const draft = aJobDraft({ postedAt: new Date('2026-09-01') });
    const [id = 0] = (await upsertJobs(pools.db, [draft])).ids;
    await upsertJobs(pools.db, [{ ...draft, postedAt: new Date('2026-11-01') }]);
    expect(await jobById(id)).toMatchObject({
      posted_at: new Date('2026-09-01'),
      reposted_at: new Date('2026-11-01'),
    });
  });

  it('brings no script, style, form or hidden address to the reader', async () => {
    const id = await idOf({
      descriptionHtml:
        '<div><b>Pay</b> & more</div><script>alert(1)</script><a href="javascript:x">no</a><a href="https://a.example/?q=1" onclick="x">yes</a><img src=x onerror=y>',
    });
    const job = await jobById(id);
    expect(job.description_html).toBe(
      '<p><strong>Pay</strong> &amp; more</p><a>no</a><a href="https://a.example/?q=1" rel="nofollow noopener ugc">yes</a>',
    );
    expect(job.snippet).toBe('Pay & more noyes');
  });

  it('takes no application address that a browser would run', async () => {
    const id = await idOf({ externalUrl: 'javascript:alert(1)' });
    expect(await jobById(id)).toMatchObject({ apply_mode: 'normal', external_url: null });
  });

  it('leaves what a later draft does not say of its company', async () => {
    const company = { sourceKey: 'acme', name: 'Acme', isVerified: true, website: 'https://acme.example' };
    const id = await idOf({ company });
    await upsertJobs(pools.db, [aJobDraft({ company: { sourceKey: 'acme', name: 'Acme Ltd' } })]);
    const { company_id } = await jobById(id);
    const stored = await pools.db
      .selectFrom('companies')
      .selectAll()
      .where('id', '=', company_id)
      .executeTakeFirst();
    expect(stored).toMatchObject({
      name: 'Acme Ltd',
      slug: 'acme-ltd',
      is_verified: true,
      website: 'https://acme.example',
    });
    expect((await documentsOf(id))[0]?.terms).toContain("'ltd'");
  });

  it('reindexes a renamed company with more jobs than one statement has parameters for', async () => {
    const company = { sourceKey: 'many-jobs', name: 'Many' };
    const id = await idOf({ company });
    const { rows } = await sql<{ column_name: string }>`
      select column_name from information_schema.columns
      where table_name = 'jobs' and column_name not in ('id', 'source_id') and is_generated = 'NEVER'`.execute(
      pools.db,
    );
    const columns = sql.join(rows.map(({ column_name }) => sql.ref(column_name)));
    await sql`
      insert into jobs (source_id, ${columns})
      select 'copy-' || copy, ${columns} from jobs, generate_series(1, 2700) copy where id = ${id}`.execute(
      pools.db,
    );
    await upsertJobs(pools.db, [aJobDraft({ company: { ...company, name: 'Renamed' } })]);
    const { company_id } = await jobById(id);
    const found = await pools.db
      .selectFrom('search_documents')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('company_id', '=', company_id)
      .where(sql<boolean>`terms @@ 'renamed'`)
      .executeTakeFirst();
    expect(found).toEqual({ count: 2_702 });
  });

  it('is not in search results while it is not open, and is again afterwards', async () => {
    const id = await idOf({ status: 'on_hold' });
    expect(await documentsOf(id)).toEqual([]);
    await setJobStatus(pools.db, id, 'open', new Date());
    expect(await documentsOf(id)).toMatchObject([{ removed_at: null }]);
    await setJobStatus(pools.db, id, 'closed', new Date());
    expect(await documentsOf(id)).toMatchObject([{ removed_at: expect.any(Date) }]);
    expect(await jobById(id)).toMatchObject({ status: 'closed', closed_at: expect.any(Date) });
  });

  it('moves to another country whole', async () => {
    const draft = aJobDraft({ countryKey: 'sg' });
    const [id = 0] = (await upsertJobs(pools.db, [draft])).ids;
    await upsertJobs(pools.db, [{ ...draft, countryKey: 'my', locationIds: [] }]);
    expect(await documentsOf(id)).toMatchObject([{ country_key: 'my' }]);
  });

  it('compares pay by the month in the country’s currency', async () => {
    const id = await idOf({
      countryKey: 'sg',
      salary: { currency: 'SGD', period: 'annually', min: 6_000_000, max: null },
    });
    expect((await documentsOf(id))[0]).toMatchObject({ salary_low: 5_000, salary_high: 5_000 });
  });

  it('survives the strings that break things', async () => {
    const odd = "'; drop table jobs; -- \\ \u0000 \u202e 🎉 𠜎 ’ :* & | !";
    const id = await idOf({ title: odd, skills: [odd], descriptionHtml: odd });
    expect((await jobById(id)).title).toBe(odd.replace('\u0000', '').trim());
  });
});
