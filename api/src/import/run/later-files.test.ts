import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getJobStatic } from '@jobharbor/shared/calls/get-job-static';
import { readAnswer } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureRecruiterAccount } from '../../domain/recruiters/recruiter-account.ts';
import { aJobseeker, type Person } from '../../testing/person.ts';
import { agencyLogin } from '../../testing/recruiter.ts';
import { searchJobs } from '../../testing/search-jobs.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { feedHeader } from '../testing/make-feed.ts';
import { addRecruiters, findManagingRecruiter } from './add-recruiters.ts';
import { type ImportOptions, importFile } from './import-file.ts';
import { createRejectsFile } from './rejects-file.ts';

let api: TestApi;
let folder = '';
beforeEach(async () => {
  api = await createTestApi();
  folder = await mkdtemp(join(tmpdir(), 'import-later-'));
});
afterEach(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

async function managingRecruiter() {
  const { db } = api.dependencies;
  await ensureRecruiterAccount(db, agencyLogin);
  return findManagingRecruiter(db, agencyLogin.email, 'Talent Partner');
}

let files = 0;

async function bring(content: string, more: Partial<ImportOptions> = {}) {
  files += 1;
  const path = join(folder, `${files}.feed`);
  await writeFile(path, content);
  const rejects = await createRejectsFile(join(folder, 'rejects.csv'));
  const report = await importFile(api.dependencies.db, { path, country: 'PH', rejects, ...more });
  await rejects.close();
  return report;
}

const feed = (...rows: string[]) => [feedHeader, ...rows, ''].join('\n');
const ad = (
  id: number,
  { title = 'Cook', place = 'Makati City', text = '', link = `https://example.com/jobs/${id}` } = {},
) => `${title},Harbour Foods ${id},${link},${text},,"${place}",Full-time,Made`;

const stored = async () =>
  (
    await sql<{ title: string; status: string; company: string }>`
      select j.title, j.status, c.name as company from jobs j join companies c on c.id = j.company_id order by j.id`.execute(
      api.dependencies.db,
    )
  ).rows;
const statuses = async () => (await stored()).map(({ status }) => status);
const jobIdOf = async (company: string): Promise<number> =>
  (
    await api.dependencies.db
      .selectFrom('jobs')
      .innerJoin('companies', 'companies.id', 'jobs.company_id')
      .where('companies.name', '=', company)
      .select('jobs.id')
      .executeTakeFirstOrThrow()
  ).id;
const apply = (person: Person, jobId: number) =>
  person.ask('POST', `/data/jobs/${jobId}/applications`, { first_message: 'Good day' });

/** The feed without links, so that one applies here. */
const here = (id: number) => ad(id, { link: '' });

describe('a later file of a source', () => {
  it('leaves what it does not name as it was, unless it is said to be the whole', async () => {
    await bring(feed(ad(1), ad(2)));
    const report = await bring(feed(ad(1)));
    expect(report.missing).toBeUndefined();
    expect(await statuses()).toEqual(['open', 'open']);
  });

  it('closes the jobs that it no longer contains, and notifies their applicants', async () => {
    const { fileId } = await bring(feed(here(1), here(2)));
    await addRecruiters(api.dependencies.db, fileId, await managingRecruiter());
    const jobId = await jobIdOf('Harbour Foods 2');
    const person = await aJobseeker(api);
    expect((await apply(person, jobId)).statusCode).toBe(201);

    const report = await bring(feed(here(1)), { missing: 'close' });
    expect(report.missing).toEqual({ gone: 1 });
    expect(await statuses()).toEqual(['open', 'closed']);
    expect((await searchJobs(api, 'ph', { query: 'cook' })).jobs.map((job) => job.company.name)).toEqual([
      'Harbour Foods 1',
    ]);
    const { applications } = (await person.ask('GET', '/jobApplication/jobseekers')).json().data;
    expect(applications[0]).toMatchObject({ label: 'job_closed' });
    expect(applications[0].timeline.map(({ event }: { event: string }) => event)).toEqual([
      'applied',
      'job_closed',
    ]);
  });

  it('opens again what it names again, and changes nothing the second time', async () => {
    await bring(feed(ad(1), ad(2)));
    await bring(feed(ad(1)), { missing: 'close' });
    const back = feed(ad(1), ad(2), ad(3));
    expect((await bring(back, { missing: 'close' })).counts).toMatchObject({
      created: 1,
      changed: 1,
      unchanged: 1,
    });
    expect(await statuses()).toEqual(['open', 'open', 'open']);
    const moments = () =>
      sql`select max(updated_at), max(seen_at) from jobs, job_sources`.execute(api.dependencies.db);
    const before = (await moments()).rows;
    expect((await bring(back, { missing: 'close' })).counts).toMatchObject({
      created: 0,
      changed: 0,
      unchanged: 3,
    });
    expect((await moments()).rows).toEqual(before);
  });

  it('closes nothing of other sources or of other countries', async () => {
    await bring(feed(ad(1)), { source: 'one' });
    await bring(feed(ad(2)), { source: 'two' });
    await bring(feed(ad(3, { place: '' })), { country: 'SG', source: 'two' });
    await bring(feed(ad(4)), { source: 'two', missing: 'close' });
    expect(await stored()).toMatchObject([
      { company: 'Harbour Foods 1', status: 'open' },
      { company: 'Harbour Foods 2', status: 'closed' },
      { company: 'Harbour Foods 3', status: 'open' },
      { company: 'Harbour Foods 4', status: 'open' },
    ]);
  });

  it('closes nothing when most would go or a row cannot be read, and says so', async () => {
    const many = Array.from({ length: 30 }, (_, index) => ad(index));
    await bring(feed(...many));
    expect((await bring(feed(ad(1)), { missing: 'close' })).missing).toMatchObject({
      gone: 29,
      kept: expect.stringContaining('more than half'),
    });
    expect((await bring(feed(...many.slice(2), '"Nurse,Acme'), { missing: 'close' })).missing).toMatchObject({
      gone: 2,
      kept: expect.stringContaining('could not be read'),
    });
    expect(new Set(await statuses())).toEqual(new Set(['open']));
    await bring(feed(ad(1)), { missing: 'close-all' });
    expect((await statuses()).filter((status) => status === 'open')).toHaveLength(1);
  });

  it('keeps a job open that another source still names, with that source’s place and page', async () => {
    const text = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ');
    const same = (id: number, place: string) =>
      `Cook,Harbour Foods,https://example.com/jobs/${id},${text},,${place},Full-time,Made`;
    await bring(feed(same(1, 'Makati City'), ad(9)), { source: 'one' });
    await bring(feed(same(2, 'Cebu City')), { source: 'two' });
    await bring(feed(ad(9)), { source: 'one', missing: 'close' });
    const { job } = {
      job: await api.dependencies.db.selectFrom('jobs').selectAll().orderBy('id').executeTakeFirstOrThrow(),
    };
    expect(job).toMatchObject({ status: 'open', external_url: 'https://example.com/jobs/2' });
    expect(job.location_ids).toHaveLength(1);
    await bring(feed(ad(8)), { source: 'two', missing: 'close' });
    expect((await statuses())[0]).toBe('closed');
  });

  it('keeps the places of a job’s other sources when one of them changes', async () => {
    const text = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ');
    const same = (id: number, place: string, type = 'Full-time') =>
      `Cook,Harbour Foods,https://example.com/jobs/${id},${text},,${place},${type},Made`;
    await bring(feed(same(1, 'Makati City'), same(2, 'Cebu City')));
    await bring(feed(same(1, 'Makati City', 'Part-time'), same(2, 'Davao City')));
    const [one, ...others] = await api.dependencies.db.selectFrom('jobs').selectAll().execute();
    expect(others).toEqual([]);
    expect(one?.job_type_id).toBe(2);
    const card = readAnswer(
      getJobStatic,
      (await api.app.inject({ url: `/api/job/${one?.id}/static`, headers: { 'language-id': '1' } })).json(),
    );
    expect(card.locations.map(({ value }) => value)).toEqual(['Makati', 'Davao City']);
  });

  it('knows two jobs of one id apart, whichever comes first', async () => {
    const cook = 'Cook,A,https://example.com/jobs/1?x,text,,Makati,,';
    const nurse = 'Nurse,B,https://example.com/jobs/1?y,text,,Makati,,';
    await bring(feed(cook, nurse));
    expect((await bring(feed(nurse, cook, ad(3)))).counts).toMatchObject({
      created: 1,
      changed: 0,
      unchanged: 2,
    });
    expect((await stored()).map(({ title }) => title)).toEqual(['Cook', 'Nurse', 'Cook']);
  });
});

describe('a feed in a format that many sites share', () => {
  it('does not replace the job of another site that has the same number', async () => {
    const job = (site: string, title: string) =>
      `<source><job><title>${title}</title><company>Clinic</company><referencenumber>17</referencenumber><url>https://${site}/17</url></job></source>`;
    await bring(job('one.example', 'Nurse'));
    expect((await bring(job('two.example', 'Cook'))).counts).toMatchObject({ created: 1, changed: 0 });
    expect((await bring(job('www.one.example', 'Head Nurse'))).counts).toMatchObject({
      created: 0,
      changed: 1,
    });
  });
});

describe('a place that no list holds', () => {
  it('is shown with the job and found by its name', async () => {
    await bring(feed(ad(1, { place: 'Dasol Bay' }), ad(2)));
    const { jobs } = await searchJobs(api, 'ph', { query: 'Dasol' });
    expect(jobs.map(({ company, other_places }) => [company.name, other_places])).toEqual([
      ['Harbour Foods 1', ['Dasol Bay']],
    ]);
  });
});

describe('a mail address or a phone number in an advertisement', () => {
  it('is found by nobody, while the words around it are', async () => {
    const text = 'Write to zanzibar@mail.example or call +63 917 123 4567 about the galley';
    await bring(feed(ad(1, { text })));
    const found = async (query: string) => (await searchJobs(api, 'ph', { query: `"${query}"` })).total;
    expect(await found('galley')).toBe(1);
    for (const query of ['zanzibar', 'zanzibar@mail.example', '4567', '917 123 4567', '+639171234567'])
      expect([query, await found(query)]).toEqual([query, 0]);
  });
});

describe('a company that an import brought', () => {
  it('has nobody who answers, and its page says so', async () => {
    await bring(feed(here(1)));
    const jobId = await jobIdOf('Harbour Foods 1');
    const answer = await api.app.inject({ url: `/api/job/${jobId}/static` });
    expect(readAnswer(getJobStatic, answer.json()).recruiter).toBeNull();
  });

  it('gets the recruiter whom the operator names, with whom an application opens a chat', async () => {
    const { fileId } = await bring(feed(here(1), here(2)));
    const { db } = api.dependencies;
    const recruiter = await managingRecruiter();
    expect(await addRecruiters(db, fileId, recruiter)).toBe(2);
    expect(await addRecruiters(db, fileId, recruiter)).toBe(0);
    const jobId = await jobIdOf('Harbour Foods 1');
    const answer = await api.app.inject({ url: `/api/job/${jobId}/static` });
    expect(readAnswer(getJobStatic, answer.json()).recruiter).toMatchObject({
      name: 'Mei Ling Tan',
      title: 'Talent Partner',
    });
    const person = await aJobseeker(api);
    const { application } = (await apply(person, jobId)).json().data;
    expect(application.chat_id).toEqual(expect.any(Number));
  });
});
