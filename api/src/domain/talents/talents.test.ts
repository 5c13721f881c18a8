import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aKey, say } from '../../testing/people/conversation.ts';
import { anEmployer, type Employer } from '../../testing/people/employer.ts';
import { aJobForm } from '../../testing/people/job-form.ts';
import { mailsTo } from '../../testing/people/mailed.ts';
import { aJobseeker, confirmEmail, type SignedInPerson } from '../../testing/people/person.ts';
import { add, preference } from '../../testing/people/profile-entries.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { tellOfTalents } from './tell-of-talents.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  api.setTime(new Date('2026-11-02T04:00:00Z'));
});
afterAll(() => api.close());

const work = { job_title: 'Pier guard', company_name: 'Wharf Watch', start_month: '2016-01' };

/** A person with a complete profile, who wants to work as a keeper of lamps. */
async function aKeeper({ isFindable = true, title = 'Lamp keeper', employer = work.company_name } = {}) {
  const person = await aJobseeker(api);
  await confirmEmail(api, person);
  const { db } = api.dependencies;
  const complete = { is_profile_completed: true, last_name: 'Dalisay', headline: 'Keeper Dalisay' };
  await db.updateTable('accounts').set(complete).where('id', '=', person.user.id).execute();
  await add(person, 'job-preferences', { ...preference, job_title: title });
  await add(person, 'work-experiences', { ...work, company_name: employer, is_current: true });
  await add(person, 'skills', { name: 'Microsoft Excel' });
  await add(person, 'languages', { language: 'fil', proficiency: 'native' });
  if (isFindable) await letFind(person);
  return person;
}
const letFind = (person: SignedInPerson, is_findable = true) =>
  person.ask('PATCH', '/jobseeker/account-setting', { is_findable });

const verify = (employer: Employer) =>
  api.dependencies.db
    .updateTable('companies')
    .set({ is_verified: true })
    .where('id', '=', employer.companyId)
    .execute();

async function aVerifiedEmployer(name?: string) {
  const employer = await anEmployer(api, name);
  await verify(employer);
  return employer;
}

const talentsOf = (employer: Employer) => `/recruiter/companies/${employer.companyId}/talents`;
const searchesOf = (employer: Employer) => `/recruiter/companies/${employer.companyId}/talent-searches`;

async function find(employer: Employer, filters: Record<string, string> = {}) {
  const answer = await employer.ask('GET', `${talentsOf(employer)}?${new URLSearchParams(filters)}`);
  return answer.json().data.talents as { id: number; wanted_titles: string[]; chat_id: number | null }[];
}
const finds = async (employer: Employer, person: SignedInPerson, filters = {}) =>
  (await find(employer, filters)).some(({ id }) => id === person.user.id);

describe('a person', () => {
  it('is found only after they switch it on, and no longer once they switch it off', async () => {
    const [person, employer] = [await aKeeper({ isFindable: false }), await aVerifiedEmployer()];
    const setting = (await person.ask('GET', '/jobseeker/account-setting')).json().data;
    expect([setting.is_findable, await finds(employer, person)]).toEqual([false, false]);
    await letFind(person);
    expect(await finds(employer, person)).toBe(true);
    await letFind(person, false);
    expect(await finds(employer, person)).toBe(false);
  });

  it('is shown by what they can do, without name, employer and contact', async () => {
    const title = 'Buoy keeper, call +63 917 123 4567';
    const [person, employer] = [await aKeeper({ title }), await aVerifiedEmployer()];
    const [found] = await find(employer, { title: 'BUOY keeper' });
    expect(found).toEqual({
      ...{ id: person.user.id, wanted_titles: ['Buoy keeper, call •••'], held_titles: ['Pier guard'] },
      ...{ country_keys: ['ph'], years_of_work: 10, skills: ['Excel'], notice_period_id: null },
      ...{ languages: [{ language: 'fil', proficiency: 'native' }], is_refreshed: false, chat_id: null },
    });
    expect(JSON.stringify(found)).not.toMatch(/Dalisay|Wharf|@/);
  });

  it('is hidden from their own company, whatever its legal form, and from blocked ones', async () => {
    const own = await aVerifiedEmployer('Lantern Works Inc.');
    const other = await aVerifiedEmployer();
    const person = await aKeeper({ employer: 'LANTERN WORKS' });
    expect([await finds(own, person), await finds(other, person)]).toEqual([false, true]);
    await person.ask('POST', '/company/blacklist-companies/create', { company_id: other.companyId });
    expect(await finds(other, person)).toBe(false);
  });

  it.each([
    [{ is_profile_completed: false }],
    [{ is_email_verified: false }],
    [{ first_name: '' }],
    [{ suspended_at: new Date(0) }],
    [{ deletion_due_at: new Date(4e12) }],
  ])('is not found with %j', async (change) => {
    const [person, employer] = [await aKeeper(), await aVerifiedEmployer()];
    await api.dependencies.db.updateTable('accounts').set(change).where('id', '=', person.user.id).execute();
    expect(await finds(employer, person)).toBe(false);
  });

  it.each([
    [{ title: 'keeper lamp' }, true],
    [{ title: 'guard' }, true],
    [{ title: 'lamp guard' }, false],
    [{ skills: 'microsoft excel' }, true],
    [{ skills: 'Microsoft Excel, Welding' }, false],
    [{ country_key: 'ph', language: 'fil' }, true],
    [{ country_key: 'sg' }, false],
    [{ language: 'ja' }, false],
  ])('is found by %j: %s', async (filters, isFound) => {
    expect(await finds(await aVerifiedEmployer(), await aKeeper(), filters)).toBe(isFound);
  });
});

describe('an employer', () => {
  it('finds nobody before the company is verified, and writes to nobody', async () => {
    const [person, employer] = [await aKeeper(), await anEmployer(api)];
    expect((await employer.ask('GET', talentsOf(employer))).json().code).toBe(42435);
    const jobId = await postJob(employer);
    expect((await invite(employer, jobId, person)).json().code).toBe(40004);
    await verify(employer);
    expect((await invite(employer, jobId, person)).statusCode).toBe(201);
  });

  it('is told once of each new match: on the socket, by one mail a day, and by webhook', async () => {
    const [early, employer] = [await aKeeper(), await aVerifiedEmployer()];
    const hook = { url: 'https://hooks.example/found', events: ['talent.found'] };
    await employer.ask('POST', `/recruiter/companies/${employer.companyId}/webhooks`, hook);
    const draft = { name: 'Keepers', filters: { title: 'keeper' } };
    const saved = (await employer.ask('POST', searchesOf(employer), draft)).json().data.search;
    expect(await tell(employer)).toEqual({ found: 0, mails: 0, webhooks: [] });
    const late = await aKeeper({ isFindable: false });
    expect(await tell(employer)).toEqual({ found: 0, mails: 0, webhooks: [] });
    await letFind(late);
    const event = { search_id: saved.id, company_id: employer.companyId, found: 1 };
    expect(await tell(employer)).toEqual({ found: 1, mails: 1, webhooks: [event] });
    expect(await tell(employer)).toEqual({ found: 1, mails: 1, webhooks: [event] });
    await aKeeper();
    expect(await tell(employer)).toEqual({ found: 2, mails: 1, webhooks: [event, event] });
    api.wait(86_400);
    expect(await tell(employer)).toEqual({ found: 2, mails: 2, webhooks: [event, event] });
    await letFind(late, false);
    expect(await tell(employer)).toEqual({ found: 1, mails: 2, webhooks: [event, event] });
    expect(await finds(employer, early)).toBe(true);
  });

  it('sees a refreshed résumé first, for a week', async () => {
    const [early, late, employer] = [await aKeeper(), await aKeeper(), await aVerifiedEmployer()];
    const both = [early.user.id, late.user.id];
    const ours = async () => (await find(employer)).filter(({ id }) => both.includes(id));
    expect((await ours()).map(({ id }) => id)).toEqual([late.user.id, early.user.id]);
    expect((await early.ask('POST', '/jobseeker/resume-refresh/create')).statusCode).toBe(201);
    expect(await ours()).toMatchObject([{ id: early.user.id, is_refreshed: true }, { is_refreshed: false }]);
    api.wait(7 * 86_400);
    expect(await ours()).toMatchObject([{ id: late.user.id }, { is_refreshed: false }]);
  });

  it('keeps ten searches, and deletes only the own ones', async () => {
    const [employer, other] = [await aVerifiedEmployer(), await aVerifiedEmployer()];
    const save = () => employer.ask('POST', searchesOf(employer), { name: 'All', filters: {} });
    const { id } = (await save()).json().data.search;
    for (let count = 1; count < 10; count += 1) expect((await save()).statusCode).toBe(201);
    expect((await save()).json().code).toBe(42490);
    expect((await other.ask('DELETE', `${searchesOf(other)}/${id}`)).json().code).toBe(40004);
    expect((await employer.ask('DELETE', `${searchesOf(employer)}/${id}`)).statusCode).toBe(200);
    expect((await save()).statusCode).toBe(201);
  });

  it('learns the name of whom they found when the person answers', async () => {
    const [person, employer] = [await aKeeper(), await aVerifiedEmployer()];
    const { chat } = (await invite(employer, await postJob(employer), person)).json().data;
    const seen = async (query = '') => {
      const { chats } = (await employer.ask('GET', `/jobApplication/chats${query}`)).json().data;
      return chats.map(({ counterpart }: { counterpart: object }) => counterpart);
    };
    expect(await seen()).toMatchObject([{ name: '', title: '', avatar_url: null }]);
    expect(await seen(`?q=${person.user.first_name}`)).toEqual([]);
    expect((await find(employer)).find(({ id }) => id === person.user.id)?.chat_id).toBe(chat.id);
    await say(person, chat.id, 'Tell me more.');
    expect(await seen()).toMatchObject([{ name: person.user.first_name, title: 'Keeper Dalisay' }]);
    expect(await seen(`?q=${person.user.first_name}`)).toHaveLength(1);
  });
});

async function postJob({ ask, companyId }: Employer): Promise<number> {
  const answer = await ask('POST', '/recruiter/jobs/create', { company_id: companyId, form: aJobForm() });
  return answer.json().data.job.id;
}

const invite = (employer: Employer, jobId: number, person: SignedInPerson) =>
  employer.ask('POST', `/recruiter/jobs/${jobId}/chats`, {
    ...{ jobseeker_id: person.user.id, text: 'We have a lamp.', client_key: aKey() },
  });

/** Compares the searches ten minutes later; returns what the employer has been told so far. */
async function tell(employer: Employer) {
  api.wait(600);
  await tellOfTalents(api.dependencies, api.now());
  const { searches } = (await employer.ask('GET', searchesOf(employer))).json().data;
  const mails = await mailsTo(api, employer.email);
  const sent = await api.dependencies.db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
    .select('d.body')
    .where('w.company_id', '=', employer.companyId)
    .orderBy('d.id')
    .execute();
  return {
    found: searches[0].new_matches,
    mails: mails.filter(({ template }) => template === 'talents-found').length,
    webhooks: sent.map(({ body }) => JSON.parse(body).data),
  };
}
