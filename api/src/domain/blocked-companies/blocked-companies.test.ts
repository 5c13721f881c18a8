import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aConversation, say } from '../../testing/people/conversation.ts';
import { aJobseeker, type SignedInPerson } from '../../testing/people/person.ts';
import { importJob } from '../../testing/people/recruiter.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const block = (person: SignedInPerson, companyId: number) =>
  person.ask('POST', '/company/blacklist-companies/create', { company_id: companyId });
const unblock = (person: SignedInPerson, companyId: number) =>
  person.ask('DELETE', `/company/${companyId}/blacklist-companies/delete`);
const blockedBy = async (person: SignedInPerson) =>
  (await person.ask('GET', '/company/blacklist-companies')).json().data;

async function aConversationWithCompany() {
  const one = await aConversation(api, 'Good morning');
  const { company_id: companyId } = await api.dependencies.db
    .selectFrom('jobs')
    .select('company_id')
    .where('id', '=', one.recruiter.jobId)
    .executeTakeFirstOrThrow();
  return { ...one, companyId };
}

describe('a person', () => {
  it('blocks a company once, finds it in the list and among the flags, and can undo it', async () => {
    const [person, other] = [await aJobseeker(api), await aJobseeker(api)];
    const { company_id: companyId } = await importJob(api);
    const answers = await Promise.all([block(person, companyId), block(person, companyId)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 201]);
    expect(await blockedBy(person)).toMatchObject({
      blocked_companies: [{ company: { id: companyId } }],
      total: 1,
    });
    const flags = (await person.ask('GET', '/job/flags')).json().data;
    expect(flags.blocked_company_ids).toEqual([companyId]);
    expect((await blockedBy(other)).total).toBe(0);
    for (let turn = 0; turn < 2; turn += 1) expect((await unblock(person, companyId)).statusCode).toBe(200);
    expect((await blockedBy(person)).total).toBe(0);
  });

  it('finds companies by a part of their name, and reads that there is none', async () => {
    const person = await aJobseeker(api);
    for (const name of ['The 100% Bakery', 'Bakery of Zamboanga', 'Bäckerei'])
      await importJob(api, { company: { sourceKey: name, name } });
    const find = (name: string) =>
      person.ask(
        'GET',
        `/company/search-company-by-legal-name-displany-name?company_name=${encodeURIComponent(name)}`,
      );
    const namesOf = async (name: string) =>
      (await find(name)).json().data.companies.map((company: { name: string }) => company.name);
    expect(await namesOf('bakery')).toEqual(['Bakery of Zamboanga', 'The 100% Bakery']);
    expect(await namesOf('0%')).toEqual(['The 100% Bakery']);
    expect(await namesOf('Bakery of Zamboanga, Inc.')).toEqual(['Bakery of Zamboanga']);
    for (const name of ['%%', '_akery', 'Nobody & Sons'])
      expect((await find(name)).json()).toMatchObject({
        code: 42003,
        message: 'The company you searched does not exist.',
      });
    expect((await find(' ')).json().code).toBe(40001);
  });

  it('can block only what exists, and two hundred at most', async () => {
    const person = await aJobseeker(api);
    expect((await block(person, 987_654_321)).json().code).toBe(42003);
    const { db } = api.dependencies;
    const rows = await db
      .insertInto('companies')
      .values(
        Array.from({ length: 200 }, (_, index) => ({
          slug: `limit-${index}`,
          name: `Limit ${index}`,
          source: 'test',
          country_key: 'sg',
          language: 'en',
          source_key: `limit-${index}`,
        })) as never,
      )
      .returning('id')
      .execute();
    const blocked_at = new Date();
    await db
      .insertInto('blocked_companies')
      .values(rows.map(({ id }) => ({ account_id: person.user.id, company_id: id, blocked_at })))
      .execute();
    expect((await block(person, (await importJob(api)).company_id)).json().code).toBe(42112);
    expect((await block(person, rows[0]?.id ?? 0)).statusCode).toBe(200);
  });
});

describe('a company that is blocked', () => {
  it('and the person vanish from each other, and are back after an undo', async () => {
    const { person, recruiter, companyId, chatId, applicationId } = await aConversationWithCompany();
    const seen = async () => {
      const ask = async (who: typeof person | typeof recruiter, path: string) =>
        (await who.ask('GET', path)).statusCode;
      const received = (await recruiter.ask('GET', '/recruiter/applications?size=100')).json().data;
      const chats = (await person.ask('GET', '/jobApplication/chats')).json().data.chats;
      return {
        application: await ask(recruiter, `/recruiter/applications/${applicationId}`),
        listed: received.applications.some(({ id }: { id: number }) => id === applicationId),
        chat: await ask(person, `/jobApplication/chats/${chatId}`),
        theirChat: await ask(recruiter, `/jobApplication/chats/${chatId}`),
        chats: chats.length,
        message: (await say(recruiter, chatId, 'Hello?')).statusCode,
        move: (await recruiter.ask('PATCH', `/recruiter/applications/${applicationId}`, { status: 'viewed' }))
          .statusCode,
      };
    };
    const open = { application: 200, listed: true, chat: 200, theirChat: 200, chats: 1 };
    expect(await seen()).toEqual({ ...open, message: 201, move: 200 });
    await block(person, companyId);
    expect(await seen()).toEqual({
      ...{ application: 404, listed: false, chat: 404, theirChat: 404, chats: 0 },
      ...{ message: 404, move: 404 },
    });
    await unblock(person, companyId);
    expect(await seen()).toEqual({ ...open, message: 201, move: 200 });
  });

  it('gets no application, and the person reads why', async () => {
    const { recruiter, companyId } = await aConversationWithCompany();
    const person = await aJobseeker(api);
    await block(person, companyId);
    const answer = await person.ask('POST', `/data/jobs/${recruiter.jobId}/applications`, {});
    expect(answer.json().code).toBe(42111);
  });

  it('is left out of a search that names it, with all counts', async () => {
    const one = await importJob(api, { title: 'Lighthouse keeper', countryKey: 'jp' });
    const other = await importJob(api, {
      title: 'Lighthouse keeper',
      countryKey: 'jp',
      company: { sourceKey: 'lamp', name: 'Lamp' },
    });
    const person = await aJobseeker(api);
    const answer = await person.ask(
      'POST',
      '/job/search',
      { query: 'lighthouse', excluded_company_ids: [one.company_id] },
      { headers: { 'country-id': '8' } },
    );
    const { jobs, total } = answer.json().data;
    expect([jobs.map(({ id }: { id: number }) => id), total]).toEqual([[other.id], 1]);
  });
});
