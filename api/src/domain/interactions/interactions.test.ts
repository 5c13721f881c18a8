import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upsertJobs } from '../../intake/job-intake.ts';
import { periodId, startRecurringJobs } from '../../queue/start-recurring-jobs.ts';
import { aVisitor } from '../../testing/people/person.ts';
import { aJobDraft } from '../../testing/samples/a-job-draft.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { countInteractionDays } from './count-days.ts';

const start = new Date('2026-11-05T08:00:00Z');
const day = 86_400_000;
let api: TestApi;
let jobId: number;
beforeAll(async () => {
  api = await createTestApi({ now: start });
  const { ids } = await upsertJobs(api.dependencies.db, [aJobDraft({})]);
  jobId = ids[0] ?? 0;
});
afterAll(() => api.close());

const place = { page: 'jobs', device: 'web', timestamp: 1_793_836_800 };
const exposeOf = (...job_ids: number[]) => ({
  from: 1,
  data: { ...place, query_id: 'q-1', reco_from: 'results', device_uuid: 'abc', jobseeker_id: 7, job_ids },
});
const event = { event_time: '2026-11-05 08:00:00', device_type: 'web', page: 'home' };
const pageView = { events: [{ ...event, event_name: 'page_view' }] };
const philippines = { 'country-id': '1' };
const spain = { 'country-id': '15' };

let visitors = 0;
const send = async (
  path: string,
  body: object,
  { headers = philippines as Record<string, string>, cookie = '', from = '' } = {},
) => {
  visitors += 1;
  const person = aVisitor(api);
  if (cookie !== '') person.cookies.set('tracking', cookie);
  return person.ask('POST', path, body, {
    headers,
    remoteAddress: from || `10.9.${visitors >> 8}.${visitors & 255}`,
  });
};
const rows = () => api.dependencies.db.selectFrom('interactions').selectAll().orderBy('id', 'desc').execute();

describe('what is seen and opened', () => {
  it('is stored with its list, without personal data', async () => {
    const answer = await send('/base/logs/report/expose', exposeOf(jobId, jobId, 99_999_999));
    expect(answer.json()).toEqual({ data: { counted: 1 } });
    const click = { from: 1, job_id: jobId, ...place, reco_from: 'similar' };
    expect((await send('/base/logs/report/click', click)).json()).toEqual({ data: { counted: 1 } });
    const [clicked, exposed] = await rows();
    expect(clicked).toMatchObject({ kind: 'click', job_id: jobId, reco_from: 'similar', query_id: null });
    expect(exposed).toMatchObject({ kind: 'expose', job_id: jobId, reco_from: 'results', query_id: 'q-1' });
    expect(JSON.stringify([clicked, exposed])).not.toMatch(/abc|10\.9\./);
  });

  it('is counted with the campaign that led to signing up, and without address and number', async () => {
    const body = {
      device: 'h5',
      utm_source: 'fair-2026',
      email: 'maria@example.com',
      phone_num: '+639171234567',
    };
    const answer = await send('/jobseeker/click/get-started-record', body);
    expect(answer.json()).toEqual({ data: { counted: 1 } });
    const [stored] = await rows();
    expect(stored).toMatchObject({
      page: 'get-started',
      name: 'get_started',
      extra: { utm_source: 'fair-2026' },
    });
    expect(JSON.stringify(stored)).not.toMatch(/maria|63917/);
    const refused = await send('/jobseeker/click/get-started-record', body, { cookie: 'no' });
    expect(refused.json()).toEqual({ data: { counted: 0 } });
  });

  it.each(['maria@example.com', '639171234567', 'María Cruz', 'x'.repeat(61), ''])(
    'takes no campaign named %s',
    async (utm_campaign) => {
      const answer = await send('/jobseeker/click/get-started-record', { device: 'web', utm_campaign });
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['utm_campaign']]);
    },
  );

  it('is counted as pages and named events', async () => {
    const named = {
      ...event,
      event_name: 'filter_opened',
      extra: { field: 'pay', count: 3, is_phone: true },
    };
    expect((await send('/logs/report/events', { events: [named, named] })).json().data).toEqual({
      counted: 2,
    });
    expect((await send('/apiGo/app/upload_web_events', pageView)).json().data).toEqual({ counted: 1 });
  });

  it.each([
    ['a name that holds an address', { ...event, event_name: 'me@example.com' }],
    ['a phone number beside the name', { ...event, event_name: 'call', extra: { phone: '+639171234567' } }],
    ['a phone number as a number', { ...event, event_name: 'call', extra: { phone: 639_171_234_567 } }],
    ['a free text', { ...event, event_name: 'typed', extra: { text: 'my name is Ana' } }],
    ['a name without end', { ...event, event_name: 'x'.repeat(41) }],
  ])('is refused with %s', async (_, sent) => {
    expect((await send('/logs/report/events', { events: [sent] })).statusCode).toBe(422);
  });

  it('is refused in heaps', async () => {
    const events = Array.from({ length: 51 }, () => ({ ...event, event_name: 'x' }));
    expect((await send('/logs/report/events', { events })).statusCode).toBe(422);
  });
});

describe('consent', () => {
  it.each([
    ['is needed in Spain', spain, '', 0],
    ['is given by the visitor', spain, 'yes', 1],
    ['is refused by the visitor', spain, 'no', 0],
    ['is not asked for in the Philippines', philippines, '', 1],
    ['is withdrawn there too', philippines, 'no', 0],
    ['is withheld by a browser that opts out', { ...philippines, 'sec-gpc': '1' }, '', 0],
    ['of the visitor outweighs the browser', { ...philippines, 'sec-gpc': '1' }, 'yes', 1],
    ['is not invented by a broken cookie', spain, 'yes%20please', 0],
  ])('%s', async (_, headers, cookie, counted) => {
    const answer = await send('/apiGo/app/upload_web_events', pageView, { headers, cookie });
    expect(answer.json()).toEqual({ data: { counted } });
  });
});

it('one visitor has a share of the day and no more', async () => {
  const from = '10.8.0.1';
  const events = Array.from({ length: 50 }, () => ({ ...event, event_name: 'burst' }));
  const { db } = api.dependencies;
  await send('/logs/report/events', { events }, { from });
  const spent = db.updateTable('interaction_visitors').set({ spent: 2_990 }).where('spent', '=', 50);
  // Of the visitor, and of the network around it.
  expect(await spent.returning('kind').execute()).toEqual([{ kind: 'event' }, { kind: 'event' }]);
  expect((await send('/logs/report/events', { events }, { from })).json().data).toEqual({ counted: 0 });
  // Another visitor, and another kind, are not held back.
  expect((await send('/logs/report/events', { events })).json().data).toEqual({ counted: 50 });
  expect((await send('/apiGo/app/upload_web_events', pageView, { from })).json().data).toEqual({
    counted: 1,
  });
  // Its neighbours share ten times as much.
  await db.updateTable('interaction_visitors').set({ spent: 29_990 }).where('spent', '=', 2_990).execute();
  const neighbour = { from: '10.8.0.2' };
  expect((await send('/logs/report/events', { events }, neighbour)).json().data).toEqual({ counted: 0 });
});

describe('the recurring job', () => {
  it('counts by day, once, and forgets single rows, visitors and counts in time', async () => {
    const { db } = api.dependencies;
    const countOf = async () =>
      (
        await db
          .selectFrom('interaction_days')
          .select((eb) => eb.fn.sum<string>('interactions').as('all'))
          .executeTakeFirstOrThrow()
      ).all;
    const { length } = await rows();
    await Promise.all([countInteractionDays(db, start), countInteractionDays(db, start)]);
    await countInteractionDays(db, new Date(start.getTime() + day));
    expect(Number(await countOf())).toBe(length);
    expect(await db.selectFrom('interaction_visitors').selectAll().execute()).toEqual([]);
    expect(await rows()).toHaveLength(length);
    await countInteractionDays(db, new Date(start.getTime() + 31 * day));
    expect([await rows(), Number(await countOf())]).toEqual([[], length]);
    await countInteractionDays(db, new Date(start.getTime() + 402 * day));
    expect(await countOf()).toBeNull();
  });

  it('runs once a period, however many processes add it', async () => {
    const { queue, db } = api.dependencies;
    const runs: number[] = [];
    const failures: unknown[] = [];
    const options = {
      db,
      queue,
      clock: () => start,
      pollMs: 20,
      onError: (error: unknown) => failures.push(error),
      jobs: [{ queue: 'interactions' as const, everyMs: 3_600_000, run: async () => void runs.push(1) }],
    };
    const stops = [startRecurringJobs(options), startRecurringJobs({ ...options, jobs: [] })];
    await expect.poll(() => runs.length, { timeout: 10_000 }).toBe(1);
    const id = periodId({ queue: 'interactions', everyMs: 3_600_000 }, start);
    await queue.add(db, 'interactions', id);
    await Promise.all(stops.map((stop) => stop()));
    expect([runs, failures]).toEqual([[1], []]);
    expect(
      periodId({ queue: 'interactions', everyMs: 3_600_000 }, new Date(start.getTime() + 3_600_000)),
    ).not.toBe(id);
  });
});
