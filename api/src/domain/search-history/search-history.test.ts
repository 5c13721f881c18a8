import { countryByKey, searchLimits } from '@jobharbor/shared/contracts';
import { errorCode } from '@jobharbor/shared/errors';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JobDraft } from '../../intake/job-draft.ts';
import { upsertJobs } from '../../intake/job-intake.ts';
import { aJobseeker, type Person } from '../../testing/people/person.ts';
import { aJobDraft } from '../../testing/samples/a-job-draft.ts';
import { searchJobs } from '../../testing/search/search-jobs.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { findChanges, toSearchChanges } from './find-changes.ts';
import { deleteOldSearches, findKeeping } from './keep-searches.ts';
import { countSearches, findSearch } from './search-history-repository.ts';

const start = new Date('2026-11-02T08:00:00Z');
const hours = (count: number) => new Date(start.getTime() + count * 3_600_000);
const days = (count: number) => hours(count * 24);
const seconds = (time: Date) => time.getTime() / 1_000;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ now: start });
});
afterAll(() => api.close());

const none = { new: 0, closed: 0, pays_more: 0, pays_less: 0, pays_other: 0, renamed: 0 };
const monthly = (min: number) => ({ currency: 'SGD', period: 'monthly' as const, min, max: min });
const inSg = { headers: { 'country-id': String(countryByKey('sg')?.id) } };

let posts = 0;
/** A job that is stored again with other values. */
async function aPost(title: string, wanted: Partial<JobDraft> = {}) {
  const sourceId = `post-${++posts}`;
  const store = async (change: Partial<JobDraft> = {}) => {
    const draft = aJobDraft({ title, sourceId, postedAt: api.now(), ...wanted, ...change });
    const { ids } = await upsertJobs(api.dependencies.db, [draft], { now: api.now() });
    return ids[0] ?? 0;
  };
  return { id: await store(), store };
}
const close = { status: 'closed' as const, closedAt: start };

const send = async (who: Person, body: object) =>
  (await who.ask('POST', '/job/searches', body, inSg)).json().data.changes;
const look = (who: Person, query: string, other: object = {}) => send(who, { filters: { query, ...other } });
const changesOf = async (who: Person, id: number) =>
  (await who.ask('GET', `/job/searches/${id}/changes`, undefined, inSg)).json().data;
const history = async (who: Person) => (await who.ask('GET', '/job/searches', undefined, inSg)).json().data;

describe('a search that is looked at again', () => {
  it('tells what changed since the visit before, to every tab and device alike', async () => {
    api.setTime(hours(0));
    const person = await aJobseeker(api);
    const [stays, closes, pays] = [
      await aPost('Wharf porter'),
      await aPost('Wharf porter', { company: { sourceKey: 'pier', name: 'Pier' } }),
      await aPost('Wharf porter', { salary: monthly(300_000) }),
    ];
    const first = await look(person, 'wharf porter');
    expect(first).toEqual({ id: first.id, since: null, counts: none, is_partial: false });

    api.setTime(hours(26));
    await closes.store(close);
    await pays.store({ salary: monthly(350_000) });
    await stays.store({ title: 'Wharf porter (night)' });
    const added = await aPost('Wharf porter', { descriptionHtml: '<p>Carry what the ferries bring.</p>' });
    const counts = { ...none, new: 1, closed: 1, pays_more: 1, renamed: 1 };
    const said = { id: first.id, since: seconds(hours(0)), counts, is_partial: false };
    expect(await changesOf(person, first.id)).toMatchObject(said);
    expect(await look(person, ' Wharf  porter ', { degrees: [], is_company_verified: false })).toEqual(said);
    api.setTime(hours(26.4));
    expect(await look(person, 'wharf porter')).toEqual(said);
    api.setTime(hours(26.8));
    expect(await send(person, { search_id: first.id })).toEqual(said);
    const listed = await changesOf(person, first.id);
    expect(listed).toMatchObject({
      ...said,
      search: { name: 'wharf porter', results_path: '/jobs?q=wharf+porter', visits: 2, results: 3 },
      new_jobs: [{ id: added.id }],
      closed_jobs: [{ id: closes.id, title: 'Wharf porter', company: { name: 'Pier' } }],
      changed_pay: [
        { job: { id: pays.id }, direction: 'more', from: { min: 300_000 }, to: { min: 350_000 } },
      ],
      renamed_jobs: [{ job: { id: stays.id }, is_again: false, former_title: 'Wharf porter' }],
    });

    api.setTime(hours(28));
    expect(await look(person, 'wharf porter')).toEqual({
      ...said,
      since: seconds(hours(26.8)),
      counts: none,
    });
  });

  it('names the former title and employer of an advertisement that is posted again', async () => {
    api.setTime(hours(0));
    const person = await aJobseeker(api);
    const descriptionHtml = `<p>${Array.from({ length: 80 }, (_, index) => `knot${index}`).join(' ')}</p>`;
    const old = await aPost('Rigger', { descriptionHtml });
    const { id } = await look(person, 'rigger');
    api.setTime(hours(2));
    await old.store(close);
    const again = await aPost('Rigger of sails', {
      descriptionHtml,
      company: { sourceKey: 'agency', name: 'Agency' },
    });
    expect(await changesOf(person, id)).toMatchObject({
      counts: { ...none, renamed: 1 },
      renamed_jobs: [
        { job: { id: again.id }, is_again: true, former_title: 'Rigger', former_company: 'Harbour Clinic' },
      ],
    });
  });

  it('compares no more texts than a request may, and is partial then', async () => {
    api.setTime(hours(0));
    const person = await aJobseeker(api);
    const old = await aPost('Bosun');
    const { id } = await look(person, 'bosun');
    api.setTime(hours(2));
    await old.store(close);
    const again = await aPost('Bosun', { company: { sourceKey: 'agency', name: 'Agency' } });
    const row = await findSearch(api.dependencies.db, person.user.id, id);
    if (row === undefined) throw new Error('no search');
    const [results, budget] = [{ ids: [again.id], total: 1 }, { texts: 3 }];
    const compare = async () =>
      toSearchChanges(row, results, await findChanges(api.dependencies.db, row, results, api.now(), budget));
    expect(await compare()).toMatchObject({ counts: { ...none, renamed: 1 }, is_partial: false });
    expect(await compare()).toMatchObject({ counts: { ...none, new: 1, closed: 1 }, is_partial: true });
  });

  it('says no day for an advertisement that is on hold, whose last day is ahead', async () => {
    api.setTime(hours(0));
    const person = await aJobseeker(api);
    const post = await aPost('Ferry cook', { validThrough: days(60) });
    const { id } = await look(person, 'ferry cook');
    api.setTime(hours(2));
    await post.store({ status: 'on_hold' });
    expect((await changesOf(person, id)).closed_jobs).toMatchObject([{ id: post.id, closed_at: null }]);
  });

  it('keeps silent about jobs that the person has hidden and companies that they have blocked', async () => {
    api.setTime(hours(0));
    const person = await aJobseeker(api);
    const company = { sourceKey: 'blocked', name: 'Blocked' };
    const blocked = await aPost('Beacon hand', { company });
    const hidden = await aPost('Beacon hand');
    const { id } = await look(person, 'beacon hand');
    api.setTime(hours(2));
    for (const post of [blocked, hidden]) await post.store(close);
    const later = await aPost('Beacon hand', { company });
    await person.ask('PUT', `/recommendation/picks/${hidden.id}/refusal`, { reason: 'other' });
    const row = await api.dependencies.db
      .selectFrom('jobs')
      .select('company_id')
      .where('id', '=', later.id)
      .executeTakeFirstOrThrow();
    await person.ask('POST', '/company/blacklist-companies/create', { company_id: row.company_id });
    expect(await changesOf(person, id)).toMatchObject({ counts: none, new_jobs: [], closed_jobs: [] });
  });

  it('compares the newest of many results alone', async () => {
    api.setTime(hours(0));
    const person = await aJobseeker(api);
    const draft = (number: number, change: Partial<JobDraft> = {}) =>
      aJobDraft({ title: 'Shell sorter', sourceId: `sorter-${number}`, postedAt: api.now(), ...change });
    const { db } = api.dependencies;
    const many = Array.from({ length: 230 }, (_, number) => draft(number));
    await upsertJobs(db, many, { now: api.now() });
    // A listing in memory follows some milliseconds after the commit.
    await expect
      .poll(async () => (await searchJobs(api, 'sg', { query: 'shell sorter' })).total)
      .toBe(many.length);
    const { id } = await look(person, 'shell sorter');
    api.setTime(hours(2));
    const added = draft(900, { descriptionHtml: '<p>Count what the tide leaves.</p>' });
    await upsertJobs(db, [added, ...[0, 1].map((number) => draft(number, close))], { now: api.now() });
    // 230, less two that closed, more one that is new.
    await expect
      .poll(async () => (await searchJobs(api, 'sg', { query: 'shell sorter' })).total)
      .toBe(many.length - 1);
    const { counts, is_partial } = await changesOf(person, id);
    expect([is_partial, counts.new]).toEqual([true, 1]);
    expect(counts.closed).toBeLessThanOrEqual(2);
  });

  it('is told at the alert of the same search', async () => {
    api.setTime(hours(0));
    const person = await aJobseeker(api);
    await aPost('Lock keeper');
    const filters = { query: 'lock keeper' };
    const made = await person.ask('POST', '/job/job-alerts/create', { filters }, inSg);
    const { id } = await look(person, 'lock keeper');
    await person.ask('POST', '/job/job-alerts/create', { filters: { query: 'never seen' } }, inSg);
    api.setTime(hours(2));
    await aPost('Lock keeper');
    expect((await person.ask('GET', '/job/job-alerts/changes')).json().data.alerts).toEqual([
      {
        alert_id: made.json().data.job_alert.id,
        changes: { id, since: seconds(hours(0)), counts: { ...none, new: 1 }, is_partial: false },
      },
    ]);
  });
});

describe('the history of searches', () => {
  it('is listed last looked at first, paused, and deleted one by one or as a whole, by its owner alone', async () => {
    api.setTime(hours(0));
    const [person, other] = [await aJobseeker(api), await aJobseeker(api)];
    const { id } = await look(person, 'pilot');
    api.setTime(hours(1));
    await look(person, 'diver');
    expect((await history(person)).searches.map(({ name }: { name: string }) => name)).toEqual([
      'diver',
      'pilot',
    ]);
    expect((await history(other)).total).toBe(0);
    await other.ask('DELETE', `/job/searches/${id}`);
    expect((await history(person)).total).toBe(2);
    const foreign = await other.ask('GET', `/job/searches/${id}/changes`);
    expect(foreign.json().code).toBe(errorCode.notFound);
    expect((await other.ask('POST', '/job/searches', { search_id: id })).json().code).toBe(
      errorCode.notFound,
    );

    const paused = await person.ask('PUT', '/job/searches/recording', { is_on: false });
    expect(paused.json().data.keeping).toEqual({ is_recording: false, vip_until: null, ends: null });
    expect(await look(person, 'sailor')).toBeNull();
    await person.ask('DELETE', `/job/searches/${id}`);
    expect((await history(person)).searches).toMatchObject([{ name: 'diver' }]);
    await person.ask('DELETE', '/job/searches');
    expect(await history(person)).toMatchObject({ searches: [], total: 0 });
    for (const body of [{}, { filters: {}, search_id: id }, { filters: { list: 'remote' } }])
      expect((await person.ask('POST', '/job/searches', body)).statusCode).toBe(
        body.filters?.list ? 200 : 422,
      );
  });

  it('has results to compare of the searches alone that were looked at last', async () => {
    api.setTime(hours(0));
    const person = await aJobseeker(api);
    const { db } = api.dependencies;
    const { id } = await look(person, 'buoy');
    await sql`update search_history set seen_ids = null where id = ${id}`.execute(db);
    await sql`
      insert into search_history (account_id, country_key, filters, filters_hash, results, seen_at, seen_ids)
      select ${person.user.id}::bigint, 'sg', '{}', int4send(n), 0, ${hours(1)}::timestamptz, '{}'
      from generate_series(1, ${sql.lit(searchLimits.comparedSearches)}) n`.execute(db);
    api.setTime(hours(2));
    await look(person, 'buoy');
    const { compared } = await db
      .selectFrom('search_history')
      .select((eb) => eb.fn.count<number>('seen_ids').as('compared'))
      .where('account_id', '=', person.user.id)
      .executeTakeFirstOrThrow();
    expect(compared).toBe(searchLimits.comparedSearches);
  });

  it('is kept for 90 days, with VIP for a year and 30 days after its end, which is said before', async () => {
    api.setTime(days(0));
    const { db } = api.dependencies;
    const people = await Promise.all([aJobseeker(api), aJobseeker(api)]);
    const [plain, vip] = people.map(({ user }) => user.id) as [number, number];
    for (const person of people) for (const name of ['old', 'later']) await look(person, name);
    await db
      .updateTable('search_history')
      .set({ seen_at: days(50) })
      .where('account_id', 'in', [plain, vip])
      .where(sql`filters->>'query'`, '=', 'later')
      .execute();
    // The month goes from day 80 to 111, and what it keeps to day 141.
    await db
      .insertInto('vip_months')
      .values({ account_id: vip, invited_id: 1, granted_at: days(80) })
      .execute();
    const at = async (day: number) => {
      await deleteOldSearches(db, days(day));
      return Promise.all([plain, vip].map((id) => countSearches(db, id)));
    };
    expect(await at(89)).toEqual([2, 2]);
    expect(await at(91)).toEqual([1, 2]);
    expect(await findKeeping(db, plain, days(91))).toEqual({
      is_recording: true,
      vip_until: null,
      ends: null,
    });
    const ends = { at: seconds(days(141)), searches: 2 };
    expect(await findKeeping(db, vip, days(91))).toMatchObject({ vip_until: seconds(days(111)), ends });
    expect(await at(140)).toEqual([0, 2]);
    expect(await findKeeping(db, vip, days(140))).toMatchObject({ vip_until: null, ends });
    expect(await at(142)).toEqual([0, 0]);
  });
});
