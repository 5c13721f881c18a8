import { getJobStatic } from '@jobharbor/shared/calls/job/get-job-static';
import { readAnswer } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aJobseeker } from '../../testing/people/person.ts';
import { searchJobs } from '../../testing/search/search-jobs.ts';
import { feed } from '../testing/make-feed.ts';
import { anAd, anAdOfThisSite, apply, useImportingApi } from '../testing/use-importing-api.ts';
import { addRecruiters } from './add-recruiters.ts';

const { api, bring, managingRecruiter, jobIdOf } = useImportingApi();

const stored = async () =>
  (
    await sql<{ title: string; status: string; company: string }>`
      select j.title, j.status, c.name as company from jobs j join companies c on c.id = j.company_id order by j.id`.execute(
      api().dependencies.db,
    )
  ).rows;
const statuses = async () => (await stored()).map(({ status }) => status);

describe('a later file of a source', () => {
  it('leaves jobs that it does not name as they were, unless it is declared complete', async () => {
    await bring(feed(anAd(1), anAd(2)));
    const report = await bring(feed(anAd(1)));
    expect(report.missing).toBeUndefined();
    expect(await statuses()).toEqual(['open', 'open']);
  });

  it('closes the jobs that it no longer contains, and notifies their applicants', async () => {
    const { fileId } = await bring(feed(anAdOfThisSite(1), anAdOfThisSite(2)));
    await addRecruiters(api().dependencies.db, fileId, await managingRecruiter());
    const jobId = await jobIdOf('Harbour Foods 2');
    const person = await aJobseeker(api());
    expect((await apply(person, jobId)).statusCode).toBe(201);

    const report = await bring(feed(anAdOfThisSite(1)), { missing: 'close' });
    expect(report.missing).toEqual({ gone: 1 });
    expect(await statuses()).toEqual(['open', 'closed']);
    expect((await searchJobs(api(), 'ph', { query: 'cook' })).jobs.map((job) => job.company.name)).toEqual([
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
    await bring(feed(anAd(1), anAd(2)));
    await bring(feed(anAd(1)), { missing: 'close' });
    const back = feed(anAd(1), anAd(2), anAd(3));
    expect((await bring(back, { missing: 'close' })).counts).toMatchObject({
      created: 1,
      changed: 1,
      unchanged: 1,
    });
    expect(await statuses()).toEqual(['open', 'open', 'open']);
    const moments = () =>
      sql`select max(updated_at), max(seen_at) from jobs, job_sources`.execute(api().dependencies.db);
    const before = (await moments()).rows;
    expect((await bring(back, { missing: 'close' })).counts).toMatchObject({
      created: 0,
      changed: 0,
      unchanged: 3,
    });
    expect((await moments()).rows).toEqual(before);
  });

  it('closes nothing of other sources or of other countries', async () => {
    await bring(feed(anAd(1)), { source: 'one' });
    await bring(feed(anAd(2)), { source: 'two' });
    await bring(feed(anAd(3, { place: '' })), { country: 'SG', source: 'two' });
    await bring(feed(anAd(4)), { source: 'two', missing: 'close' });
    expect(await stored()).toMatchObject([
      { company: 'Harbour Foods 1', status: 'open' },
      { company: 'Harbour Foods 2', status: 'closed' },
      { company: 'Harbour Foods 3', status: 'open' },
      { company: 'Harbour Foods 4', status: 'open' },
    ]);
  });

  it('closes nothing when most would go or a row cannot be read, and says so', async () => {
    const many = Array.from({ length: 30 }, (_, index) => anAd(index));
    await bring(feed(...many));
    expect((await bring(feed(anAd(1)), { missing: 'close' })).missing).toMatchObject({
      gone: 29,
      kept: expect.stringContaining('more than half'),
    });
    expect((await bring(feed(...many.slice(2), '"Nurse,Acme'), { missing: 'close' })).missing).toMatchObject({
      gone: 2,
      kept: expect.stringContaining('could not be read'),
    });
    expect(new Set(await statuses())).toEqual(new Set(['open']));
    await bring(feed(anAd(1)), { missing: 'close-all' });
    expect((await statuses()).filter((status) => status === 'open')).toHaveLength(1);
  });

  it('keeps a job open that another source still names, with that source’s place and page', async () => {
    const text = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ');
    const same = (id: number, place: string) =>
      `Cook,Harbour Foods,https://example.com/jobs/${id},${text},,${place},Full-time,Made`;
    await bring(feed(same(1, 'Makati City'), anAd(9)), { source: 'one' });
    await bring(feed(same(2, 'Metro Manila')), { source: 'two' });
    await bring(feed(anAd(9)), { source: 'one', missing: 'close' });
    const { job } = {
      job: await api().dependencies.db.selectFrom('jobs').selectAll().orderBy('id').executeTakeFirstOrThrow(),
    };
    expect(job).toMatchObject({ status: 'open', external_url: 'https://example.com/jobs/2' });
    expect(job.location_ids).toHaveLength(1);
    await bring(feed(anAd(8)), { source: 'two', missing: 'close' });
    expect((await statuses())[0]).toBe('closed');
  });

  it('keeps the places of a job’s other sources when one of them changes', async () => {
    const text = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ');
    const same = (id: number, place: string, type = 'Full-time') =>
      `Cook,Harbour Foods,https://example.com/jobs/${id},${text},,${place},${type},Made`;
    await bring(feed(same(1, 'Makati City'), same(2, 'Metro Manila')));
    await bring(feed(same(1, 'Makati City', 'Part-time'), same(2, 'Davao City')));
    const [one, ...others] = await api().dependencies.db.selectFrom('jobs').selectAll().execute();
    expect(others).toEqual([]);
    expect(one?.job_type_id).toBe(2);
    const card = readAnswer(
      getJobStatic,
      (await api().app.inject({ url: `/api/job/${one?.id}/static`, headers: { 'language-id': '1' } })).json(),
    );
    expect(card.locations.map(({ value }) => value)).toEqual(['Makati', 'Davao City']);
  });

  it('knows two jobs of one id apart, whichever comes first', async () => {
    const cook = 'Cook,A,https://example.com/jobs/1?x,text,,Makati,,';
    const nurse = 'Nurse,B,https://example.com/jobs/1?y,text,,Makati,,';
    await bring(feed(cook, nurse));
    expect((await bring(feed(nurse, cook, anAd(3)))).counts).toMatchObject({
      created: 1,
      changed: 0,
      unchanged: 2,
    });
    expect((await stored()).map(({ title }) => title)).toEqual(['Cook', 'Nurse', 'Cook']);
  });
});
