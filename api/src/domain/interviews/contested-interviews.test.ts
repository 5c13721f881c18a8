import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAdmin } from '../../testing/people/appointed.ts';
import { aConversation } from '../../testing/people/conversation.ts';
import { mailsTo } from '../../testing/people/mailed.ts';
import type { Person, SignedInPerson } from '../../testing/people/person.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { sendInterviewNotices } from '../mail-notices/send-interview-notices.ts';
import { isContested, verdictOf } from './attendance-verdict.ts';
import { findContestedInterviews } from './contested-interviews.ts';

let api: TestApi;
let admin: SignedInPerson;
const start = new Date('2026-11-03T08:00:00Z');
beforeAll(async () => {
  api = await createTestApi({ now: new Date('2026-11-02T08:00:00Z') });
  admin = await anAdmin(api);
});
afterAll(() => api.close());

/** An interview that is over, to which both sides have said nothing. */
async function aPastInterview() {
  api.setTime(new Date('2026-11-02T08:00:00Z'));
  const one = await aConversation(api);
  const terms = {
    starts_at: start.getTime() / 1000,
    time_zone: 'Asia/Manila',
    kind: 'onsite',
    place: 'Pier 4',
  };
  const path = `/recruiter/applications/${one.applicationId}/interviews`;
  const { id } = (await one.recruiter.ask('POST', path, terms)).json().data.interview;
  await one.person.ask('PATCH', `/jobApplication/interviews/${id}`, { action: 'accept', version: 1 });
  api.setTime(new Date(start.getTime() + 2 * 3_600_000));
  const current = async () =>
    (await one.person.ask('GET', `/jobApplication/interviews/${id}`)).json().data.interview;
  const attend = async (side: 'person' | 'recruiter', body: object) => {
    const area = side === 'person' ? 'jobApplication' : 'recruiter';
    const { version } = await current();
    return one[side].ask('PATCH', `/${area}/interviews/${id}/attendance`, { version, ...body });
  };
  const decide = async (outcome: string, reason: string, version?: number) =>
    admin.ask('PATCH', `/admin/contested-interviews/${id}/decide`, {
      ...{ outcome, reason, version: version ?? (await current()).version },
    });
  return { ...one, id, current, attend, decide };
}

const listed = async (query = '') =>
  (await admin.ask('GET', `/admin/contested-interviews${query}`)).json().data;
const absencesOf = async (person: SignedInPerson) =>
  (await person.ask('GET', '/jobApplication/interviews')).json().data.absences.count;
const eventsOf = async (person: Person) =>
  (await person.ask('GET', '/jobApplication/notifications'))
    .json()
    .data.notifications.map((one: { event: string }) => one.event);

it('waits with what both sides say, is decided for both, and decided anew', async () => {
  const one = await aPastInterview();
  expect((await one.decide('no_absence', 'Nobody asked')).json().code).toBe(42458);
  await one.attend('recruiter', { action: 'mark', attended: false });
  await one.attend('person', { action: 'appeal', text: 'I waited at gate B.' });
  const [waiting] = (await listed()).interviews;
  expect(waiting).toMatchObject({
    ...{ id: one.id, checked_in_at: null, marks: { jobseeker: true, recruiter: false, employer: null } },
    ...{ appeal: { text: 'I waited at gate B.' }, decision: null, absences: { count: 0, limit: 3 } },
    outcomes: ['candidate_absent', 'employer_absent', 'no_absence'],
  });
  expect(waiting.steps.map(({ event }: { event: string }) => event)).toContain('interview_contested');
  expect((await one.decide('candidate_absent', 'Late', waiting.version - 1)).json().code).toBe(40009);
  const reason = 'The gate has a log, and no visitor is in it.';
  for (const _press of [1, 2])
    expect((await one.decide('candidate_absent', reason, waiting.version)).statusCode).toBe(200);
  expect(await absencesOf(one.person)).toBe(1);
  const { attendance } = await one.current();
  expect(attendance).toMatchObject({
    ...{ stage: 'not_attended', attended: false, is_contested: false },
    decision: { outcome: 'candidate_absent', reason },
  });
  expect([await eventsOf(one.person), await eventsOf(one.recruiter)].map(([first]) => first)).toEqual([
    ...['interview_decided', 'interview_decided'],
  ]);
  await api.dependencies.db
    .updateTable('accounts')
    .set({ is_email_verified: true })
    .where('id', '=', one.person.user.id)
    .execute();
  await sendInterviewNotices(api.dependencies, api.now());
  const [mail] = await mailsTo(api, one.person.email);
  expect(mail).toMatchObject({
    template: 'interview-decided',
    data: { decision: 'Your absence counts.', reason },
  });
  // Neither side undoes it; another decision does.
  for (const side of ['person', 'recruiter'] as const)
    expect((await one.attend(side, { action: 'mark', attended: side === 'recruiter' })).json().code).toBe(
      42457,
    );
  expect((await listed()).interviews.map(({ id }: { id: number }) => id)).not.toContain(one.id);
  expect((await listed('?state=decided')).interviews[0]).toMatchObject({ id: one.id, decision: { reason } });
  await one.decide('no_absence', 'The log was of another gate.');
  expect(await absencesOf(one.person)).toBe(0);
  const log = (
    await admin.ask('GET', `/admin/decisions?queue=contested-interviews&subject_ids=${one.id}`)
  ).json();
  expect(log.data.decisions.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    ...['no_absence', 'candidate_absent'],
  ]);
});

it('counts an absence of the employer that a result would have hidden, and refuses what nobody says', async () => {
  const one = await aPastInterview();
  await one.attend('person', { action: 'employer_absent' });
  expect((await listed()).interviews.map(({ id }: { id: number }) => id)).not.toContain(one.id);
  await one.attend('recruiter', { action: 'give_result', result: 'not_suitable' });
  const found = (await listed()).interviews.find(({ id }: { id: number }) => id === one.id);
  expect(found.outcomes).toEqual(['employer_absent', 'no_absence']);
  expect((await one.decide('candidate_absent', 'Hm')).json().errors).toHaveProperty('outcome');
  await one.decide('employer_absent', 'The recruiter was on leave that day.');
  expect((await one.current()).attendance).toMatchObject({
    stage: 'not_suitable',
    employer_absence: 'absent',
  });
});

it('asks the database for exactly what the rules call contested', async () => {
  const { id } = await aPastInterview();
  const { db } = api.dependencies;
  const marks = [null, true, false];
  const rows = marks.flatMap((jobseeker_attended) =>
    marks.flatMap((recruiter_attended) =>
      marks.flatMap((employer_attended) =>
        [null, start].flatMap((checked_in_at) =>
          [null, 'passed' as const].map((result) => ({
            ...{ jobseeker_attended, recruiter_attended, employer_attended, checked_in_at, result },
            ...{ attendance_by: null, attended: null, decision: null },
          })),
        ),
      ),
    ),
  );
  const wrong = [];
  for (const row of rows) {
    const verdict = verdictOf(row);
    const attended = verdict === 'attended' ? true : verdict === 'absent' ? false : null;
    await db
      .updateTable('interviews')
      .set({ ...row, attended })
      .where('id', '=', id)
      .execute();
    const found = await findContestedInterviews(db, { state: 'waiting', page: 1, size: 100, now: api.now() });
    const isFound = found.interviews.some((one) => one.id === id);
    if (isFound !== isContested(row)) wrong.push(row);
  }
  expect(wrong).toEqual([]);
});
