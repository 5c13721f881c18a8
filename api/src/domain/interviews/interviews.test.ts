import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SentTo } from '../../testing/people/conversation.ts';
import { aJobseeker, aVisitor, type Person } from '../../testing/people/person.ts';
import { aRecruiterWithJob, type RecruiterWithJob } from '../../testing/people/recruiter.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { openSocket } from '../../testing/socket.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const now = new Date('2026-11-02T08:00:00Z');
const inHours = (hours: number) => now.getTime() / 1000 + hours * 3600;
const terms = (wanted: object = {}) => ({
  ...{ starts_at: inHours(48), time_zone: 'Asia/Singapore', kind: 'video' },
  ...{ link: 'https://meet.example.com/abc', contact_name: 'Mei Ling', note: 'Bring a portfolio.' },
  ...wanted,
});

async function anApplication(recruiter?: RecruiterWithJob): Promise<SentTo> {
  api.setTime(now);
  const [person, employer] = [await aJobseeker(api), recruiter ?? (await aRecruiterWithJob(api))];
  const sent = await person.ask('POST', `/data/jobs/${employer.jobId}/applications`, {});
  return { person, recruiter: employer, applicationId: sent.json().data.application.id };
}
const invite = ({ recruiter, applicationId }: SentTo, wanted: object = {}) =>
  recruiter.ask('POST', `/recruiter/applications/${applicationId}/interviews`, terms(wanted));
const listOf = async (person: Person, query = '') =>
  (await person.ask('GET', `/jobApplication/interviews${query}`)).json().data;
const reply = (person: Person, id: number, body: object) =>
  person.ask('PATCH', `/jobApplication/interviews/${id}`, body);

describe('an invitation to an interview', () => {
  it('reaches the candidate at once, whole, and once however often it is sent', async () => {
    const one = await anApplication();
    const tab = await openSocket(api, one.person);
    const answers = await Promise.all([invite(one), invite(one), invite(one)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201]);
    await tab.waitFor('application', (event) => event.application_id === one.applicationId);
    tab.close();
    const { interviews, counts, total } = await listOf(one.person);
    expect([total, counts]).toEqual([1, { waiting: 1, upcoming: 0, past: 0 }]);
    expect(interviews[0]).toMatchObject({
      ...{ application_id: one.applicationId, by: 'Mei Ling Tan', phase: 'pending', kind: 'video' },
      ...{ starts_at: inHours(48), ends_at: inHours(48.75), time_zone: 'Asia/Singapore', version: 1 },
      ...{ link: 'https://meet.example.com/abc', note: 'Bring a portfolio.', can_undo: false },
      job: { id: one.recruiter.jobId },
    });
  });

  it('is refused with other terms while one is open, instead of answering with the old ones', async () => {
    const one = await anApplication();
    const { id } = (await invite(one)).json().data.interview;
    const other = await invite(one, { kind: 'onsite', place: 'Pier 4' });
    expect([other.statusCode, other.json().code]).toEqual([409, 42095]);
    expect((await listOf(one.person)).interviews).toMatchObject([{ id, kind: 'video', place: null }]);
  });

  it('is not accepted beside another one at that time until the person says that they know', async () => {
    const one = await anApplication();
    const other = { ...(await anApplication()), person: one.person };
    const sent = await one.person.ask('POST', `/data/jobs/${other.recruiter.jobId}/applications`, {});
    other.applicationId = sent.json().data.application.id;
    const [first, second] = [
      (await invite(one)).json(),
      (await invite(other, { starts_at: inHours(48.5) })).json(),
    ];
    const accept = (id: number, wanted: object = {}) =>
      reply(one.person, id, { action: 'accept', version: 1, ...wanted });
    const both = await Promise.all(
      [first, second].map(({ data }) => accept(data.interview.id, { despite_clash: false })),
    );
    expect(both.map((answer) => answer.json().code).filter(Boolean)).toEqual([42096]);
    const refused = both[0]?.statusCode === 409 ? first : second;
    const { interviews } = await listOf(one.person);
    expect(interviews.find(({ id }: { id: number }) => id === refused.data.interview.id).clash).toMatchObject(
      {
        company_name: expect.stringMatching(/^Company/),
      },
    );
    expect(
      (await other.recruiter.ask('GET', '/recruiter/interviews')).json().data.interviews[0].clash,
    ).toBeNull();
    expect((await accept(refused.data.interview.id, { despite_clash: true })).statusCode).toBe(200);
  });

  it('is the only open one: neither a decline taken back nor a lost race opens a second', async () => {
    const one = await anApplication();
    const { id } = (await invite(one)).json().data.interview;
    await reply(one.person, id, { action: 'reject', version: 1, reason: 'time_conflict' });
    const again = (await invite(one, { starts_at: inHours(72) })).json().data.interview;
    const undone = await reply(one.person, id, { action: 'undo', version: 2 });
    expect([undone.statusCode, undone.json().code]).toEqual([409, 42095]);
    await reply(one.person, again.id, { action: 'reject', version: 1, reason: 'other' });
    const raced = await Promise.all([
      reply(one.person, id, { action: 'undo', version: 2 }),
      reply(one.person, again.id, { action: 'undo', version: 2 }),
      invite(one, { starts_at: inHours(96) }),
    ]);
    expect(raced.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
    expect((await listOf(one.person)).counts.waiting).toBe(1);
    const { db } = api.dependencies;
    const { open_application_id } = await db
      .selectFrom('interviews')
      .select('open_application_id')
      .where('open_application_id', '=', one.applicationId)
      .executeTakeFirstOrThrow();
    const second = db.updateTable('interviews').set({ open_application_id });
    await expect(second.where('application_id', '=', one.applicationId).execute()).rejects.toThrow(/unique/);
  });

  it('by phone names a number, and keeps one', async () => {
    const one = await anApplication();
    const byPhone = { kind: 'phone', link: undefined };
    const refused = await invite(one, byPhone);
    expect([refused.json().code, Object.keys(refused.json().errors)]).toEqual([40001, ['contact_phone']]);
    const invited = await invite(one, { ...byPhone, contact_phone: '+65 6123 4567' });
    expect(invited.statusCode).toBe(201);
    const { id, version } = invited.json().data.interview;
    const taken = { action: 'change', version, contact_phone: null, note: 'Be ready.' };
    const change = () => one.recruiter.ask('PATCH', `/recruiter/interviews/${id}`, taken);
    expect([(await change()).json().code, Object.keys((await change()).json().errors)]).toEqual([
      40001,
      ['contact_phone'],
    ]);
    const { db } = api.dependencies;
    const own = db.updateTable('applications').where('id', '=', one.applicationId);
    await own.set({ exchange_status: 'exchanged' }).execute();
    expect((await change()).json().data.interview).toMatchObject({ contact_phone: null, note: 'Be ready.' });
  });

  it.each([
    [{ kind: 'onsite' }, 40001],
    [{ link: 'http://meet.example.com/a' }, 40001],
    [{ link: 'javascript:alert(1)' }, 40001],
    [{ time_zone: 'Mars/Olympus' }, 40001],
    [{ starts_at: inHours(-1) }, 41153],
  ])('is refused with %j', async (wanted, code) => {
    const one = await anApplication();
    expect((await invite(one, wanted)).json().code).toBe(code);
    expect((await listOf(one.person)).total).toBe(0);
  });

  it('is accepted, moved to a time that the candidate proposed, and cancelled', async () => {
    const one = await anApplication();
    const { id } = (await invite(one)).json().data.interview;
    const times = [inHours(50), inHours(52)];
    const proposed = await reply(one.person, id, { action: 'propose', version: 1, times });
    expect(proposed.json().data.interview).toMatchObject({
      proposed_times: times,
      can_undo: true,
      version: 2,
    });
    const given = await one.recruiter.ask('GET', '/recruiter/interviews');
    expect(given.json().data.interviews[0]).toMatchObject({ id, proposed_times: times });
    const stale = await reply(one.person, id, { action: 'accept', version: 1 });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 40009]);
    const moved = await one.recruiter.ask('PATCH', `/recruiter/interviews/${id}`, {
      ...{ action: 'reschedule', version: 2, starts_at: times[1] },
    });
    expect(moved.json().data.interview).toMatchObject({ phase: 'upcoming', starts_at: times[1], version: 3 });
    expect((await listOf(one.person, '?show=upcoming')).interviews).toHaveLength(1);
    expect((await listOf(one.person, '?show=waiting')).interviews).toEqual([]);
    const cancelled = { action: 'cancel', version: 3, reason: 'other_job' };
    expect((await reply(one.person, id, cancelled)).json().data.interview.phase).toBe('cancelled');
    expect((await invite(one)).statusCode).toBe(201);
    expect((await listOf(one.person)).counts).toEqual({ waiting: 1, upcoming: 0, past: 1 });
  });

  it('is one story with its application: one label and one timeline', async () => {
    const one = await anApplication();
    const told = async () => {
      const path = `/job/applied-jobs/${one.recruiter.jobId}`;
      const { application } = (await one.person.ask('GET', path)).json().data;
      const { chat } = (await one.person.ask('GET', `/jobApplication/chats/${application.chat_id}`)).json()
        .data;
      expect(chat.application_stage).toBe(application.stage);
      const events = application.story.map((step: { event: string }) => step.event);
      return { ...application, last: events.at(-1), events };
    };
    const { id } = (await invite(one)).json().data.interview;
    const invited = { status: 'accepted', stage: 'invited', label: 'accepted', last: 'interview_invited' };
    expect(await told()).toMatchObject(invited);
    await reply(one.person, id, { action: 'propose', version: 1, times: [inHours(50)] });
    expect(await told()).toMatchObject({ stage: 'invited', last: 'interview_proposed' });
    const chosen = { action: 'reschedule', version: 2, starts_at: inHours(50) };
    await one.recruiter.ask('PATCH', `/recruiter/interviews/${id}`, chosen);
    expect(await told()).toMatchObject({ stage: 'interview', last: 'interview_accepted' });
    api.setTime(new Date(inHours(51) * 1000));
    expect((await told()).stage).toBe('interviewed');
    const { timeline, events } = await told();
    expect(events.slice(0, 3)).toEqual(['applied', 'viewed', 'accepted']);
    // Older remotes do not know the events of interviews.
    expect(timeline).toHaveLength(3);
  });

  it('ends with the application, and none follows', async () => {
    const one = await anApplication();
    await invite(one);
    const reason = 'changed_mind';
    await one.person.ask('PATCH', `/job/applied-jobs/${one.recruiter.jobId}/withdraw`, { reason });
    expect((await listOf(one.person)).interviews[0]).toMatchObject({
      ...{ phase: 'cancelled', ended_by: 'jobseeker', reason: null },
    });
    expect((await invite(one)).json().code).toBe(40009);
    const two = await anApplication(one.recruiter);
    await invite(two);
    const declined = { status: 'declined', reason: 'skills', text: 'We need a licence.' };
    await two.recruiter.ask('PATCH', `/recruiter/applications/${two.applicationId}`, declined);
    expect((await listOf(two.person)).interviews[0]).toMatchObject({
      phase: 'cancelled',
      ended_by: 'recruiter',
    });
  });

  it('is nobody else’s, and vanishes with a blocked company', async () => {
    const one = await anApplication();
    const { id, job } = (await invite(one)).json().data.interview;
    const stranger = await aJobseeker(api);
    const accept = { action: 'accept', version: 1 };
    expect((await reply(stranger, id, accept)).json().code).toBe(40004);
    expect((await reply(one.recruiter, id, accept)).json().code).toBe(40005);
    expect((await reply(aVisitor(api), id, accept)).json().code).toBe(40011);
    const cancel = { action: 'cancel', version: 1, reason: 'other' };
    expect((await stranger.ask('PATCH', `/recruiter/interviews/${id}`, cancel)).json().code).toBe(40005);
    await one.person.ask('POST', '/company/blacklist-companies/create', { company_id: job.company.id });
    expect((await listOf(one.person)).total).toBe(0);
    expect((await one.recruiter.ask('PATCH', `/recruiter/interviews/${id}`, cancel)).json().code).toBe(40004);
    expect((await invite(one)).json().code).toBe(40004);
  });

  it('lists what comes next first, or the newest invitation', async () => {
    const first = await anApplication();
    await invite(first, { starts_at: inHours(90) });
    const other = await aRecruiterWithJob(api);
    const sent = await first.person.ask('POST', `/data/jobs/${other.jobId}/applications`, {});
    api.setTime(new Date(now.getTime() + 60_000));
    await invite({ ...first, recruiter: other, applicationId: sent.json().data.application.id });
    const startsOf = async (query: string) =>
      (await listOf(first.person, query)).interviews.map((one: { starts_at: number }) => one.starts_at);
    expect(await startsOf('?sort=1')).toEqual([inHours(48), inHours(90)]);
    api.setTime(new Date(now.getTime() + 49 * 3_600_000));
    expect(await startsOf('?sort=1')).toEqual([inHours(90), inHours(48)]);
    expect(await startsOf('?sort=2')).toEqual([inHours(48), inHours(90)]);
    expect(await startsOf('?size=1&page=2')).toEqual([inHours(48)]);
    api.setTime(now);
  });

  it('is a late cancellation when its application ends within three hours of the start', async () => {
    const one = await anApplication();
    const { id } = (await invite(one)).json().data.interview;
    await reply(one.person, id, { action: 'accept', version: 1 });
    const path = `/job/applied-jobs/${one.recruiter.jobId}`;
    const { application } = (await one.person.ask('GET', path)).json().data;
    expect(application.late_from).toBe(inHours(45));
    api.setTime(new Date(inHours(46) * 1000));
    const cancel = { action: 'cancel', version: 2, reason: 'other' };
    expect((await reply(one.person, id, cancel)).json().code).toBe(41152);
    const ended = await one.person.ask('PATCH', `${path}/withdraw`, { reason: 'other_job' });
    expect(ended.json().data.application.story.at(-1).event).toBe('interview_cancelled_late');
    expect((await listOf(one.person)).interviews[0]).toMatchObject({ phase: 'cancelled', is_late: true });
  });

  it('waits for the employer while a suggested time lies ahead, also after the first time has passed', async () => {
    const one = await anApplication();
    const { id } = (await invite(one)).json().data.interview;
    await reply(one.person, id, { action: 'propose', version: 1, times: [inHours(72)] });
    api.setTime(new Date(inHours(50) * 1000));
    const { interviews, counts } = await listOf(one.person, '?show=waiting');
    expect([interviews[0].phase, counts.waiting]).toEqual(['pending', 1]);
    expect((await invite(one, { starts_at: inHours(90) })).json().code).toBe(42095);
    expect((await reply(one.person, id, { action: 'accept', version: 2 })).json().code).toBe(42091);
    const chosen = { action: 'reschedule', version: 2, starts_at: inHours(72) };
    const moved = await one.recruiter.ask('PATCH', `/recruiter/interviews/${id}`, chosen);
    expect(moved.json().data.interview).toMatchObject({ phase: 'upcoming', starts_at: inHours(72) });
  });
});

// After the others: these move the clock forward, and lists are in the order of changes.
describe('the times and details of an interview', () => {
  it('are up to three, of which the candidate accepts one', async () => {
    const one = await anApplication();
    const at = (...hours: number[]) => ({ other_times: hours.map(inHours) });
    const codeOf = async (wanted: object) => (await invite(one, wanted)).json().code;
    expect(await codeOf(at(50, 52, 54))).toBe(41295);
    expect(await codeOf(at(-1))).toBe(41153);
    const { id } = (await invite(one, at(72, 50))).json().data.interview;
    expect((await invite(one, at(50, 72))).statusCode).toBe(200);
    const elsewhere = await reply(one.person, id, { action: 'accept', version: 1, starts_at: inHours(60) });
    expect(elsewhere.json()).toMatchObject({ code: 40001, errors: { starts_at: expect.anything() } });
    // The first time passes; the others stand.
    api.setTime(new Date(inHours(49) * 1000));
    expect((await listOf(one.person)).interviews).toMatchObject([
      { phase: 'pending', other_times: [inHours(50), inHours(72)] },
    ]);
    const chosen = await reply(one.person, id, { action: 'accept', version: 1, starts_at: inHours(72) });
    expect(chosen.json().data.interview).toMatchObject({
      ...{ phase: 'upcoming', starts_at: inHours(72), ends_at: inHours(72.75), other_times: [] },
    });
  });

  it('change without asking again, and tells the candidate', async () => {
    const one = await anApplication();
    const { id } = (await invite(one)).json().data.interview;
    await reply(one.person, id, { action: 'accept', version: 1 });
    const change = (wanted: object) =>
      one.recruiter.ask('PATCH', `/recruiter/interviews/${id}`, { action: 'change', version: 2, ...wanted });
    const noLink = await change({ link: null });
    expect(noLink.json()).toMatchObject({ code: 40001, errors: { link: expect.anything() } });
    const topics = 'A case about shifts.';
    const changed = await change({ duration_minutes: 90, topics, note: null });
    expect(changed.json().data.interview).toMatchObject({
      ...{ phase: 'upcoming', ends_at: inHours(49.5), topics, note: null, version: 3 },
    });
    expect((await change({ topics })).json().data.interview.version).toBe(3);
    const [{ story }] = (await one.person.ask('GET', '/jobApplication/jobseekers')).json().data.applications;
    expect(story.at(-1)).toMatchObject({ event: 'interview_changed', actor: 'recruiter' });
    const entry = await one.person.ask('GET', `/jobApplication/interviews/${id}/calendar`);
    expect(entry.body).toContain('SEQUENCE:2');
    // Within the limit the link can still change, the duration cannot.
    api.setTime(new Date(inHours(46) * 1000));
    const late = { version: 3, duration_minutes: 60 };
    expect((await change(late)).json().code).toBe(41152);
    const link = 'https://meet.example.com/new';
    expect((await change({ version: 3, link })).json().data.interview).toMatchObject({
      link,
      phase: 'upcoming',
    });
  });
});
