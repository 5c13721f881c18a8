import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailsTo } from '../../testing/people/mailed.ts';
import { aJobseeker, type SignedInPerson } from '../../testing/people/person.ts';
import { aRecruiterWithJob } from '../../testing/people/recruiter.ts';
import { textsTo } from '../../testing/people/sent-sms.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { sendInterviewNotices, templateOf } from './send-interview-notices.ts';
import { sendInterviewReminders } from './send-interview-reminders.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const now = new Date('2027-03-25T08:00:00Z');
/** Across the change to summer time in Madrid, on 28 March 2027. */
const starts = Date.parse('2027-03-29T09:00:00Z') / 1000;

/** Two processes look at the same time. */
const send = () => Promise.all([1, 2].map(() => sendInterviewNotices(api.dependencies, api.now())));

async function anInvitation(wanted: object = {}) {
  api.setTime(now);
  const [person, recruiter] = [await aJobseeker(api), await aRecruiterWithJob(api)];
  await api.dependencies.db
    .updateTable('accounts')
    .set({ is_email_verified: true, language: 'es' })
    .where('id', '=', person.user.id)
    .execute();
  const sent = await person.ask('POST', `/data/jobs/${recruiter.jobId}/applications`, {});
  const terms = { starts_at: starts, time_zone: 'Europe/Madrid', kind: 'onsite', place: 'Calle Mayor 1' };
  const path = `/recruiter/applications/${sent.json().data.application.id}/interviews`;
  const { id } = (await recruiter.ask('POST', path, { ...terms, ...wanted })).json().data.interview;
  return { person, recruiter, id };
}

/** Template, and the lines of the calendar entry that tell calendars what to do, newest mail first. */
async function mailed({ email }: SignedInPerson) {
  const rows = await api.dependencies.db
    .selectFrom('mails')
    .select(['template', 'language', 'attachment', 'attachment_type', 'data'])
    .where('recipient', '=', email)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ attachment, ...row }) => {
    const lines = String(attachment).replace(/\r\n /g, '').split('\r\n');
    const lineOf = (name: string) =>
      lines
        .find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
        ?.slice(name.length + 1);
    return { ...row, lineOf };
  });
}

it('mails an invitation, each change and its end once, as one calendar entry that moves', async () => {
  const { person, recruiter, id } = await anInvitation();
  await send();
  await send();
  const first = await mailed(person);
  expect(first).toMatchObject([{ template: 'interview-invited', language: 'es' }]);
  expect(first[0]?.attachment_type).toBe('text/calendar; charset=utf-8; method=REQUEST');
  const uid = first[0]?.lineOf('UID');
  expect(uid).toMatch(new RegExp(`^interview-${id}@`));
  expect(JSON.stringify(first[0]?.data)).toContain('11:00');
  const line = (name: string) => first[0]?.lineOf(name);
  expect(['METHOD', 'SEQUENCE', 'DTSTART', 'LOCATION', 'STATUS'].map(line)).toEqual([
    ...['REQUEST', '0', '20270329T090000Z', 'Calle Mayor 1', 'TENTATIVE'],
  ]);

  api.wait(60);
  const move = { action: 'reschedule', starts_at: starts + 3_600 };
  await person.ask('PATCH', `/jobApplication/interviews/${id}`, { action: 'accept', version: 1 });
  await send();
  api.wait(60);
  await recruiter.ask('PATCH', `/recruiter/interviews/${id}`, { ...move, version: 2 });
  await send();
  api.wait(60);
  await recruiter.ask('PATCH', `/recruiter/interviews/${id}`, {
    action: 'cancel',
    version: 3,
    reason: 'other',
  });
  await send();
  const all = (await mailed(person)).toReversed();
  expect(
    all.map(({ template, lineOf }) => [template, ...['METHOD', 'SEQUENCE', 'DTSTART', 'STATUS'].map(lineOf)]),
  ).toEqual([
    ['interview-invited', 'REQUEST', '0', '20270329T090000Z', 'TENTATIVE'],
    ['interview-confirmed', 'REQUEST', '1', '20270329T090000Z', 'CONFIRMED'],
    ['interview-moved', 'REQUEST', '2', '20270329T100000Z', 'TENTATIVE'],
    ['interview-cancelled', 'CANCEL', '3', '20270329T100000Z', 'CANCELLED'],
  ]);
  expect(all.map(({ lineOf }) => lineOf('UID'))).toEqual([uid, uid, uid, uid]);
});

it('gives the same entry as a file to its candidate alone', async () => {
  const { person, id } = await anInvitation({ note: 'Bring; a, portfolio' });
  await person.ask('PATCH', '/jobseeker/account-setting', { language: 'ja', country_key: 'jp' });
  const file = await person.ask('GET', `/jobApplication/interviews/${id}/calendar`);
  expect(file.headers['content-type']).toContain('text/calendar');
  expect(file.body).toContain('METHOD:PUBLISH');
  expect(file.body).toContain(`UID:interview-${id}@`);
  expect(file.body).toContain('Bring\\; a\\, portfolio');
  expect(file.body).toMatch(/SUMMARY:.*面接/);
  expect(file.body).toContain('/ja/jp/my-jobs/interview');
  const other = await (await aJobseeker(api)).ask('GET', `/jobApplication/interviews/${id}/calendar`);
  expect(other.json().code).toBe(40004);
});

it('mails nothing to who wants no mails about applications', async () => {
  const { person } = await anInvitation();
  await person.ask('PATCH', '/jobseeker/account-setting', {
    notifications: { applications: { email: false } },
  });
  await send();
  expect((await mailsTo(api, person.email)).map(({ template }) => template)).not.toContain(
    'interview-invited',
  );
});

it('texts each change to a confirmed number, once, also to who has no confirmed email', async () => {
  const { person, recruiter, id } = await anInvitation();
  const phone = `+3462${String(person.user.id).padStart(7, '0')}`;
  await api.dependencies.db
    .updateTable('accounts')
    .set({ is_email_verified: false, phone_num: phone, is_mobile_verified: true })
    .where('id', '=', person.user.id)
    .execute();
  await person.ask('PATCH', '/jobseeker/account-setting', { notifications: { applications: { sms: true } } });
  await send();
  api.wait(60);
  await recruiter.ask('PATCH', `/recruiter/interviews/${id}`, {
    action: 'cancel',
    version: 1,
    reason: 'other',
  });
  await send();
  const link = 'https://jobs\\.example/es/\\w+/my-jobs/interview$';
  expect((await textsTo(api, phone)).toReversed()).toEqual([
    expect.stringMatching(new RegExp(`te invita a una entrevista \\(.*11:00.*\\).*${link}`)),
    expect.stringMatching(new RegExp(`se ha cancelado \\(.*${link}`)),
  ]);
  expect(await mailed(person)).toEqual([]);
});

/** Everything that is due at a time, with two processes that look for it at the same time. */
async function sendAt(time: string): Promise<void> {
  api.setTime(new Date(time));
  await Promise.all([1, 2].map(() => sendInterviewReminders(api.dependencies, api.now())));
  await send();
}
const accept = ({ ask }: SignedInPerson, id: number, version = 1) =>
  ask('PATCH', `/jobApplication/interviews/${id}`, { action: 'accept', version });
const templates = async (person: SignedInPerson) =>
  (await mailed(person)).toReversed().map(({ template }) => template);

it('reminds of an accepted interview a day and an hour before, once each, by the clock of the browser too, and mails its result', async () => {
  const { person, recruiter, id } = await anInvitation();
  person.cookies.set('timeZone', 'America%2FMexico_City');
  api.wait(3_600);
  await accept(person, id);
  await send();
  await sendAt('2027-03-28T08:59:00Z');
  expect(await templates(person)).toEqual(['interview-confirmed']);
  await sendAt('2027-03-28T09:00:00Z');
  await sendAt('2027-03-29T07:59:00Z');
  expect(await templates(person)).toEqual(['interview-confirmed', 'interview-reminder']);
  await sendAt('2027-03-29T08:00:00Z');
  await sendAt('2027-03-29T08:01:00Z');
  const reminders = (await mailed(person)).slice(0, 2);
  expect(reminders).toMatchObject([{ template: 'interview-reminder' }, { template: 'interview-reminder' }]);
  expect(JSON.stringify(reminders[0]?.data)).toMatch(/ 3:00.*GMT-6.*11:00/);

  api.setTime(new Date('2027-03-29T12:00:00Z'));
  const result = { action: 'give_result', version: 2, result: 'not_suitable' };
  expect((await recruiter.ask('PATCH', `/recruiter/interviews/${id}/attendance`, result)).statusCode).toBe(
    200,
  );
  await sendAt('2027-03-29T12:01:00Z');
  await sendAt('2027-03-29T12:02:00Z');
  expect((await templates(person)).slice(3)).toEqual(['interview-result']);
});

it('reminds of no interview that was called off, and of a moved one at its new time', async () => {
  const [off, moved] = [await anInvitation(), await anInvitation()];
  for (const { person, id } of [off, moved]) await accept(person, id);
  await sendAt('2027-03-26T08:00:00Z');
  const end = { action: 'cancel', version: 2, reason: 'other' };
  await off.recruiter.ask('PATCH', `/recruiter/interviews/${off.id}`, end);
  const later = { action: 'reschedule', starts_at: starts + 2 * 86_400, version: 2 };
  await moved.recruiter.ask('PATCH', `/recruiter/interviews/${moved.id}`, later);
  await accept(moved.person, moved.id, 3);
  await sendAt('2027-03-29T08:30:00Z');
  expect(await templates(off.person)).not.toContain('interview-reminder');
  expect(await templates(moved.person)).not.toContain('interview-reminder');
  await sendAt('2027-03-30T09:00:00Z');
  expect((await templates(moved.person)).at(-1)).toBe('interview-reminder');
});

it('takes the confirmation within the last day for the reminder of that day', async () => {
  const { person, id } = await anInvitation();
  api.setTime(new Date('2027-03-28T20:00:00Z'));
  await accept(person, id);
  await sendAt('2027-03-28T20:01:00Z');
  expect(await templates(person)).toEqual(['interview-confirmed']);
  await sendAt('2027-03-29T08:10:00Z');
  expect(await templates(person)).toEqual(['interview-confirmed', 'interview-reminder']);
});

const [early, late] = [new Date(1_000), new Date(2_000)];
const before = {
  ...{ was_result: null, was_attended: null, result: null, attended: null, attendance_by: null },
  ...{ details_version: null, was_version: 2, decided_at: null, was_decided_at: null },
};
it.each([
  ['pending', null, early, null, 'interview-invited'],
  ['cancelled', null, early, null, null],
  ['accepted', null, early, null, 'interview-confirmed'],
  ['pending', 'rejected', early, early, 'interview-invited'],
  ['pending', 'pending', early, early, null],
  ['accepted', 'accepted', late, early, 'interview-moved'],
  ['rejected', 'pending', early, early, 'interview-cancelled'],
] as const)('an interview that is %s after %s', (state, was_state, starts_at, was_starts_at, template) => {
  expect(templateOf({ ...before, state, was_state, starts_at, was_starts_at })).toBe(template);
});

it.each([
  ['result', { result: 'passed', attended: true, attendance_by: 'recruiter' }, 'interview-result'],
  ['corrected result', { result: 'passed', was_result: 'not_suitable' }, 'interview-result'],
  ['result told before', { result: 'passed', was_result: 'passed' }, null],
  ['absence marked by the employer', { attended: false, attendance_by: 'recruiter' }, 'interview-missed'],
  ['own absence', { attended: false, attendance_by: 'jobseeker' }, null],
  ['details that changed since', { details_version: 3 }, 'interview-changed'],
  ['details told before', { details_version: 2 }, null],
  [
    'decision of an admin',
    { attended: false, attendance_by: 'recruiter', decided_at: late },
    'interview-decided',
  ],
  ['another decision', { decided_at: late, was_decided_at: early }, 'interview-decided'],
  ['decision told before', { decided_at: late, was_decided_at: late }, null],
  ['attendance', { attended: true, attendance_by: 'recruiter' }, null],
] as const)('an accepted interview, by its change: %s', (_, after, template) => {
  const held = { state: 'accepted', was_state: 'accepted', starts_at: early, was_starts_at: early } as const;
  expect(templateOf({ ...before, ...held, ...after })).toBe(template);
});
