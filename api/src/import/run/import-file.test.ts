import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { locationById } from '../../config-lists/index.ts';
import { createPools, type Pools } from '../../database/pools.ts';
import { borrowTestDatabase } from '../../testing/reused-databases.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { feedHeader, makeFeedRow, writeFeed } from '../testing/make-feed.ts';
import { type ImportOptions, importFile } from './import-file.ts';
import { createRejectsFile } from './rejects-file.ts';

let database: TestDatabase;
let pools: Pools;
let folder = '';

beforeEach(async () => {
  database = await borrowTestDatabase();
  pools = createPools({ connectionString: database.connectionString });
  folder = await mkdtemp(join(tmpdir(), 'import-file-'));
});
afterEach(async () => {
  await pools.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

async function bring(name: string, content: string, country: string, more: Partial<ImportOptions> = {}) {
  const path = join(folder, name);
  await writeFile(path, content);
  return bringFile(path, country, more);
}

async function bringFile(path: string, country: string, more: Partial<ImportOptions> = {}) {
  const rejects = await createRejectsFile(join(folder, 'rejects.csv'));
  const report = await importFile(pools.db, { path, country, rejects, ...more });
  await rejects.close();
  return { ...report, rejects: await readFile(join(folder, 'rejects.csv'), 'utf8') };
}

/** Everything that an import writes, moments of writing included. */
async function everything() {
  const tables = ['jobs', 'companies', 'job_sources', 'search_documents', 'job_titles', 'search_words'];
  const rows = await Promise.all(
    tables.map((table) => sql`select t::text as row from ${sql.table(table)} t order by 1`.execute(pools.db)),
  );
  return rows.map((result) => result.rows);
}

const jobs = () =>
  pools.db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .selectAll('jobs')
    .select('companies.name as company')
    .orderBy('jobs.id')
    .execute();

const sourcesOf = async (jobId: number) =>
  (
    await sql<{ url: string }>`select url from job_sources where job_id = ${jobId} order by url`.execute(
      pools.db,
    )
  ).rows.map(({ url }) => url);

const feed = (...rows: string[]) => [feedHeader, ...rows, ''].join('\n');
const names = (ids: readonly number[]) => ids.map((id) => locationById(id)?.names.en);

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
    expect(names(job?.location_ids ?? [])).toEqual(['Makati']);
  });

  it('changes nothing the second time', async () => {
    await writeFeed(join(folder, 'a.csv'), 700);
    const first = await bringFile(join(folder, 'a.csv'), 'PH');
    const before = await everything();
    const second = await bringFile(join(folder, 'a.csv'), 'PH');
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
    const report = await bring('a.csv', feed(ad(1, 'Makati City', 'one'), ad(2, 'Cebu City', 'two')), 'PH');
    expect(report.counts).toMatchObject({ created: 1, merged: 1 });
    // A later file from elsewhere, with the company spelt another way.
    const later = await bring(
      'b.csv',
      feed(ad(3, 'Davao City', 'three').replace('Harbour Foods', 'HARBOUR FOODS INC.')),
      'PH',
    );
    expect(later.counts).toMatchObject({ created: 0, merged: 1 });
    const all = await jobs();
    expect(all.map(({ company }) => company)).toEqual(['Harbour Foods']);
    expect(names(all[0]?.location_ids ?? [])).toEqual(['Makati', 'Cebu City', 'Davao City']);
    expect(await sourcesOf(all[0]?.id ?? 0)).toEqual([1, 2, 3].map((id) => `https://example.com/jobs/${id}`));
    const [document] = await pools.db.selectFrom('search_documents').selectAll().execute();
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
    await sql`alter table jobs add constraint no_nurse check (title not like 'Nurse%')`.execute(pools.db);
    const report = await bring(
      'a.csv',
      feed('Cook,A,l1,d,,,,', 'Nurse,B,l2,d,,,,', 'Driver,C,l3,d,,,,'),
      'PH',
    );
    expect(report.counts.created).toBe(2);
    expect(report.rejects).toMatch(/a\.csv,3,"?could not be stored: .*no_nurse/);
  });

  it('closes a job that its source calls inactive, and reads epochs, several places and who gets a visa', async () => {
    const listing = {
      company_name: 'Acme',
      id: 'a1',
      title: 'Engineer',
      active: false,
      date_posted: 1_689_728_209,
      url: 'https://example.com/1',
      locations: ['NYC', 'Chicago, IL'],
    };
    const others = ['Offers Sponsorship', 'Does Not Offer Sponsorship', 'Other'].map(
      (sponsorship, index) => ({
        ...listing,
        id: `b${index}`,
        title: ['Nurse', 'Teacher', 'Cook'][index],
        sponsorship,
      }),
    );
    await bring('a.json', JSON.stringify([listing, ...others]), 'US');
    const [job, ...more] = await jobs();
    expect(more.map((row) => [row.visa_sponsorship, row.applicant_countries])).toEqual([
      [true, []],
      [false, ['us']],
      [null, []],
    ]);
    expect(job?.status).toBe('closed');
    expect(job?.posted_at.toISOString()).toBe('2023-07-19T00:56:49.000Z');
    expect(names(job?.location_ids ?? [])).toEqual(['New York', 'Chicago']);
    expect(await pools.db.selectFrom('search_documents').selectAll().execute()).toEqual([]);
  });

  it('reads schema.org JobPosting without a mapping, at any depth of the graph', async () => {
    const posting = {
      '@type': 'JobPosting',
      title: 'Data Analyst',
      description: '<p>Look at <b>numbers</b>.</p>',
      identifier: { '@type': 'PropertyValue', value: 'J-1' },
      hiringOrganization: { '@type': 'Organization', name: 'Acme', sameAs: 'https://acme.example' },
      jobLocation: [
        {
          '@type': 'Place',
          address: { addressLocality: 'Makati', addressRegion: 'Metro Manila', addressCountry: 'PH' },
        },
      ],
      employmentType: ['FULL_TIME'],
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [{ '@type': 'Country', name: 'Philippines' }, { name: 'SG' }],
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'PHP',
        value: { minValue: 40_000, maxValue: 60_000, unitText: 'MONTH' },
      },
      experienceRequirements: { monthsOfExperience: 36 },
      educationRequirements: { credentialCategory: 'bachelor degree' },
      datePosted: '2026-01-05',
      validThrough: '2026-12-31T00:00:00Z',
    };
    const report = await bring(
      'a.jsonld',
      JSON.stringify({ '@graph': [{ '@type': 'WebPage', title: 'x' }, posting] }),
      'PH',
    );
    expect(report).toMatchObject({ mapping: 'job-posting', arrived: 1 });
    expect([...report.refused.keys()]).toEqual(['not a job']);
    const [job] = await jobs();
    expect(job).toMatchObject({
      title: 'Data Analyst',
      company: 'Acme',
      salary_currency: 'PHP',
      salary_period: 'monthly',
      salary_min: 4_000_000,
      salary_max: 6_000_000,
      job_type_id: 1,
      work_arrangement_id: 3,
      xp_lvl_id: 4,
      degree_id: 5,
      apply_mode: 'normal',
      applicant_countries: ['ph', 'sg'],
    });
    expect(job?.valid_through?.toISOString()).toBe('2026-12-31T00:00:00.000Z');
  });

  it('takes the XML feed of job boards without a mapping', async () => {
    const xml = `<?xml version="1.0"?><source><publisher>x</publisher>
<job><title><![CDATA[Nurse]]></title><date><![CDATA[Mon, 05 Jan 2026 10:00:00 GMT]]></date><referencenumber>9</referencenumber>
<url>https://example.com/9</url><company>Clinic</company><city>Austin</city><state>TX</state><country>US</country>
<description><![CDATA[<p>Care for patients</p>]]></description><salary>$30 per hour</salary><jobtype>parttime</jobtype></job></source>`;
    expect(await bring('a.xml', xml, 'US')).toMatchObject({ mapping: 'indeed-xml', arrived: 1 });
    const [job] = await jobs();
    expect(job).toMatchObject({
      title: 'Nurse',
      country_key: 'us',
      salary_period: 'hourly',
      salary_min: 3_000,
      job_type_id: 2,
    });
    expect(names(job?.location_ids ?? [])).toEqual(['Austin']);
  });
});
