import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aJobseeker, aVisitor, type Person } from '../../testing/people/person.ts';
import { addJob } from '../../testing/people/recruiter.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const join = (person: Person, jobIds: number[], more = {}) =>
  person.ask('POST', '/jobseeker/guest-data/join', {
    saved_jobs: jobIds.map((job_id, index) => ({ job_id, saved_at: 1_700_000_000 + index })),
    ...more,
  });
const savedIds = async (person: Person) =>
  (await person.ask('GET', '/job/saved-jobs'))
    .json()
    .data.saved_jobs.map(({ job }: { job: { id: number } }) => job.id);

describe('what a guest did', () => {
  it('is joined into the account once, in the order in which it was saved, without what is gone', async () => {
    const [person, first, second] = [await aJobseeker(api), await addJob(api), await addJob(api)];
    await person.ask('POST', '/job/saved-jobs/create', { job_id: first });
    const answers = await Promise.all([1, 2].map(() => join(person, [first, second, 987_654_321])));
    expect(answers.flatMap((answer) => answer.json().data.saved_job_ids)).toEqual([second]);
    expect((await savedIds(person)).sort()).toEqual([first, second].sort());
  });

  it('keeps when it was saved, but never later than now', async () => {
    const [person, first, second] = [await aJobseeker(api), await addJob(api), await addJob(api)];
    const saved_jobs = [
      { job_id: first, saved_at: 9_999_999_999 },
      { job_id: second, saved_at: 1_700_000_000 },
    ];
    await person.ask('POST', '/jobseeker/guest-data/join', { saved_jobs });
    const list = (await person.ask('GET', '/job/saved-jobs')).json().data.saved_jobs;
    expect(list.map(({ job }: { job: { id: number } }) => job.id)).toEqual([first, second]);
    expect(list[0].saved_at).toBeLessThanOrEqual(Math.ceil(api.dependencies.clock().getTime() / 1_000));
    expect(list[1].saved_at).toBe(1_700_000_000);
  });

  it('marks the jobs as seen', async () => {
    const [person, jobId] = [await aJobseeker(api), await addJob(api)];
    for (let turn = 0; turn < 2; turn += 1) await join(person, [], { seen_job_ids: [jobId, 987_654_321] });
    expect((await person.ask('GET', `/job/${jobId}`)).json().data.viewer.is_seen).toBe(true);
  });

  it('leaves out the hot titles that they left out, once, and says how many', async () => {
    const person = await aJobseeker(api);
    const title = await api.dependencies.db.selectFrom('job_titles').select('id').executeTakeFirstOrThrow();
    const send = () => join(person, [], { refused_title_ids: [title.id, 987_654_321] });
    expect((await send()).json().data.refused_titles).toBe(1);
    expect((await send()).json().data.refused_titles).toBe(0);
    const refused = await person.ask('GET', '/recommendation/hot-job-titles/refusals');
    expect(refused.json().data.title_ids).toEqual([title.id]);
  });

  it('hides the jobs that they hid, keeps the reasons of the account, and says how many are new', async () => {
    const [person, first, second] = [await aJobseeker(api), await addJob(api), await addJob(api)];
    await person.ask('PUT', `/recommendation/picks/${first}/refusal`, { reason: 'pay' });
    const hidden_jobs = [first, second, 987_654_321].map((job_id) => ({ job_id, reason: 'company' }));
    const send = () => join(person, [], { hidden_jobs });
    expect((await send()).json().data.hidden_jobs).toBe(1);
    expect((await send()).json().data.hidden_jobs).toBe(0);
    const { picks } = (await person.ask('GET', '/recommendation/picks?show=refused')).json().data;
    const reasons = picks.map(({ job, refused }: { job: { id: number }; refused: string }) => [
      job.id,
      refused,
    ]);
    expect(new Map(reasons)).toEqual(
      new Map([
        [first, 'pay'],
        [second, 'company'],
      ]),
    );
  });

  it('needs an account to be joined into', async () => {
    expect((await join(aVisitor(api), [])).json().code).toBe(40011);
  });

  it.each([
    { saved_jobs: 'all' },
    { saved_jobs: [{ job_id: '1', saved_at: 1 }] },
    { saved_jobs: Array.from({ length: 101 }, (_, index) => ({ job_id: index + 1, saved_at: 1 })) },
    { saved_jobs: [], account_id: 1 },
  ])('is refused as $saved_jobs.length rows of the wrong shape', async (body) => {
    const answer = await (await aJobseeker(api)).ask('POST', '/jobseeker/guest-data/join', body);
    expect(answer.json().code).toBe(40001);
  });
});

it('gives jobs by their ids, in that order, to anybody', async () => {
  const [first, second] = [await addJob(api), await addJob(api)];
  const ask = (ids: string) => aVisitor(api).ask('GET', `/job/cards?ids=${ids}`);
  const cards = (await ask(`${second},987654321,${first}`)).json().data.jobs;
  expect(cards.map(({ id }: { id: number }) => id)).toEqual([second, first]);
  for (const ids of ['', '0', '1,', 'a', '1 ,2', Array.from({ length: 101 }, () => 1).join(',')])
    expect((await ask(encodeURIComponent(ids))).json().code).toBe(40001);
});
