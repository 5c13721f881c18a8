import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { feed, makeFeedRow, writeFeed } from '../testing/make-feed.ts';
import { placeNames, useImports } from '../testing/use-imports.ts';

const { db, pathOf, bring, bringFile, jobs } = useImports();

/** Everything that an import writes, moments of writing included. */
async function everything() {
  const tables = ['jobs', 'companies', 'job_sources', 'search_documents', 'job_titles', 'search_words'];
  const rows = await Promise.all(
    tables.map((table) => sql`select t::text as row from ${sql.table(table)} t order by 1`.execute(db())),
  );
  return rows.map((result) => result.rows);
}

const sourcesOf = async (jobId: number) =>
  (
    await sql<{ url: string }>`select url from job_sources where job_id = ${jobId} order by url`.execute(db())
  ).rows.map(({ url }) => url);

describe('an import', () => {
  it('makes jobs of what a feed says', async () => {
    const row =
      '- Senior Cook &amp;amp; Baker -,Harbour Foods Inc.,https://example.com/jobs/1,"<p>Five years of&amp;nbsp;work. Write to cook@example.com</p><script>x()</script>",,"Makati City, National Capital Region (NCR)",Part-time,Made';
    const report = await bring('a.csv', feed(row), 'PH');
    expect(report).toMatchObject({ mapping: 'ph-jobs', rows: 1, complete: 1, arrived: 1 });
    const [job] = await jobs();
    expect(job).toMatchObject({
      title: 'Senior Cook & Baker',
      company: 'Harbour Foods Inc.',
      country_key: 'ph',
      language: 'en',
      description_html: '<p>Five years of work. Write to •••</p>',
      apply_mode: 'external',
      external_url: 'https://example.com/jobs/1',
      status: 'open',
    });
    expect(placeNames(job?.location_ids ?? [])).toEqual(['Makati']);
  });

  it('changes nothing the second time', async () => {
    await writeFeed(pathOf('a.csv'), 700);
    const first = await bringFile(pathOf('a.csv'), 'PH');
    const before = await everything();
    const second = await bringFile(pathOf('a.csv'), 'PH');
    expect(first.counts).toMatchObject({ changed: 0, unchanged: 0 });
    expect(first.counts.created).toBeGreaterThan(600);
    expect(second.counts).toMatchObject({ created: 0, changed: 0, merged: 0 });
    expect(second.arrived).toBe(second.complete);
    expect(second.rejects).toBe(first.rejects);
    expect(await everything()).toEqual(before);
  });

  it('brings what changed in a newer file, and touches no other job', async () => {
    await bring('a.csv', feed(makeFeedRow(1), makeFeedRow(2)), 'PH');
    const [, untouched] = await jobs();
    const report = await bring(
      'b.csv',
      feed(makeFeedRow(1).replace('Full-time', 'Part-time'), makeFeedRow(2)),
      'PH',
    );
    expect(report.counts).toMatchObject({ created: 0, changed: 1, unchanged: 1 });
    const [changed, same] = await jobs();
    expect(changed?.job_type_id).toBe(2);
    expect(same).toEqual(untouched);
  });

  it('makes one job of near-identical advertisements, with all their places and sources', async () => {
    const text = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ');
    const ad = (id: number, place: string, end: string) =>
      `Cook,Harbour Foods,https://example.com/jobs/${id},${text} ${end},,${place},Full-time,Made`;
    const report = await bring(
      'a.csv',
      feed(ad(1, 'Makati City', 'one'), ad(2, 'Metro Manila', 'two')),
      'PH',
    );
    expect(report.counts).toMatchObject({ created: 1, merged: 1 });
    // A later file from elsewhere, with the company spelt another way.
    const later = await bring(
      'b.csv',
      feed(ad(3, '', 'three').replace('Harbour Foods', 'HARBOUR FOODS INC.')),
      'PH',
    );
    expect(later.counts).toMatchObject({ created: 0, merged: 1 });
    const all = await jobs();
    expect(all.map(({ company }) => company)).toEqual(['Harbour Foods']);
    expect(placeNames(all[0]?.location_ids ?? [])).toEqual(['Metro Manila', 'Makati']);
    expect(await sourcesOf(all[0]?.id ?? 0)).toEqual([1, 2, 3].map((id) => `https://example.com/jobs/${id}`));
    const [document] = await db().selectFrom('search_documents').selectAll().execute();
    expect(document?.location_ids).toEqual(expect.arrayContaining([...(all[0]?.location_ids ?? [])]));
  });

  it('does not merge jobs with different texts, or without text in different places', async () => {
    const ad = (id: number, text: string, place: string) =>
      `Cook,Harbour Foods,https://example.com/jobs/${id},${text},,${place},Full-time,Made`;
    const one = Array.from({ length: 40 }, (_, index) => `one${index}`).join(' ');
    const two = Array.from({ length: 40 }, (_, index) => `two${index}`).join(' ');
    const rows = [
      ad(1, one, 'Makati City'),
      ad(2, two, 'Makati City'),
      ad(3, '', 'Makati City'),
      ad(4, '', 'Cebu City'),
      ad(5, '', 'Cebu City'),
    ];
    const report = await bring('a.csv', feed(...rows), 'PH');
    expect(report.counts).toMatchObject({ created: 4, merged: 1 });
  });

  it('distinguishes two jobs to which a source gives the same id, also in a second import', async () => {
    const rows = feed(
      'Cook,A,https://example.com/jobs/1?x,text,,Makati,,',
      'Nurse,B,https://example.com/jobs/1?y,text,,Makati,,',
    );
    expect((await bring('a.csv', rows, 'PH')).counts).toMatchObject({ created: 2 });
    expect((await bring('a.csv', rows, 'PH')).counts).toMatchObject({ created: 0, unchanged: 2 });
  });

  it('names the line and the true reason of each row that it refuses, and keeps the others', async () => {
    const report = await bring(
      'a.csv',
      feed(
        makeFeedRow(1),
        ',Acme,l1,d,,,,',
        '"Cook\n",,l2,d,,,,',
        '***,Acme,l3,d,,,,',
        'Cook,Acme,l4,d,,,,,extra',
        'Cook,jobs@example.com,l5,d,,,,',
        '"Nurse,Acme',
      ),
      'PH',
    );
    expect(report.arrived).toBe(1);
    expect(report.rejects.split('\n').map((line) => line.split(',').slice(0, 3).join())).toEqual([
      'file,line,reason',
      'a.csv,3,no title',
      'a.csv,4,no company',
      'a.csv,6,a title without a letter: ***',
      'a.csv,7,9 columns where the header has 8',
      'a.csv,8,a mail address or a phone number for a company',
      'a.csv,9,a quotation mark opens in this line and is never closed',
      '',
    ]);
  });

  it('keeps the good rows of a batch that one row spoils', async () => {
    await sql`alter table jobs add constraint no_nurse check (title not like 'Nurse%')`.execute(db());
    const report = await bring(
      'a.csv',
      feed('Cook,A,l1,d,,,,', 'Nurse,B,l2,d,,,,', 'Driver,C,l3,d,,,,'),
      'PH',
    );
    expect(report.counts.created).toBe(2);
    expect(report.rejects).toMatch(/a\.csv,3,"?could not be stored: .*no_nurse/);
  });
});
