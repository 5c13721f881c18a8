import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Get, PublicAnswer } from '../../http/get-public.ts';
import { createPublicGet, TooLargeError } from '../../http/get-public.ts';
import { createSecretBox } from '../../secrets/secret-box.ts';
import { anEmployer, type Employer } from '../../testing/people/employer.ts';
import { aJobForm } from '../../testing/people/job-form.ts';
import { aJobseeker } from '../../testing/people/person.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { readDueCalendars } from './read-calendars.ts';
import { sealCalendarLinks } from './seal-calendar-links.ts';

// A Monday: Manila has UTC+8 all year.
const monday = new Date('2026-06-01T00:00:00Z');
const secretUrl = 'https://calendar.example/private-abc123/busy.ics';
const eventsOf = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const busyAt = (from: string, until: string): string[] => [
  ...['BEGIN:VEVENT', `UID:${from}`, `DTSTART:${from}`, `DTEND:${until}`, 'SUMMARY:Dentist', 'END:VEVENT'],
];

let api: TestApi;
let answer: () => PublicAnswer;
const asked: { url: string; etag: string | null }[] = [];
/** Stands for the internet. */
const getPublic: Get = async (url, { etag }) => {
  asked.push({ url, etag });
  return answer();
};
const give = (text: string, status = 200) => {
  answer = () => ({ status, text, etag: '"1"' });
};

beforeAll(async () => {
  api = await createTestApi({ now: monday, getPublic });
});
afterAll(() => api.close());
beforeEach(() => {
  asked.length = 0;
  give(eventsOf(...busyAt('20260602T010000Z', '20260602T040000Z')));
});

/** An employer in the Philippines with an applicant. */
async function withApplicant(admin?: Employer) {
  const employer = admin ?? (await anEmployer(api));
  const posted = await employer.ask('POST', '/recruiter/jobs/create', {
    ...{ company_id: employer.companyId, form: aJobForm({ title: `Keeper ${Math.random()}` }) },
  });
  const { job } = posted.json().data;
  const seeker = await aJobseeker(api);
  const sent = await seeker.ask('POST', `/data/jobs/${job.id}/applications`, {});
  return { employer, seeker, applicationId: sent.json().data.application.id as number };
}

const change = (employer: Employer, body: object) => employer.ask('PATCH', '/recruiter/calendar', body);
const timesOf = async (employer: Employer, id: number, query = '') => {
  const found = (await employer.ask('GET', `/recruiter/applications/${id}/free-times${query}`)).json().data;
  return {
    ...found,
    times: found.times.map((at: number) => new Date(at * 1_000).toISOString().slice(5, 16)),
  };
};
const invitation = (at: string, wanted: object = {}) => ({
  ...{ kind: 'onsite', place: 'Pier 3', time_zone: 'Asia/Manila', starts_at: Date.parse(at) / 1_000 },
  ...wanted,
});

describe('free times', () => {
  it('are those of the office hours, until the recruiter sets hours and links a calendar', async () => {
    const { employer, applicationId } = await withApplicant();
    const first = await timesOf(employer, applicationId, '?days=1&duration_minutes=60');
    expect([first.hours_of, first.calendar, first.time_zone]).toEqual(['office', null, 'Asia/Manila']);
    // Nine to six in Manila is one to ten in UTC; what starts within three hours could not be called off.
    expect([first.times[0], first.times.at(-1)]).toEqual(['06-01T03:00', '06-01T09:00']);
    const week_hours = [{ day: 2, from: '08:00', until: '13:00' }];
    const changed = await change(employer, { week_hours, calendar_url: secretUrl });
    expect(changed.json().data).toMatchObject({
      week_hours,
      calendar: {
        host: 'calendar.example',
        read_at: monday.getTime() / 1_000,
        unread_events: 0,
        problem: null,
      },
    });
    // Tuesday, eight to one, is from midnight to five in UTC; the calendar takes one to four.
    const own = await timesOf(employer, applicationId, '?days=7&duration_minutes=60');
    expect([own.hours_of, own.times]).toEqual(['own', ['06-02T00:00', '06-02T04:00']]);
  });

  it('leave out interviews that are agreed on or suggested', async () => {
    const one = await withApplicant();
    const other = await withApplicant(one.employer);
    await change(one.employer, { week_hours: [{ day: 3, from: '09:00', until: '11:00' }] });
    const free = () => timesOf(one.employer, other.applicationId, '?days=7&duration_minutes=30');
    expect((await free()).times).toEqual(['06-03T01:00', '06-03T01:30', '06-03T02:00', '06-03T02:30']);
    const other_times = [Date.parse('2026-06-03T02:30:00Z') / 1_000];
    await one.employer.ask(
      ...(['POST', `/recruiter/applications/${one.applicationId}/interviews`] as const),
      invitation('2026-06-03T01:00:00Z', { duration_minutes: 30, other_times }),
    );
    expect((await free()).times).toEqual(['06-03T01:30', '06-03T02:00']);
  });
});

describe('an invitation', () => {
  it('at a busy time is refused until the recruiter says that they know, and its clash is told after that', async () => {
    const { employer, applicationId, seeker } = await withApplicant();
    await change(employer, { calendar_url: secretUrl });
    const path = `/recruiter/applications/${applicationId}/interviews`;
    const other_times = [Date.parse('2026-06-03T01:00:00Z') / 1_000];
    const wanted = (despite_clash: boolean) =>
      invitation('2026-06-02T03:30:00Z', { despite_clash, other_times });
    const refused = await employer.ask('POST', path, wanted(false));
    expect([refused.statusCode, refused.json().code, Object.keys(refused.json().errors)]).toEqual([
      ...[409, 42484],
      ['starts_at'],
    ]);
    const made = await employer.ask('POST', path, wanted(true));
    expect(made.json().data.interview.host_clash).toMatchObject({ kind: 'calendar', application_id: null });
    // The candidate learns nothing of the recruiter's calendar.
    const theirs = (await seeker.ask('GET', '/jobApplication/interviews')).json().data.interviews[0];
    expect(theirs.host_clash).toBeUndefined();
    const moved = await employer.ask('PATCH', `/recruiter/interviews/${made.json().data.interview.id}`, {
      ...{ action: 'reschedule', version: 1, despite_clash: false },
      starts_at: Date.parse('2026-06-03T01:00:00Z') / 1_000,
    });
    // Its own suggested time is no clash.
    expect([moved.statusCode, moved.json().data.interview.host_clash]).toEqual([200, null]);
  });

  it('clashes with another one of the same recruiter, of two at once as well', async () => {
    const one = await withApplicant();
    const other = await withApplicant(one.employer);
    const answers = await Promise.all(
      [one, other].map(({ applicationId }) =>
        one.employer.ask(
          ...(['POST', `/recruiter/applications/${applicationId}/interviews`] as const),
          invitation('2026-06-05T01:00:00Z', { despite_clash: false }),
        ),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });
});

describe('a linked calendar', () => {
  it.each([
    ['<!doctype html><title>Sign in</title>', 200, 42482],
    ['', 401, 42481],
  ])('that answers %j with %i is refused, and nothing is kept', async (text, status, code) => {
    const employer = await anEmployer(api);
    give(text, status);
    const refused = await change(employer, { calendar_url: secretUrl });
    expect([refused.json().code, Object.keys(refused.json().errors)]).toEqual([code, ['calendar_url']]);
    expect((await employer.ask('GET', '/recruiter/calendar')).json().data.calendar).toBeNull();
  });

  it('is refused where it is too large, or of no public machine', async () => {
    const employer = await anEmployer(api);
    answer = () => {
      throw new TooLargeError('The answer is larger than 5 bytes.');
    };
    expect((await change(employer, { calendar_url: secretUrl })).json().code).toBe(42483);
    const real = createPublicGet();
    for (const url of ['https://127.0.0.1/busy.ics', 'https://[::1]/', 'https://localhost/busy.ics'])
      await expect(real(url, { maxBytes: 5, etag: null })).rejects.toThrow('is no public address');
    answer = () => {
      throw new Error('not used');
    };
    const throwing = await real('https://10.0.0.1/', { maxBytes: 5, etag: null }).catch(
      (error: unknown) => error,
    );
    answer = () => {
      throw throwing;
    };
    expect((await change(employer, { calendar_url: 'webcal://10.0.0.1/' })).json().code).toBe(42480);
  });

  it('is read although that of somebody else cannot be decrypted, which is reported', async () => {
    const [broken, others] = [
      await anEmployer(api),
      await Promise.all([1, 2, 3, 4, 5].map(() => anEmployer(api))),
    ];
    for (const one of [broken, ...others]) await change(one, { calendar_url: secretUrl });
    await api.dependencies.db
      .updateTable('recruiter_calendars')
      .set({ link: 'v1.lost.AAAA', next_read_at: monday })
      .where('account_id', '=', broken.user.id)
      .execute();
    const later = new Date(monday.getTime() + 31 * 60_000);
    await expect(readDueCalendars(api.dependencies, later)).rejects.toThrow(AggregateError);
    for (const one of others) {
      const { calendar } = (await one.ask('GET', '/recruiter/calendar')).json().data;
      expect(calendar.read_at).toBe(later.getTime() / 1_000);
    }
    await broken.ask('DELETE', '/recruiter/calendar');
  });

  it('is read every half hour, keeps its busy times while it fails, and says so', async () => {
    const employer = await anEmployer(api);
    await change(employer, { calendar_url: secretUrl.replace('https', 'webcal') });
    expect(asked).toEqual([{ url: secretUrl, etag: null }]);
    const later = (minutes: number) => new Date(monday.getTime() + minutes * 60_000);
    await readDueCalendars(api.dependencies, later(29));
    expect(asked.length).toBe(1);
    give('', 304);
    await readDueCalendars(api.dependencies, later(31));
    expect(asked.at(-1)).toEqual({ url: secretUrl, etag: '"1"' });
    give('', 500);
    await readDueCalendars(api.dependencies, later(62));
    const { calendar } = (await employer.ask('GET', '/recruiter/calendar')).json().data;
    expect(calendar).toMatchObject({ read_at: later(31).getTime() / 1_000, problem: 'unreachable' });
    const { busy } = await api.dependencies.db
      .selectFrom('recruiter_calendars')
      .select('busy')
      .where('account_id', '=', employer.user.id)
      .executeTakeFirstOrThrow();
    expect(busy.length).toBe(2);
    give(eventsOf());
    expect((await employer.ask('POST', '/recruiter/calendar/read')).json().data.calendar.problem).toBeNull();
  });

  it('is a secret: encrypted, shown by its host alone, sealed by the newest key, and gone with one call', async () => {
    const employer = await anEmployer(api);
    await change(employer, { calendar_url: secretUrl });
    const { db } = api.dependencies;
    const stored = () =>
      db
        .selectFrom('recruiter_calendars')
        .selectAll()
        .where('account_id', '=', employer.user.id)
        .executeTakeFirst();
    expect(JSON.stringify(await stored())).not.toContain('private-abc123');
    expect(JSON.stringify(await stored())).not.toContain('Dentist');
    expect((await employer.ask('GET', '/recruiter/calendar')).body).not.toContain('private-abc123');
    const before = (await stored())?.link;
    const secrets = createSecretBox([{ id: 'newer', key: Buffer.alloc(32, 7) }]);
    const both = { ...secrets, open: api.dependencies.secrets.open };
    await sealCalendarLinks({ db, secrets: both });
    const after = (await stored())?.link ?? '';
    expect([after === before, secrets.open(after, `calendar:${employer.user.id}`)]).toEqual([
      false,
      secretUrl,
    ]);
    await employer.ask('DELETE', '/recruiter/calendar');
    expect(await stored()).toBeUndefined();
    expect((await employer.ask('POST', '/recruiter/calendar/read')).statusCode).toBe(404);
  });
});
