import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { indexJobs } from '../../intake/index-jobs.ts';
import { blockKey } from '../duplicates/same-job.ts';
import { feed, makeFeedRow } from '../testing/make-feed.ts';
import { useImports } from '../testing/use-imports.ts';
import { limitBatches, lockBlocks, maxBatches } from './lock-blocks.ts';

const { db, bring, jobs } = useImports();

/** A feed with near-identical advertisements. */
const rowsFrom = (first: number, count: number) =>
  feed(...Array.from({ length: count }, (_, index) => makeFeedRow(first + index)));

/** What a source has stored, without ids and moments. */
async function storedOf(source: string): Promise<string[]> {
  const { rows } = await sql<{ row: string }>`
    select concat_ws('|', replace(s.source_key, ${source}, ''), s.row_number, s.is_primary, j.title, j.status, c.name,
      replace(j.source_id, ${source}, ''), md5(j.description_html), d.terms is not null, d.country_key = j.country_key) as row
    from job_sources s join jobs j on j.id = s.job_id join companies c on c.id = j.company_id
    left join search_documents d on d.job_id = j.id
    where s.source_key like ${`${source}%`} order by 1`.execute(db());
  return rows.map(({ row }) => row);
}

it('imports into three countries at once store what one alone stores, with the same companies', async () => {
  const importAll = async (country: string) => {
    const source = `source-${country}`;
    // The second file shares rows with the first, and adds some.
    await bring(`${country}-1.csv`, rowsFrom(0, 24), country, { source });
    return bring(`${country}-2.csv`, rowsFrom(16, 16), country, { source });
  };
  const together = await Promise.all(['sg', 'my', 'vn'].map(importAll));
  const alone = await importAll('id');
  const expected = await storedOf('source-id');
  expect(expected.length).toBeGreaterThan(30);
  expect(expected.some((row) => row.includes('|f|'))).toBe(true);
  for (const country of ['sg', 'my', 'vn'])
    expect(await storedOf(`source-${country}`), country).toEqual(expected);
  expect(together.map(({ counts }) => counts)).toEqual([alone.counts, alone.counts, alone.counts]);
  const { rows } = await sql`
    select from companies where source = 'import' group by source_key having count(*) > 1`.execute(db());
  expect(rows).toEqual([]);
});

it('an advertisement that the import of another country has just joined to a job becomes no second job', async () => {
  await bring('ph.csv', rowsFrom(0, 2), 'ph', { source: 'one' });
  const held = await db().startTransaction().execute();
  onTestFinished(async () => {
    if (!held.isCommitted) await held.rollback().execute();
  });
  // As the other import has stored it, which has not committed yet.
  await sql`
    insert into job_sources select (jsonb_populate_record(s, ${JSON.stringify({ is_primary: false })}::jsonb
      || jsonb_build_object('source_key', replace(source_key, 'one', 'two')))).*
    from job_sources s where row_number = 2`.execute(held);
  const importing = bring('sg.csv', rowsFrom(1, 1), 'sg', { source: 'two' });
  const isWaiting = async () =>
    (
      await sql`
        select from pg_stat_activity where datname = current_database() and wait_event = 'transactionid'`.execute(
        db(),
      )
    ).rows.length > 0;
  await expect.poll(isWaiting).toBe(true);
  await held.commit().execute();
  expect((await importing).counts).toMatchObject({ created: 0, unchanged: 1 });
  const { rows } = await sql<{ jobs: number }>`select count(*)::int as jobs from jobs`.execute(db());
  expect(rows).toEqual([{ jobs: 2 }]);
});

it('four imports of one source into one country store what one alone stores, with the same advertisements in a job', async () => {
  const parts = [0, 1, 2, 3].map((part) => rowsFrom(1_000 + part * 30, 30));
  const all = feed(...Array.from({ length: 120 }, (_, index) => makeFeedRow(1_000 + index)));
  const jobsOf = async (country: string) => {
    const { rows } = await sql<{ job: string }>`
      select string_agg(replace(s.source_key, ${country}, ''), ' ' order by s.source_key) || ' ' || j.title as job
      from job_sources s join jobs j on j.id = s.job_id where s.country_key = ${country} group by j.id order by 1`.execute(
      db(),
    );
    return rows.map(({ job }) => job);
  };
  const alone = await bring('alone.csv', all, 'id', { source: 'big-id' });
  const together = await Promise.all(
    parts.map((rows, part) => bring(`part-${part}.csv`, rows, 'sg', { source: 'big-sg' })),
  );
  const sum = (of: 'created' | 'merged') => together.reduce((count, { counts }) => count + counts[of], 0);
  expect([sum('created'), sum('merged')]).toEqual([alone.counts.created, alone.counts.merged]);
  expect(sum('merged')).toBeGreaterThan(0);
  expect(await jobsOf('sg')).toEqual(await jobsOf('id'));
});

const [title, company] = ['Cook', 'Harbour Foods'];
/** A feed with one advertisement. */
const row = (id: number, of = title) =>
  `title,company,link,job_desc,job_func,location,job_type,source\n${of},${company},https://example.com/jobs/${id},Some work of number ${id},Sales,Cebu City,Full-time,Made\n`;
const isWaitingForLock = async () =>
  (
    await sql`
      select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`.execute(
      db(),
    )
  ).rows.length > 0;

it('an import waits for another one of its country only with the same advertisements, not with the same titles and companies', async () => {
  await bring('first.csv', row(1), 'ph', { source: 'first' });
  await bring('other.csv', row(2, 'Baker'), 'ph', { source: 'other' });
  const held = await db().startTransaction().execute();
  onTestFinished(async () => {
    if (!held.isCommitted) await held.rollback().execute();
  });
  // As another import has it that has not committed yet.
  await lockBlocks(held, [{ country_key: 'ph', block_key: blockKey({ title, company }) }]);
  await indexJobs(
    held,
    (await jobs()).map(({ id }) => id),
    new Date(),
  );
  expect((await bring('baker.csv', row(3, 'Baker'), 'ph', { source: 'third' })).arrived).toBe(1);
  let isStored = false;
  const same = bring('cook.csv', row(4), 'ph', { source: 'fourth' }).then(() => {
    isStored = true;
  });
  await expect.poll(isWaitingForLock).toBe(true);
  expect(isStored).toBe(false);
  await held.commit().execute();
  await same;
});

it('an import that takes an advertisement out of a block waits for another one that may join it there', async () => {
  await bring('first.csv', row(1), 'ph', { source: 'first' });
  const held = await db().startTransaction().execute();
  onTestFinished(async () => {
    if (!held.isCommitted) await held.rollback().execute();
  });
  await lockBlocks(held, [{ country_key: 'ph', block_key: blockKey({ title, company }) }]);
  const changed = bring('second.csv', row(1, 'Baker'), 'ph', { source: 'first' });
  await expect.poll(isWaitingForLock).toBe(true);
  await held.commit().execute();
  expect((await changed).counts).toMatchObject({ changed: 1 });
});

it('so many batches are stored at once that their locks fit into the server, and the next one waits', async () => {
  const held = await Promise.all(Array.from({ length: maxBatches }, () => db().startTransaction().execute()));
  onTestFinished(async () => {
    for (const tx of held) if (!tx.isCommitted) await tx.rollback().execute();
  });
  await Promise.all(held.map((tx) => limitBatches(tx)));
  const next = bring('next.csv', row(1), 'ph', { source: 'next' });
  await expect.poll(isWaitingForLock).toBe(true);
  await Promise.all(held.map((tx) => tx.commit().execute()));
  expect((await next).counts).toMatchObject({ created: 1 });
});

it('imports into one country at once see each other’s advertisements', async () => {
  const reports = await Promise.all(
    ['one', 'two', 'three'].map((source) => bring(`${source}.csv`, rowsFrom(100, 8), 'ph', { source })),
  );
  const sum = (of: 'created' | 'merged') => reports.reduce((all, { counts }) => all + counts[of], 0);
  expect([sum('created'), sum('merged')]).toEqual([8, 16]);
});
