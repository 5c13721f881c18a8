import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../testing/people/person.ts';
import { type SentApplication, sendApplication } from '../../testing/people/sent-application.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { openSocket } from '../../testing/socket.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const now = new Date('2026-11-02T08:00:00Z');
const seconds = now.getTime() / 1000;
const newsOf = async (person: Person) => (await person.ask('GET', '/jobApplication/news')).json().data;
const see = (person: Person, ids: number[], upTo = seconds) =>
  person.ask('POST', '/jobApplication/news/seen', { application_ids: ids, up_to: upTo });
const move = ({ recruiter, id }: SentApplication, body: object) =>
  recruiter.ask('PATCH', `/recruiter/applications/${id}`, body);

async function anApplication(): Promise<SentApplication> {
  api.setTime(now);
  return sendApplication(api);
}

describe('news of an application', () => {
  it('are an acceptance, told to every tab, until the person has seen the application', async () => {
    const one = await anApplication();
    await move(one, { status: 'viewed' });
    expect(await newsOf(one.person)).toEqual({ news: [], total: 0, unread_count: 1, is_muted: false });
    const tabs = [await openSocket(api, one.person), await openSocket(api, one.person)];
    await move(one, { status: 'accepted' });
    await Promise.all(tabs.map((tab) => tab.waitFor('news')));
    expect(await newsOf(one.person)).toEqual({
      ...{ total: 1, unread_count: 2, is_muted: false },
      news: [
        {
          ...{ application_id: one.id, event: 'accepted', at: seconds },
          ...{ job_title: expect.any(String), company_name: expect.stringMatching(/^Company/) },
        },
      ],
    });
    await see(one.person, [one.id]);
    await Promise.all(tabs.map((tab) => tab.waitFor('news', () => tab.received.filter(isNews).length === 2)));
    expect((await newsOf(one.person)).total).toBe(0);
    for (const tab of tabs) tab.close();
  });

  it('are only the latest step, and over once the person has acted on it', async () => {
    const one = await anApplication();
    await move(one, { status: 'accepted' });
    const invited = await one.recruiter.ask('POST', `/recruiter/applications/${one.id}/interviews`, {
      ...{ starts_at: seconds + 172_800, time_zone: 'Asia/Manila', kind: 'onsite', place: 'Pier 4' },
    });
    expect(await newsOf(one.person)).toMatchObject({ total: 1, news: [{ event: 'interview_invited' }] });
    const { id } = invited.json().data.interview;
    await one.person.ask('PATCH', `/jobApplication/interviews/${id}`, { action: 'accept', version: 1 });
    expect((await newsOf(one.person)).total).toBe(0);
  });

  it('stay where they are newer than what was seen, and where another person claims to have seen them', async () => {
    const [one, other] = [await anApplication(), await anApplication()];
    await move(one, { status: 'accepted' });
    await see(one.person, [one.id], seconds - 1);
    await see(other.person, [one.id]);
    expect((await newsOf(one.person)).total).toBe(1);
  });

  it('are not told of a company that the person has blocked', async () => {
    const one = await anApplication();
    await move(one, { status: 'accepted' });
    const { company_id } = await api.dependencies.db
      .selectFrom('jobs')
      .select('company_id')
      .where('id', '=', one.recruiter.jobId)
      .executeTakeFirstOrThrow();
    await one.person.ask('POST', '/company/blacklist-companies/create', { company_id });
    expect((await newsOf(one.person)).total).toBe(0);
  });
});

const isNews = ({ type }: { type: string }) => type === 'news';
