import { errorCode } from '@jobharbor/shared/errors';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upsertJobs } from '../../intake/job-intake.ts';
import { anEmployer } from '../../testing/people/employer.ts';
import { aJobseeker, type Person } from '../../testing/people/person.ts';
import { addJob, aRecruiterWithJob } from '../../testing/people/recruiter.ts';
import { aJobDraft } from '../../testing/samples/a-job-draft.ts';
import { searchJobs } from '../../testing/search/search-jobs.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { refreshRecords, refreshRecordsOf } from './refresh-records.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const start = new Date('2026-11-02T08:00:00Z');
const day = (number: number) => new Date(start.getTime() + number * 86_400_000);
const seconds = (number: number) => day(number).getTime() / 1_000;
const at = (number: number) => api.setTime(day(number));

const read = async (who: Person, jobId: number) =>
  (await who.ask('GET', `/job/${jobId}/static`)).json().data.record_details;
const cardOf = async (who: Person, jobId: number) =>
  (await who.ask('GET', `/job/cards?ids=${jobId}`)).json().data.jobs[0].record;
const foundFresh = async (query: string) => (await searchJobs(api, 'sg', { query, is_fresh: true })).total;

const nothingElse = { postings: null, open_since: null, unanswered: null };
const noDates = { posted_dates: [], reply: null };

async function apply(jobId: number, count: number): Promise<number[]> {
  const people = await Promise.all(Array.from({ length: count }, () => aJobseeker(api)));
  const answers = await Promise.all(
    people.map((person) =>
      person.ask('POST', `/data/jobs/${jobId}/applications`, { first_message: 'Hello' }),
    ),
  );
  return answers.map((answer) => answer.json().data.application.id);
}

describe('the facts about an advertisement', () => {
  it('say when it was posted, with those that it replaced, from three postings on', async () => {
    at(0);
    const company = { sourceKey: 'pier', name: 'Pier' };
    const recruiter = await aRecruiterWithJob(api, { title: 'Lamp lighter', company });
    const earlier = (posted: number, closed: number, title = 'LAMP lighter') =>
      aJobDraft({ title, company, postedAt: day(posted), status: 'closed', closedAt: day(closed) });
    const isOpenBeside = earlier(-58, 400);
    await upsertJobs(api.dependencies.db, [
      ...[earlier(-100, -60), earlier(-90, -61, 'Lamp dealer'), isOpenBeside],
    ]);
    at(12);
    await recruiter.ask('POST', `/recruiter/jobs/${recruiter.jobId}/repost`);
    await refreshRecords(api.dependencies.db, day(12));
    expect(await read(recruiter, recruiter.jobId)).toMatchObject({ postings: 3 });
    at(40);
    await recruiter.ask('POST', `/recruiter/jobs/${recruiter.jobId}/repost`);
    const dates = [seconds(-100), Date.parse('2026-11-01') / 1_000, seconds(12), seconds(40)];
    const said = { ...nothingElse, postings: 4 };
    expect(await read(recruiter, recruiter.jobId)).toEqual({ ...said, ...noDates, posted_dates: dates });
    expect(await cardOf(recruiter, recruiter.jobId)).toEqual(said);
    await recruiter.ask('PATCH', `/recruiter/jobs/${recruiter.jobId}`, { status: 'closed' });
    expect(await read(recruiter, recruiter.jobId)).toBeUndefined();
    expect(await cardOf(recruiter, recruiter.jobId)).toBeUndefined();
  });

  it('say since when it is open from 120 days on, and the filter hides it, also one that was imported', async () => {
    at(119);
    const postedAt = day(0);
    const [old, young] = [
      await addJob(api, { title: 'Tide gauger', postedAt }),
      await addJob(api, { title: 'Tide gauger', postedAt: day(1), locationIds: [1] }),
    ];
    const reader = await aJobseeker(api);
    await refreshRecords(api.dependencies.db, day(119));
    expect(await foundFresh('tide gauger')).toBe(2);
    at(120);
    await refreshRecords(api.dependencies.db, day(120));
    expect(await foundFresh('tide gauger')).toBe(1);
    const said = { ...nothingElse, open_since: seconds(0) };
    expect(await cardOf(reader, old)).toEqual(said);
    expect(await read(reader, old)).toEqual({ ...said, ...noDates });
    expect(await cardOf(reader, young)).toBeUndefined();
  });

  it('say that no application was answered, from five that had two weeks, until the first answer', async () => {
    at(0);
    const recruiter = await aRecruiterWithJob(api, { title: 'Buoy painter' });
    const { jobId } = recruiter;
    const [first] = await apply(jobId, 4);
    at(1);
    await apply(jobId, 1);
    const unanswered = async (days: number) => {
      at(days);
      await refreshRecords(api.dependencies.db, day(days));
      return [(await read(recruiter, jobId))?.unanswered, (await cardOf(recruiter, jobId))?.unanswered];
    };
    expect(await unanswered(14)).toEqual([undefined, undefined]);
    expect(await unanswered(15)).toEqual([5, 5]);
    expect(await foundFresh('buoy painter')).toBe(0);
    await recruiter.ask('PATCH', `/recruiter/applications/${first}`, { status: 'declined' });
    expect(await read(recruiter, jobId)).toBeUndefined();
    expect(await cardOf(recruiter, jobId)).toBeUndefined();
    await refreshRecords(api.dependencies.db, day(15));
    expect(await foundFresh('buoy painter')).toBe(1);
  });

  it('are in the document of a job again that an older version of the API has written meanwhile', async () => {
    at(0);
    const { db } = api.dependencies;
    await addJob(api, { title: 'Quay sweeper', postedAt: day(-1) });
    const old = await addJob(api, { title: 'Quay sweeper', postedAt: day(-130), locationIds: [1] });
    await refreshRecords(db, day(0));
    // Writes the marks that it knows, and leaves the column as it is.
    await sql`
      update search_documents set terms = ts_delete(terms, '=f1'), is_fresh = true
      where job_id in (select id from jobs where title = 'Quay sweeper')`.execute(db);
    expect(await foundFresh('quay sweeper')).toBe(0);
    await refreshRecords(db, day(0));
    expect(await foundFresh('quay sweeper')).toBe(1);
    const document = db.selectFrom('search_documents').select('is_fresh').where('job_id', '=', old);
    expect(await document.executeTakeFirst()).toEqual({ is_fresh: false });
  });

  it('are measured anew for all jobs and for one that is posted anew at the same time, without a deadlock', async () => {
    at(0);
    const { db } = api.dependencies;
    const jobId = await addJob(api, { title: 'Rope maker', postedAt: day(-130) });
    await refreshRecords(db, day(0));
    const waiting = async () =>
      (
        await sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      ).rows.length;
    const all = await db.transaction().execute(async (tx) => {
      await tx.selectFrom('jobs').select('id').where('id', '=', jobId).forUpdate().execute();
      const refreshing = refreshRecords(db, day(0));
      await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
      await refreshRecordsOf(tx, [jobId], day(0));
      return { refreshing };
    });
    await all.refreshing;
    expect(await cardOf(await aJobseeker(api), jobId)).toEqual({ ...nothingElse, open_since: seconds(-130) });
  });
});

describe('an employer', () => {
  it('reads what is said of a job, and replies in one sentence without a way to contact', async () => {
    at(0);
    const recruiter = await aRecruiterWithJob(api, { postedAt: day(-130) });
    const reply = (sentence: string, who: Person = recruiter) =>
      who.ask('PUT', `/recruiter/jobs/${recruiter.jobId}/reply`, { sentence });
    const own = async () =>
      (await recruiter.ask('GET', `/recruiter/jobs/${recruiter.jobId}`)).json().data.job.record_details;
    expect(await own()).toMatchObject({ open_since: seconds(-130), reply: null });
    for (const sentence of ['See www.pier.test', 'Call +65 6123 4567', 'Write to hr@pier.test', '٠١٢٣٤٥٦٧'])
      expect((await reply(sentence)).json().code).toBe(errorCode.replyUnfit);
    expect((await reply('x'.repeat(201))).statusCode).toBe(422);
    expect((await reply('Our plan of 2023-2024 had more shifts.')).statusCode).toBe(200);
    expect((await reply('We hire\n for four shifts.')).statusCode).toBe(200);
    const written = { sentence: 'We hire for four shifts.', language: 'en', written_at: seconds(0) };
    expect((await own()).reply).toEqual(written);
    expect((await read(await aJobseeker(api), recruiter.jobId)).reply).toEqual(written);
    const other = await anEmployer(api);
    expect((await reply('Not mine', other)).statusCode).toBe(404);
    await reply(' ');
    expect((await own()).reply).toBeNull();
  });
});
