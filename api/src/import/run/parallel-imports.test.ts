import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { feed, makeFeedRow } from '../testing/make-feed.ts';
import { useImports } from '../testing/use-imports.ts';

const { db, bring } = useImports();

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

it('imports into one country at once see each other’s advertisements', async () => {
  const reports = await Promise.all(
    ['one', 'two', 'three'].map((source) => bring(`${source}.csv`, rowsFrom(100, 8), 'ph', { source })),
  );
  const sum = (of: 'created' | 'merged') => reports.reduce((all, { counts }) => all + counts[of], 0);
  expect([sum('created'), sum('merged')]).toEqual([8, 16]);
});
