import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadOfficeHours } from '../../app/schedule-office-hours.ts';
import { workArrangements } from '../../config-lists/index.ts';
import { upsertJobs } from '../../intake/job-intake.ts';
import { anAdmin } from '../../testing/people/appointed.ts';
import { aConversation } from '../../testing/people/conversation.ts';
import type { SignedInPerson } from '../../testing/people/person.ts';
import { aJobDraft } from '../../testing/samples/a-job-draft.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { changeLimits } from './change-limits.ts';
import { findLimitsOf, usualLimits } from './interview-limits.ts';

let api: TestApi;
let admin: SignedInPerson;
beforeAll(async () => {
  api = await createTestApi({ now: new Date('2026-11-02T08:00:00Z') });
  admin = await anAdmin(api);
});
afterAll(() => api.close());

const set = (country: string, wanted: object | null, reason = 'Agreed with the country team') =>
  admin.ask('PUT', `/admin/interview-limits/${country}`, {
    ...{ limits: wanted === null ? null : { ...usualLimits(country), ...wanted }, reason },
  });

it('holds at once for interviews of jobs in the country, and is told with its number', async () => {
  const one = await aConversation(api);
  const { country_key } = await api.dependencies.db
    .selectFrom('jobs')
    .select('country_key')
    .where('id', '=', one.recruiter.jobId)
    .executeTakeFirstOrThrow();
  const starts_at = Math.floor(api.now().getTime() / 1_000) + 6 * 3_600;
  const invitation = {
    ...{ kind: 'onsite', place: 'Pier 3', time_zone: 'Asia/Manila', starts_at },
    other_times: [starts_at + 3_600, starts_at + 7_200],
  };
  const path = `/recruiter/applications/${one.applicationId}/interviews`;
  await set(country_key, { cancel_hours: 8, proposed_times: 2, check_in_hours: 1 });
  const refused = (await one.recruiter.ask('POST', path, invitation)).json();
  expect([refused.code, refused.message]).toEqual([
    ...[41295, 'Please suggest at least one interview time, and at most 2.'],
  ]);
  const made = (await one.recruiter.ask('POST', path, { ...invitation, other_times: [] })).json();
  expect(made.code).toBeUndefined();
  const { interview } = made.data;
  expect([interview.cancel_until, interview.limits.cancel_hours]).toEqual([starts_at - 8 * 3_600, 8]);
  expect(interview.attendance.check_in_from).toBe(starts_at - 3_600);
  const answer = (body: object) =>
    one.person.ask('PATCH', `/jobApplication/interviews/${interview.id}`, body);
  await answer({ action: 'accept', version: 1 });
  const sent = await one.person.ask('GET', `/job/applied-jobs/${one.recruiter.jobId}`);
  const { late_from, late_hours } = sent.json().data.application;
  expect([late_from, late_hours]).toEqual([starts_at - 8 * 3_600, 8]);
  const late = (await answer({ action: 'cancel', version: 2, reason: 'other' })).json();
  expect([late.code, late.message]).toEqual([
    ...[41152, 'Interviews cannot be cancelled within 8 hours of their start.'],
  ]);
  // Other countries keep theirs, and the usual ones return.
  expect((await findLimitsOf(api.dependencies.db, country_key === 'sg' ? 'ph' : 'sg')).cancel_hours).toBe(3);
  await set(country_key, null);
  expect((await answer({ action: 'cancel', version: 2, reason: 'other' })).statusCode).toBe(200);
});

it('counts the office hours that a remote job shares by those of both countries', async () => {
  const { db } = api.dependencies;
  const abroad = () =>
    api.app.inject({
      url: '/api/job/remote-abroad?time_zone=Asia/Singapore',
      headers: { 'country-id': '2', 'language-id': '1' },
    });
  const workArrangementId = workArrangements.find(({ key }) => key === 'remote')?.id ?? null;
  await upsertJobs(db, [aJobDraft({ title: 'Remote', countryKey: 'jp', workArrangementId })]);
  const hoursOf = async () => {
    await loadOfficeHours(db);
    const { jobs } = (await abroad()).json().data;
    return jobs.map((one: { shared_hours: number; job: { office_hours?: object } }) => [
      one.shared_hours,
      one.job.office_hours,
    ]);
  };
  expect(await hoursOf()).toEqual([[8, undefined]]);
  await set('jp', { office_from: 7, office_until: 12 });
  const [there, here] = [
    { from: 7, to: 12 },
    { from: 9, to: 18 },
  ];
  expect(await hoursOf()).toEqual([[2, { there, here }]]);
  await set('jp', null);
  expect(await hoursOf()).toEqual([[8, undefined]]);
});

it('is recorded: who changed it from what to what, and why', async () => {
  await set('jp', { cancel_hours: 24 }, 'The law asks for a day');
  await set('jp', { cancel_hours: 12 }, 'The law was changed');
  const { countries, changes } = (await admin.ask('GET', '/admin/interview-limits')).json().data;
  expect(changes.slice(0, 2)).toMatchObject([
    {
      ...{ country_key: 'jp', before: { cancel_hours: 24 }, after: { cancel_hours: 12 } },
      reason: 'The law was changed',
      changed_by: expect.stringMatching(/\w/),
    },
    { before: null, after: { cancel_hours: 24 } },
  ]);
  const japan = countries.find((one: { country_key: string }) => one.country_key === 'jp');
  expect([japan.is_default, japan.limits.cancel_hours]).toEqual([false, 12]);
});

it.each<[wanted: object, reason: string, field: string]>([
  [{ cancel_hours: -1 }, 'A good reason for it', 'limits.cancel_hours'],
  [{ proposed_times: 0 }, 'A good reason for it', 'limits.proposed_times'],
  [{ office_from: 18, office_until: 9 }, 'A good reason for it', 'limits.office_until'],
  [{}, 'short', 'reason'],
])('is refused with %j for the reason %j', async (wanted, reason, field) => {
  const refused = await set('ph', wanted, reason);
  expect([refused.json().code, Object.keys(refused.json().errors)]).toEqual([40001, [field]]);
});

it('is not found for a country that the site does not have, and nothing is stored', async () => {
  expect((await set('zz', { cancel_hours: 24 })).json().code).toBe(40004);
  expect((await findLimitsOf(api.dependencies.db, 'zz')).cancel_hours).toBe(3);
});

it('is refused to an admin who saw other limits, and changes nothing twice', async () => {
  const change = (cancel_hours: number, before: object | null) =>
    admin.ask('PUT', '/admin/interview-limits/th', {
      ...{ limits: { ...usualLimits('th'), cancel_hours }, reason: 'Agreed with the country team' },
      before: before && { ...usualLimits('th'), ...before },
    });
  expect((await change(5, null)).statusCode).toBe(200);
  expect((await change(6, null)).json().code).toBe(40009);
  expect((await change(5, null)).statusCode).toBe(200);
  expect((await change(6, { cancel_hours: 5 })).statusCode).toBe(200);
  const { changes } = (await admin.ask('GET', '/admin/interview-limits')).json().data;
  expect(changes.filter((one: { country_key: string }) => one.country_key === 'th')).toHaveLength(2);
});

it('is recorded by several admins at once, each change with what the one before it left', async () => {
  const { db } = api.dependencies;
  const change = (cancel_hours: number) =>
    changeLimits(db, {
      ...{ country: 'my', limits: { ...usualLimits('my'), cancel_hours }, reason: 'Agreed' },
      ...{ adminId: admin.user.id, now: api.now() },
    });
  await Promise.all([4, 5, 6, 7, 8, 9].map(change));
  const { changes } = (await admin.ask('GET', '/admin/interview-limits')).json().data;
  const ofCountry = changes.filter((one: { country_key: string }) => one.country_key === 'my').reverse();
  const left = ofCountry.map((one: { after: object }) => one.after);
  expect(ofCountry.map((one: { before: object }) => one.before)).toEqual([null, ...left.slice(0, -1)]);
});
