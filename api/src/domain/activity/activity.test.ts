import { afterAll, beforeAll, expect, it } from 'vitest';
import { aConversation, say } from '../../testing/people/conversation.ts';
import { aVisitor, type Person } from '../../testing/people/person.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { openSocket } from '../../testing/socket.ts';
import { markLeft, presenceIntervalMs } from './mark-presence.ts';

let api: TestApi;
const noon = new Date('2026-11-20T12:00:00Z');
beforeAll(async () => {
  api = await createTestApi({ now: noon });
});
afterAll(() => api.close());

const seenBy = async (who: Person, chatId: number) =>
  (await who.ask('GET', `/jobApplication/chats/${chatId}`)).json().data.chat.counterpart;

const briefOf = async (jobId: number) =>
  (await aVisitor(api).ask('GET', `/job/${jobId}/static`)).json().data.recruiter;

it('shows the other side of a chat an open page, a reply and then the day; and nothing while either hides it', async () => {
  api.setTime(noon);
  const { person, recruiter, chatId } = await aConversation(api);
  const tab = await openSocket(api, recruiter);
  await expect.poll(async () => (await seenBy(person, chatId)).activity).toBe('now');
  tab.close();
  api.wait(100);
  expect((await seenBy(person, chatId)).activity).not.toBe('now');
  await say(recruiter, chatId, 'Good day');
  expect((await seenBy(person, chatId)).activity).toBe('just_replied');
  api.wait(7 * 3_600);
  expect((await seenBy(person, chatId)).activity).toBe('today');

  await person.ask('PATCH', '/jobseeker/account-setting', { shows_activity: false });
  expect(await seenBy(person, chatId)).toMatchObject({ activity: null, last_active_at: null });
  expect(await seenBy(recruiter, chatId)).toMatchObject({ activity: null, last_active_at: null });
  await person.ask('PATCH', '/jobseeker/account-setting', { shows_activity: true });
  const changed = await recruiter.ask('PATCH', '/recruiter/notices', { shows_activity: false });
  expect(changed.json().data.shows_activity).toBe(false);
  expect((await seenBy(person, chatId)).activity).toBeNull();
  await recruiter.ask('PATCH', '/recruiter/notices', { shows_activity: true });
});

it('keeps somebody present who is at another process, and forgets who has switched it off', async () => {
  api.setTime(noon);
  const { person, recruiter, chatId } = await aConversation(api);
  const [first, second] = [await openSocket(api, person), await openSocket(api, person)];
  first.close();
  await expect.poll(async () => (await seenBy(recruiter, chatId)).activity).toBe('now');
  // Until the heartbeat of the other process.
  await markLeft(api.dependencies.db, person.user.id, api.now());
  api.wait(presenceIntervalMs / 1_000);
  expect((await seenBy(recruiter, chatId)).activity).toBe('now');
  await person.ask('PATCH', '/jobseeker/account-setting', { shows_activity: false });
  const rows = await api.dependencies.db
    .selectFrom('presences')
    .selectAll()
    .where('account_id', '=', person.user.id)
    .execute();
  expect(rows).toEqual([]);
  second.close();
});

it('tells visitors of a job on which days its recruiter was active, and whether most applications are answered', async () => {
  api.setTime(noon);
  const { recruiter, chatId } = await aConversation(api);
  await say(recruiter, chatId, 'Hello');
  const { db } = api.dependencies;
  api.wait(7 * 3_600);
  expect(await briefOf(recruiter.jobId)).toMatchObject({ activity: 'today', is_responsive: false });
  const given = await db
    .selectFrom('applications')
    .selectAll()
    .where('job_id', '=', recruiter.jobId)
    .executeTakeFirstOrThrow();
  const applied_at = new Date(noon.getTime() - 20 * 86_400_000);
  for (let index = 0; index < 10; index += 1) {
    const { id } = await db
      .insertInto('accounts')
      .values({ role: 'jobseeker' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const row = { account_id: id, job_id: recruiter.jobId, recruiter_id: given.recruiter_id };
    const application = await db
      .insertInto('applications')
      .values({ ...row, first_message: '', screening_answers: '[]', source: 'web', applied_at })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (index < 8)
      await db
        .insertInto('application_steps')
        .values({ application_id: application.id, actor: 'recruiter', event: 'replied', at: applied_at })
        .execute();
  }
  expect(await briefOf(recruiter.jobId)).toMatchObject({ is_responsive: true });
});
