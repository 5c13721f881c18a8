import { reportReasonCategories } from '@jobharbor/shared/calls/job/report-job';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportJobReasons } from '../../config-lists/index.ts';
import { aJobseeker, aVisitor, type Person } from '../../testing/people/person.ts';
import { addJob } from '../../testing/people/recruiter.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const report = (person: Person, jobId: number, body: object) =>
  person.ask('POST', `/job/${jobId}/report`, body);
const stored = (jobId: number) =>
  api.dependencies.db.selectFrom('job_reports').selectAll().where('job_id', '=', jobId).execute();

it('reasons have the categories that the form shows them under', () => {
  const categories = reportJobReasons.map(({ id, category }) => [id, category]);
  const shown = Object.entries(reportReasonCategories).flatMap(([category, ids]) =>
    ids.map((id) => [id, category]),
  );
  expect(categories).toEqual(shown);
});

describe('a report of a job', () => {
  it('is stored with its reason and category, and answered in the reader’s language', async () => {
    const [person, jobId] = [await aJobseeker(api), await addJob(api)];
    const answer = await report(person, jobId, { report_reason_id: 3, details: '  Women only  ' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().data.reason).toMatchObject({ id: 3, value: 'Discriminatory' });
    expect(await stored(jobId)).toMatchObject([
      { reason_id: 3, category: 'discrimination', details: 'Women only' },
    ]);
  });

  it('changes the person’s earlier one, also when both arrive at once', async () => {
    const [person, other, jobId] = [await aJobseeker(api), await aJobseeker(api), await addJob(api)];
    const answers = await Promise.all(
      [1, 2, 1, 2].map((id) => report(person, jobId, { report_reason_id: id })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 201]);
    await report(person, jobId, { report_reason_id: 6 });
    await report(other, jobId, { report_reason_id: 7 });
    expect((await stored(jobId)).map(({ reason_id }) => reason_id).sort()).toEqual([6, 7]);
  });

  it('is refused with a reason that is not in the list, for a job that does not exist, and without an account', async () => {
    const [person, visitor, jobId] = [await aJobseeker(api), aVisitor(api), await addJob(api)];
    const wrong = await report(person, jobId, { report_reason_id: 11 });
    expect(wrong.json()).toMatchObject({ code: 40001, errors: { report_reason_id: [expect.any(String)] } });
    expect((await report(person, 999_999, { report_reason_id: 1 })).json().code).toBe(40004);
    expect((await report(visitor, jobId, { report_reason_id: 1 })).json().code).toBe(40011);
    const long = await report(person, jobId, { report_reason_id: 1, details: 'x'.repeat(1_001) });
    expect(long.json()).toMatchObject({ code: 40001, errors: { details: [expect.any(String)] } });
    expect(await stored(jobId)).toEqual([]);
  });

  it('is refused after fifty in a day, until the day is over', async () => {
    const [person, jobId] = [await aJobseeker(api), await addJob(api)];
    const start = Date.now();
    api.setTime(new Date(start));
    for (let count = 0; count < 50; count += 1) await report(person, jobId, { report_reason_id: 1 });
    const refused = await report(person, jobId, { report_reason_id: 2 });
    expect(refused.json()).toMatchObject({ code: 40006, retry_after: expect.any(Number) });
    api.setTime(new Date(start + 86_401_000));
    expect((await report(person, jobId, { report_reason_id: 2 })).statusCode).toBe(200);
  });
});
