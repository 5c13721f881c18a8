import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAdmin } from '../../testing/people/appointed.ts';
import { mailsTo } from '../../testing/people/mailed.ts';
import {
  aJobseeker,
  aVisitor,
  confirmEmail,
  type Person,
  type SignedInPerson,
} from '../../testing/people/person.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

const start = new Date('2026-03-10T09:00:00Z');
let api: TestApi;
let admin: SignedInPerson;
beforeAll(async () => {
  api = await createTestApi({ now: start });
  admin = await anAdmin(api);
});
afterAll(() => api.close());

let minutes = 0;
/** Each decision has a time of its own. */
const later = () => api.setTime(new Date(start.getTime() + ++minutes * 60_000));

/** The id of what was sent. */
async function sent(person: Person, text: string, fields: Record<string, string> = {}): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ topic: 'idea', text, ...fields })) form.append(name, value);
  const request = new Request('http://x', { method: 'POST', body: form });
  const body = Buffer.from(await request.arrayBuffer());
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  const answer = await person.ask('POST', '/base/feedback/create', body, { headers });
  expect(answer.statusCode).toBe(201);
  const { feedback } = (await admin.ask('GET', '/admin/feedback?size=100')).json().data;
  return feedback.find((one: { text: string }) => one.text === text).id;
}
const answer = (id: number, text: string, seen_answers = 0, by: Person = admin) => {
  later();
  return by.ask('POST', `/admin/feedback/${id}/answer`, { text, seen_answers });
};
const decide = (id: number, what: 'close' | 'reopen') => {
  later();
  return admin.ask('PATCH', `/admin/feedback/${id}/${what}`, { note: 'So it is' });
};
const own = async (person: Person) => (await person.ask('GET', '/base/feedback/mine')).json().data.feedback;
const listed = async (state: string, id: number) =>
  (await admin.ask('GET', `/admin/feedback?state=${state}&size=100`))
    .json()
    .data.feedback.find((one: { id: number }) => one.id === id);
const answerMails = async (address: string) =>
  (await mailsTo(api, address)).filter(({ template }) => template === 'feedback-answered');

it('an answer is mailed once, stands beside the own feedback, and says who wrote first', async () => {
  const person = await aJobseeker(api);
  await confirmEmail(api, person);
  const id = await sent(person, 'The map is empty');
  expect(await own(person)).toMatchObject([{ id, state: 'new', replies: [], pictures: 0 }]);
  const twice = await Promise.all([answer(id, ' It is full.\nTruly. '), answer(id, ' It is full.\nTruly. ')]);
  expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([200, 201]);
  expect(twice[0]?.json().data).toEqual({ is_mailed: true });
  const mails = await answerMails(person.email);
  expect(mails.map(({ data }) => data)).toMatchObject([
    {
      letter: 'It is full.\nTruly.',
      quoted: 'The map is empty',
      feedback_url: expect.stringMatching(/feedback$/),
    },
  ]);
  expect(await own(person)).toMatchObject([
    { state: 'answered', replies: [{ text: 'It is full.\nTruly.' }] },
  ]);
  expect(await own(await aJobseeker(api))).toEqual([]);
});

it('a second admin, who did not see the first answer, is told so, and nothing is mailed', async () => {
  const person = await aJobseeker(api);
  const id = await sent(person, 'Two admins');
  await answer(id, 'First');
  expect((await answer(id, 'Second', 0, await anAdmin(api))).json().code).toBe(40009);
  expect(await answerMails(person.email)).toHaveLength(1);
  expect((await answer(id, 'Second', 1)).statusCode).toBe(201);
  expect((await own(person))[0].replies).toHaveLength(2);
});

it('a mail to an address that nobody confirmed holds no word of who typed it', async () => {
  const account = await aJobseeker(api);
  const ids = [
    await sent(account, 'Buy at evil.example'),
    await sent(aVisitor(api), 'Look at evil.example', { email: 'victim@example.com' }),
  ];
  for (const id of ids) expect((await answer(id, 'Thank you')).statusCode).toBe(201);
  for (const address of [account.email, 'victim@example.com']) {
    const mails = await answerMails(address);
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toContain('evil.example');
  }
});

it('a guest without an address cannot be answered', async () => {
  const id = await sent(aVisitor(api), 'Nowhere to write to');
  expect((await answer(id, 'Hello')).json().code).toBe(42500);
});

it('waits until it is answered or closed, and again after it was opened', async () => {
  const person = await aJobseeker(api);
  const id = await sent(person, 'To and fro');
  const states = async () => {
    const found = [];
    for (const state of ['open', 'answered', 'closed']) {
      const one = await listed(state, id);
      if (one !== undefined) found.push(`${state}: ${one.state}`);
    }
    return found;
  };
  expect(await states()).toEqual(['open: new']);
  await answer(id, 'One');
  expect(await states()).toEqual(['answered: answered']);
  await decide(id, 'reopen');
  expect(await states()).toEqual(['open: reopened']);
  await answer(id, 'Two', 1);
  expect(await states()).toEqual(['answered: answered']);
  await decide(id, 'close');
  expect(await states()).toEqual(['closed: closed']);
  for (const _press of [1, 2]) expect((await decide(id, 'reopen')).statusCode).toBe(200);
  expect(await states()).toEqual(['open: reopened']);
  const log = (await admin.ask('GET', `/admin/decisions?queue=feedback&subject_ids=${id}`)).json().data;
  expect(log.decisions.map(({ outcome }: { outcome: string }) => outcome)).toEqual(
    ['answered', 'reopened', 'answered', 'closed', 'reopened'].reverse(),
  );
  // The text of an answer goes with the feedback, and the log stays.
  expect(JSON.stringify(log)).not.toContain('Two');
  expect((await admin.ask('PATCH', '/admin/feedback/999999/reopen', { note: 'x' })).json().code).toBe(40004);
  expect((await answer(999_999, 'x')).json().code).toBe(40004);
});
