import type { Message } from '@jobharbor/shared/contracts';
import { errorCode } from '@jobharbor/shared/errors';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPools, type Pools } from '../../database/pools.ts';
import { aConversation, aKey, messagesOf } from '../../testing/people/conversation.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { type ChatClient, createChatClient } from '../../testing/story/chat-client.ts';

let api: TestApi;
let owner: Pools;
beforeAll(async () => {
  api = await createTestApi();
  owner = createPools({ connectionString: api.connectionString });
});
afterAll(async () => {
  await owner.close();
  await api.close();
});

const sides = ['jobseeker', 'recruiter'] as const;
type Side = (typeof sides)[number];

/** What each side has written, in its order, and which of it was recalled. */
interface Model {
  written: Record<Side, { key: string; isSent: boolean; isRecalled: boolean }[]>;
  isAsked: boolean;
}
interface Real {
  chatId: number;
  clients: Record<Side, ChatClient>;
}

const hasWritten = ({ written }: Model, side: Side) => written[side].some(({ isSent }) => isSent);
const write = ({ written }: Model, side: Side, isSent: boolean): string => {
  const key = aKey();
  written[side].push({ key, isSent, isRecalled: false });
  return key;
};
const idOf = ({ shown }: ChatClient, key: string) =>
  [...shown.values()].find(({ client_key }) => client_key === key)?.id;

const actions = {
  async send(side: Side, model: Model, { clients }: Real) {
    await clients[side].send(write(model, side, clients[side].isOnline()));
  },
  async 'send three times'(side: Side, model: Model, { clients }: Real) {
    await clients[side].send(write(model, side, clients[side].isOnline()), 3);
  },
  async 'both send at once'(_side: Side, model: Model, { clients }: Real) {
    await Promise.all(sides.map((side) => clients[side].send(write(model, side, clients[side].isOnline()))));
  },
  async 'send while the database fails'(side: Side, model: Model, { clients }: Real) {
    const client = clients[side];
    if (!client.isOnline()) return;
    const key = write(model, side, true);
    await sql`alter table messages rename to lost_messages`.execute(owner.db);
    try {
      // The server closes the socket instead when it cannot read an earlier message either.
      expect([errorCode.messageFailed, null]).toContain(await client.refusalOf(key));
    } finally {
      await sql`alter table lost_messages rename to messages`.execute(owner.db);
    }
    await client.connect();
  },
  async read(side: Side, _model: Model, { clients }: Real) {
    clients[side].read();
  },
  async cut(side: Side, _model: Model, { clients }: Real) {
    clients[side].cut();
  },
  async connect(side: Side, model: Model, { clients }: Real) {
    await clients[side].connect();
    for (const one of model.written[side]) one.isSent = true;
  },
  async recall(side: Side, model: Model, { chatId, clients }: Real) {
    const last = model.written[side].findLast(({ isSent }) => isSent);
    const id = last && idOf(clients[side], last.key);
    if (!last || id === undefined) return;
    const path = `/jobApplication/chats/${chatId}/messages/${id}/recall`;
    const other = side === 'jobseeker' ? 'recruiter' : 'jobseeker';
    expect((await clients[other].person.ask('POST', path)).json().code).toBe(errorCode.notFound);
    expect((await clients[side].person.ask('POST', path)).statusCode).toBe(200);
    last.isRecalled = true;
  },
  async 'ask for the number'(side: Side, model: Model, { chatId, clients }: Real) {
    const path = `/jobApplication/chats/${chatId}/mobile-exchange`;
    const answer = await clients[side].person.ask('POST', path, { client_key: aKey() });
    const isAllowed = sides.every((one) => hasWritten(model, one));
    expect(answer.json().code).toBe(isAllowed ? undefined : errorCode.exchangeTooEarly);
    model.isAsked ||= isAllowed;
  },
};
type Action = keyof typeof actions;

class Step implements fc.AsyncCommand<Model, Real> {
  readonly #action: Action;
  readonly #side: Side;
  constructor(action: Action, side: Side) {
    this.#action = action;
    this.#side = side;
  }
  check = (): boolean => true;
  run = (model: Model, real: Real): Promise<void> => actions[this.#action](this.#side, model, real);
  toString = (): string => `${this.#side}: ${this.#action}`;
}

/** Both sides show the same thread, which has what each wrote, once and in its order. */
async function compare(model: Model, { chatId, clients }: Real): Promise<void> {
  for (const side of sides) await clients[side].connect();
  // What the second one had not sent before.
  for (const side of sides) await clients[side].connect();
  const thread: Message[] = (await messagesOf(clients.jobseeker.person, chatId, '?size=100')).messages;
  const lines = (messages: Iterable<Message>) => [...messages].map(({ id, kind }) => `${id} ${kind}`).sort();
  for (const side of sides) {
    expect(lines(clients[side].shown.values())).toEqual(lines(thread));
    const own = thread.filter(({ sender, client_key }) => sender === side && client_key !== null);
    const known = new Map(model.written[side].map((one) => [one.key, one]));
    const sent = own.filter(({ client_key }) => known.has(client_key ?? ''));
    expect(sent.map(({ client_key }) => client_key)).toEqual([...known.keys()]);
    for (const { client_key, kind } of sent)
      expect(kind === 'recalled').toBe(known.get(client_key ?? '')?.isRecalled);
  }
  expect(thread.some(({ kind }) => kind === 'mobile')).toBe(model.isAsked);
}

it('two clients of a chat show the same, whatever they send, repeat, recall and lose the connection in', async () => {
  const step = fc
    .tuple(fc.constantFrom(...(Object.keys(actions) as Action[])), fc.constantFrom(...sides))
    .map(([action, side]) => new Step(action, side));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 25 }), async (steps) => {
      const { person, recruiter, chatId } = await aConversation(api, ' ');
      // Without a confirmed number the person has nothing to exchange.
      await api.dependencies.db
        .updateTable('accounts')
        .set({ phone_num: `+63917${String(person.user.id).padStart(7, '0')}`, is_mobile_verified: true })
        .where('id', '=', person.user.id)
        .execute();
      const [mine, theirs] = [person, recruiter].map((one) => createChatClient(api, one, chatId));
      if (!mine || !theirs) throw new Error('A client is missing');
      const real: Real = { chatId, clients: { jobseeker: mine, recruiter: theirs } };
      const model: Model = { written: { jobseeker: [], recruiter: [] }, isAsked: false };
      await fc.asyncModelRun(() => ({ model, real }), steps);
      await compare(model, real);
      for (const side of sides) real.clients[side].cut();
    }),
    // No shrinking: each action asks the API. The failure names the actions.
    { numRuns: 4, endOnFailure: true },
  );
});
