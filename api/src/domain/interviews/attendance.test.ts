import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aJobseeker, type Person } from '../../testing/people/person.ts';
import { aRecruiterWithJob, type RecruiterWithJob } from '../../testing/people/recruiter.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { openSocket } from '../../testing/socket.ts';

let api: TestApi;
let person: Person;
let recruiter: RecruiterWithJob;
let applicationId: number;
let id: number;
let version: number;

const now = new Date('2026-11-02T08:00:00Z');
const start = new Date('2026-11-03T08:00:00Z');
const minute = 60_000;
const day = 1440 * minute;
const goTo = (ms: number) => api.setTime(new Date(start.getTime() + ms));

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

beforeEach(async () => {
  api.setTime(now);
  [person, recruiter] = [await aJobseeker(api), await aRecruiterWithJob(api)];
  const sent = await person.ask('POST', `/data/jobs/${recruiter.jobId}/applications`, {});
  applicationId = sent.json().data.application.id;
  const invited = await recruiter.ask('POST', `/recruiter/applications/${applicationId}/interviews`, {
    ...{ starts_at: start.getTime() / 1000, time_zone: 'Asia/Singapore', kind: 'phone' },
    contact_phone: '+65 6123 4567',
    result_from: (start.getTime() + 2 * day) / 1000,
  });
  ({ id, version } = invited.json().data.interview);
  const accepted = await person.ask('PATCH', `/jobApplication/interviews/${id}`, {
    action: 'accept',
    version,
  });
  ({ version } = accepted.json().data.interview);
});

const attend = (body: object, who = person) =>
  who.ask('PATCH', `/jobApplication/interviews/${id}/attendance`, { version, ...body });
const record = (body: object, who: Person = recruiter) =>
  who.ask('PATCH', `/recruiter/interviews/${id}/attendance`, { version, ...body });
const outcomeOf = (answer: Awaited<ReturnType<typeof attend>>) => {
  const { code, data } = answer.json();
  if (data) version = data.interview.version;
  return data ? data.interview.attendance.stage : [answer.statusCode, code];
};

describe('the attendance of an interview', () => {
  it('goes from check-in to the result that the candidate asked for', async () => {
    goTo(-120 * minute - 1);
    expect(outcomeOf(await attend({ action: 'check_in' }))).toEqual([422, 41148]);
    goTo(-120 * minute);
    const tab = await openSocket(api, person);
    expect(outcomeOf(await attend({ action: 'check_in' }))).toBe('checked_in');
    await tab.waitFor('application', (event) => event.application_id === applicationId);
    tab.close();
    expect(outcomeOf(await attend({ action: 'check_in' }))).toEqual([409, 41147]);
    goTo(30 * minute);
    expect(outcomeOf(await attend({ action: 'mark', attended: true }))).toEqual([422, 42092]);
    goTo(46 * minute);
    expect(outcomeOf(await attend({ action: 'mark', attended: true }))).toBe('completed');
    expect(outcomeOf(await attend({ action: 'mark', attended: false }))).toEqual([409, 41141]);
    expect(outcomeOf(await record({ action: 'mark', attended: false }))).toBe('finished');
    const [contested] = (await person.ask('GET', '/jobApplication/interviews')).json().data.interviews;
    expect(contested.attendance).toMatchObject({
      ...{ is_contested: true, attended: null, marks: { jobseeker: true, recruiter: false } },
    });
    expect(outcomeOf(await record({ action: 'mark', attended: true }))).toBe('completed');
    const [{ story }] = (await person.ask('GET', '/jobApplication/jobseekers')).json().data.applications;
    expect(story.slice(-2)).toMatchObject([
      { event: 'interview_contested', actor: 'recruiter' },
      { event: 'interview_attended', actor: 'recruiter' },
    ]);
    goTo(2 * day - 1);
    expect(outcomeOf(await attend({ action: 'request_result' }))).toEqual([422, 42093]);
    goTo(2 * day);
    expect(outcomeOf(await attend({ action: 'request_result' }))).toBe('pending_results');
    expect(outcomeOf(await attend({ action: 'request_result' }))).toEqual([409, 41163]);
    const given = (await recruiter.ask('GET', '/recruiter/interviews')).json().data.interviews;
    expect(given[0].attendance).toMatchObject({ stage: 'pending_results', attended: true });
    expect(outcomeOf(await record({ action: 'give_result', result: 'passed' }))).toBe('passed');
    const list = (await person.ask('GET', '/jobApplication/interviews')).json().data.interviews;
    expect(list[0].attendance).toMatchObject({ stage: 'passed', result: 'passed' });
  });

  it('ends the application for the person who does not suit, whose list no longer calls it accepted', async () => {
    goTo(46 * minute);
    await attend({ action: 'mark', attended: true });
    version += 1;
    const listed = async (show: string) =>
      (await person.ask('GET', `/jobApplication/jobseekers?show=${show}`)).json().data.applications;
    expect(await listed('answered')).toMatchObject([{ id: applicationId, stage: 'interviewed' }]);
    expect(outcomeOf(await record({ action: 'give_result', result: 'not_suitable' }))).toBe('not_suitable');
    expect(await listed('answered')).toEqual([]);
    const [application] = await listed('ended');
    expect(application).toMatchObject({ stage: 'not_suitable', label: 'not_accepted' });
    expect(application.story.at(-1)).toMatchObject({ event: 'interview_not_suitable', actor: 'recruiter' });
  });

  it('is checked in once, however many tabs press at the same time', async () => {
    goTo(0);
    const before = version;
    const presses = [1, 2, 3].map(() => attend({ action: 'check_in', version: before }));
    const answers = await Promise.all(presses);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(answers.map((answer) => answer.json().data.interview.version)).toEqual(
      [1, 2, 3].map(() => before + 1),
    );
  });

  it('closes check-in half an hour after the start, and has no result after an absence', async () => {
    goTo(30 * minute + 1);
    expect(outcomeOf(await attend({ action: 'check_in' }))).toEqual([422, 41149]);
    expect(outcomeOf(await record({ action: 'mark', attended: false }))).toBe('not_attended');
    goTo(9 * day);
    expect(outcomeOf(await attend({ action: 'request_result' }))).toEqual([409, 42094]);
    expect(outcomeOf(await record({ action: 'give_result', result: 'passed' }))).toEqual([409, 42094]);
  });

  it('counts an absence of the employer until it says otherwise, and again once the person alone speaks', async () => {
    goTo(30 * minute);
    expect(outcomeOf(await attend({ action: 'employer_absent' }))).toEqual([422, 42092]);
    goTo(31 * minute);
    const said = await attend({ action: 'employer_absent' });
    expect(said.json().data.interview.attendance).toMatchObject({
      ...{ stage: 'finished', employer_absence: 'absent', attended: null },
    });
    expect(outcomeOf(said)).toBe('finished');
    expect(outcomeOf(await attend({ action: 'employer_absent' }))).toEqual([409, 41141]);
    expect(outcomeOf(await attend({ action: 'mark', attended: false }))).toEqual([409, 41141]);
    const [first] = (await recruiter.ask('GET', '/jobApplication/notifications')).json().data.notifications;
    expect(first).toMatchObject({ event: 'interview_employer_absent', application_id: applicationId });
    const contested = await record({ action: 'mark', attended: false });
    expect(contested.json().data.interview.attendance).toMatchObject({
      ...{ employer_absence: 'contested', is_contested: true, attended: null },
    });
    outcomeOf(contested);
    const takenBack = await attend({ action: 'employer_came' });
    expect(takenBack.json().data.interview.attendance).toMatchObject({
      ...{ employer_absence: null, stage: 'not_attended' },
    });
  });

  it('is nobody else’s', async () => {
    goTo(0);
    const stranger = await aJobseeker(api);
    expect(outcomeOf(await attend({ action: 'check_in' }, stranger))).toEqual([404, 40004]);
    expect(outcomeOf(await record({ action: 'mark', attended: true }, person))).toEqual([403, 40005]);
    // The agency no longer acts for this recruiter.
    await api.dependencies.db
      .updateTable('recruiters')
      .set({ managed_by: null })
      .where('account_id', '=', recruiter.recruiterId)
      .execute();
    expect(outcomeOf(await record({ action: 'mark', attended: true }))).toEqual([404, 40004]);
  });
});
