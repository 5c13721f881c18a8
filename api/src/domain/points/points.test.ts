import type { WithdrawalState } from '@jobharbor/shared/contracts';
import { isApiError } from '@jobharbor/shared/errors';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payout } from '../../payouts/payout.ts';
import { anAdmin } from '../../testing/people/appointed.ts';
import {
  aConfirmedJobseeker,
  aJobseeker,
  aThiefOf,
  type SignedInPerson,
} from '../../testing/people/person.ts';
import { createPayoutService, lostWays, type PayoutWay } from '../../testing/servers/payout-service.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { decideWithdrawal } from './decide-withdrawal.ts';
import { balanceOf, movePoints, setReward } from './ledger.ts';
import { payWithdrawals } from './pay-withdrawals.ts';
import { askWithdrawal, cancelWithdrawal } from './withdrawals.ts';

const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const ethereum = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

let api: TestApi;
let admin: SignedInPerson;
let service: Awaited<ReturnType<typeof createPayoutService>>;
beforeAll(async () => {
  api = await createTestApi({
    config: { payout: { url: 'http://127.0.0.1:9/none', secret: 'x'.repeat(32) } },
  });
  admin = await anAdmin(api);
  service = await createPayoutService();
});
afterAll(async () => {
  await service.close();
  await api.close();
});

const db = () => api.dependencies.db;
let rewards = 0;
async function give(person: SignedInPerson, points: number): Promise<void> {
  rewards += 1;
  const subject = `invitation:test-${rewards}`;
  await db()
    .transaction()
    .execute((tx) => setReward(tx, { subject, accountId: person.user.id, points, now: api.now() }));
}
async function aRichPerson(points: number): Promise<SignedInPerson> {
  const person = await aConfirmedJobseeker(api);
  await give(person, points);
  return person;
}
const pointsOf = async (person: SignedInPerson) => (await person.ask('GET', '/jobseeker/points')).json().data;
const ask = (person: SignedInPerson, points: number, more: object = {}, headers = {}) =>
  person.ask(
    'POST',
    '/jobseeker/points/withdrawals/create',
    { network: 'tron', address: tron, points, ...more },
    { headers },
  );
const decide = (
  id: number,
  outcome: string,
  state: string,
  reason = outcome === 'approved' ? 'In order' : undefined,
) => admin.ask('PATCH', `/admin/withdrawals/${id}/decide`, { outcome, state, reason });

describe('the ledger', () => {
  it('moves points once for a key, by two entries whose sum is zero', async () => {
    const move = { key: 'once', kind: 'invitation', subject: 'once', points: 7, now: api.now() } as const;
    const both = { ...move, from: 'programme', to: 'account:999' } as const;
    const inTurn = () =>
      db()
        .transaction()
        .execute((tx) => movePoints(tx, both));
    const done = await Promise.all([inTurn(), inTurn(), inTurn()]);
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await balanceOf(db(), 'account:999')).toBe(7);
  });

  it.each([
    ['changes', 'update point_entries set points = points * 2'],
    ['deletes', 'delete from point_movements'],
    ['empties', 'truncate point_entries'],
  ])('refuses who %s rows', async (_, statement) => {
    await expect(sql.raw(statement).execute(db())).rejects.toThrow(/only grows|permission denied/);
  });

  it('refuses a movement without its other entry', async () => {
    const half = db()
      .transaction()
      .execute(async (tx) => {
        const { id } = await tx
          .insertInto('point_movements')
          .values({ key: 'half', kind: 'invitation', subject: 'half', moved_at: api.now() })
          .returning('id')
          .executeTakeFirstOrThrow();
        await tx
          .insertInto('point_entries')
          .values({ movement_id: id, side: 'takes', holder: 'account:999', points: 100 })
          .execute();
      });
    await expect(half).rejects.toThrow(/sum is zero/);
  });

  it('gives what a subject is worth, takes it back, and gives it again', async () => {
    const reward = { subject: 'invitation:one', accountId: 998, now: api.now() };
    for (const [points, balance] of [
      [10, 10],
      [10, 10],
      [0, 0],
      [10, 10],
    ] as const) {
      await db()
        .transaction()
        .execute((tx) => setReward(tx, { ...reward, points }));
      expect(await balanceOf(db(), 'account:998')).toBe(balance);
    }
  });
});

describe('a correction', () => {
  const correct = (person: SignedInPerson, draft: object, by = admin, key = `key-${Math.random()}`) =>
    by.ask('POST', `/admin/accounts/${person.user.id}/points/corrections`, draft, {
      headers: { 'idempotency-key': key },
    });

  it('is a new movement with a reason that the person reads, once for two presses, and may leave a debt', async () => {
    const person = await aRichPerson(10);
    const draft = { points: -30, reason: 'The invitations were one person.', balance: 10 };
    const [first, second] = [
      await correct(person, draft, admin, 'k'),
      await correct(person, draft, admin, 'k'),
    ];
    expect([first?.statusCode, second?.statusCode]).toEqual([201, 200]);
    const status = await pointsOf(person);
    expect(status.balance).toBe(-20);
    expect(status.movements).toMatchObject([
      { kind: 'correction', points: -30, reason: 'The invitations were one person.' },
      { kind: 'invitation', points: 10, reason: null },
    ]);
    expect((await ask(person, 100)).json().code).toBe(42496);
    const back = { points: 30, reason: 'They were two people after all.', balance: -20 };
    const ledger = (await correct(person, back)).json().data;
    expect(ledger).toMatchObject({ balance: 10, reserved: 0, total: 3 });
    const { decisions } = (await admin.ask('GET', '/admin/decisions?queue=points&size=2')).json().data;
    expect(decisions).toMatchObject([{ outcome: 'points-given' }, { outcome: 'points-taken' }]);
  });

  it('is refused to who saw another balance, without a reason, of nothing, and for no job seeker', async () => {
    const person = await aRichPerson(10);
    const draft = { points: 5, reason: 'A prize of the month.', balance: 10 };
    const two = await Promise.all([correct(person, draft), correct(person, draft, await anAdmin(api))]);
    expect(two.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect((await correct(person, { ...draft, balance: 15, points: 0 })).statusCode).toBe(422);
    expect((await correct(person, { ...draft, balance: 15, reason: ' ' })).statusCode).toBe(422);
    expect((await correct(admin, { ...draft, balance: 0 })).json().code).toBe(40004);
    expect((await pointsOf(person)).balance).toBe(15);
  });
});

describe('a withdrawal', () => {
  it('reserves its points, and is paid once it is approved', async () => {
    const person = await aRichPerson(300);
    const answer = await ask(person, 200);
    expect(answer.statusCode).toBe(201);
    const { id } = answer.json().data.withdrawal;
    expect(await pointsOf(person)).toMatchObject({ balance: 100, reserved: 200, closed_by: null });
    expect((await decide(id, 'reviewing', 'asked')).json().data.withdrawal.state).toBe('reviewing');
    expect((await decide(id, 'approved', 'asked')).json().code).toBe(40009);
    expect((await decide(id, 'approved', 'reviewing')).json().data.withdrawal.state).toBe('approved');
    expect((await person.ask('PATCH', `/jobseeker/points/withdrawals/${id}/cancel`)).json().code).toBe(42499);
    await payWithdrawals(db(), async () => ({ status: 'paid', reference: 'tx-1' }), api.now());
    expect(await pointsOf(person)).toMatchObject({
      balance: 100,
      reserved: 0,
      withdrawals: [{ state: 'paid' }],
      movements: [
        { kind: 'asked', points: -200 },
        { kind: 'invitation', points: 300 },
      ],
    });
    expect((await decide(id, 'refused', 'paid', 'Too late.')).json().code).toBe(42499);
  });

  it('waits while its account is suspended, or owes points that were taken back', async () => {
    const [suspended, indebted] = [await aRichPerson(100), await aConfirmedJobseeker(api)];
    const subject = 'invitation:taken-back';
    const set = (points: number) =>
      db()
        .transaction()
        .execute((tx) => setReward(tx, { subject, accountId: indebted.user.id, points, now: api.now() }));
    await set(100);
    const ids: number[] = [];
    for (const person of [suspended, indebted]) {
      const { id } = (await ask(person, 100)).json().data.withdrawal;
      expect((await decide(id, 'approved', 'asked')).statusCode).toBe(200);
      ids.push(id);
    }
    const suspend = (at: Date | null) =>
      db().updateTable('accounts').set({ suspended_at: at }).where('id', '=', suspended.user.id).execute();
    await suspend(api.now());
    await set(0);
    const paid: string[] = [];
    const payout: Payout = async ({ key }) => {
      paid.push(key);
      return { status: 'paid', reference: key };
    };
    const pay = () => payWithdrawals(db(), payout, api.now());
    await pay();
    expect(paid).toEqual([]);
    await suspend(null);
    await set(100);
    await pay();
    expect(paid).toEqual(ids.map((id) => `withdrawal-${id}`));
  });

  it('gives the points back where it is refused, with the reason, cancelled or failed', async () => {
    const person = await aRichPerson(300);
    const ids = [];
    for (let index = 0; index < 3; index += 1)
      ids.push((await ask(person, 100)).json().data.withdrawal.id as number);
    const [first = 0, second = 0, third = 0] = ids;
    expect((await decide(first, 'refused', 'asked')).json()).toMatchObject({ code: 40001 });
    await decide(first, 'refused', 'asked', 'The address is of another account.');
    await person.ask('PATCH', `/jobseeker/points/withdrawals/${second}/cancel`);
    expect((await person.ask('PATCH', `/jobseeker/points/withdrawals/${second}/cancel`)).statusCode).toBe(
      200,
    );
    await decide(third, 'approved', 'asked');
    await payWithdrawals(db(), async () => ({ status: 'failed', reference: null }), api.now());
    const { balance, reserved, withdrawals } = await pointsOf(person);
    expect([balance, reserved]).toEqual([300, 0]);
    expect(
      withdrawals.map(({ state, reason }: { state: string; reason: string }) => [state, reason]),
    ).toEqual([
      ['failed', null],
      ['cancelled', null],
      ['refused', 'The address is of another account.'],
    ]);
  });

  it.each([
    [{ points: 50 }, 42494],
    [{ points: 150 }, 42494],
    [{ points: 900, network: 'ethereum', address: ethereum }, 42494],
    [{ address: tron.replace('T', 'R') }, 42497],
    [{ points: 1_000, network: 'ethereum', address: ethereum.toLowerCase() }, 42497],
    [{ points: 5_000 }, 42496],
    [{ network: 'bitcoin' }, 40001],
    [{ points: -100 }, 40001],
    [{ points: 100.5 }, 40001],
  ])('of %o is refused with %i', async (more, code) => {
    const person = await aRichPerson(2_000);
    expect((await ask(person, 100, more)).json().code).toBe(code);
    expect(await pointsOf(person)).toMatchObject({ balance: 2_000, reserved: 0 });
  });

  it('needs a fresh proof and a confirmed address; a repeated request is one', async () => {
    const person = await aRichPerson(500);
    expect((await ask(aThiefOf(api, person) as SignedInPerson, 100)).statusCode).toBe(403);
    expect((await ask(await aJobseeker(api), 100)).json().code).toBe(42342);
    const key = { 'idempotency-key': 'one' };
    const answers = await Promise.all([1, 2, 3].map(() => ask(person, 200, {}, key)));
    expect(new Set(answers.map((answer) => answer.json().data.withdrawal.id)).size).toBe(1);
    expect(await pointsOf(person)).toMatchObject({ balance: 300, reserved: 200 });
    const other = await aRichPerson(100);
    const { id } = answers[0]?.json().data.withdrawal ?? {};
    expect((await other.ask('PATCH', `/jobseeker/points/withdrawals/${id}/cancel`)).json().code).toBe(40004);
    await ask(other, 100);
    const { withdrawals } = (await admin.ask('GET', '/admin/withdrawals?size=100')).json().data;
    expect(withdrawals.find((one: { id: number }) => one.id === id).sharing_accounts).toBeGreaterThan(0);
  });

  it('is not possible where nothing is paid out, or the country forbids it; both are said', async () => {
    const person = await aRichPerson(500);
    const off = await createTestApi();
    const there = await aConfirmedJobseeker(off);
    expect((await there.ask('GET', '/jobseeker/points')).json().data.closed_by).toBe('payout');
    const draft = { network: 'tron', address: tron, points: 100 };
    const refused = await there.ask('POST', '/jobseeker/points/withdrawals/create', draft);
    expect(refused.json().code).toBe(42498);
    await off.close();
    await db().updateTable('accounts').set({ country_key: 'tr' }).where('id', '=', person.user.id).execute();
    expect((await pointsOf(person)).closed_by).toBe('country');
    expect((await ask(person, 100)).json().code).toBe(42495);
  });
});

/** What the model expects of one account. */
interface Model {
  given: number;
  withdrawals: { id: number; points: number; state: WithdrawalState }[];
}

/** The account and its clock. */
interface Real {
  accountId: number;
  now: Date;
}

/** A run of the payouts, which rejects at its end with the payments that failed. */
const pay = (real: Real, way: PayoutWay) => {
  service.setWay(way);
  return payWithdrawals(db(), service.payout, real.now).catch((error: unknown) => {
    expect(error).toBeInstanceOf(AggregateError);
    expect(lostWays).toContain(way);
  });
};

/** Runs a step; a refusal of the API is an answer as well. */
const attempt = (step: Promise<unknown>) =>
  step.then(
    () => true,
    (error: unknown) => {
      if (isApiError(error)) return false;
      throw error;
    },
  );

const sumOf = (model: Model, ...states: WithdrawalState[]) =>
  model.withdrawals
    .filter(({ state }) => states.includes(state))
    .reduce((sum, { points }) => sum + points, 0);

async function compare(model: Model, real: Real): Promise<void> {
  const reserved = sumOf(model, 'asked', 'reviewing', 'approved');
  expect(await balanceOf(db(), `reserved:${real.accountId}`)).toBe(reserved);
  const free = model.given - reserved - sumOf(model, 'paid');
  expect(await balanceOf(db(), `account:${real.accountId}`)).toBe(free);
  expect(free).toBeGreaterThanOrEqual(0);
  for (const { id, state } of model.withdrawals) {
    const isPaid = service.paid.has(`withdrawal-${id}`);
    if (state === 'paid') expect(isPaid).toBe(true);
    else if (state !== 'approved') expect(isPaid).toBe(false);
  }
}

type Step = (model: Model, real: Real) => Promise<void>;

const command = (name: string, step: Step): fc.AsyncCommand<Model, Real> => ({
  check: () => true,
  toString: () => name,
  async run(model, real) {
    await step(model, real);
    await compare(model, real);
  },
});

const pick = ({ withdrawals }: Model, index: number) => withdrawals[index % Math.max(1, withdrawals.length)];

const commands = [
  fc.constantFrom(100, 300).map((points) =>
    command(`earn ${points}`, async (model, { accountId, now }) => {
      rewards += 1;
      const subject = `invitation:model-${rewards}`;
      await db()
        .transaction()
        .execute((tx) => setReward(tx, { subject, accountId, points, now }));
      model.given += points;
    }),
  ),
  fc.constantFrom(100, 200).map((points) =>
    command(`ask ${points} in three tabs at once`, async (model, { accountId, now }) => {
      rewards += 1;
      const key = `key-${rewards}`;
      const draft = { network: 'tron' as const, address: tron, points };
      const once = () => askWithdrawal(db(), { accountId, draft, key, isPaying: true, now });
      const free = model.given - sumOf(model, 'asked', 'reviewing', 'approved', 'paid');
      const answers = await Promise.allSettled([once(), once(), once()]);
      const ids = answers.flatMap((one) => (one.status === 'fulfilled' ? one.value.withdrawal.id : []));
      expect(new Set(ids).size).toBe(free >= points ? 1 : 0);
      if (ids[0] !== undefined) model.withdrawals.push({ id: ids[0], points, state: 'asked' });
    }),
  ),
  fc.nat(5).map((index) =>
    command(`cancel ${index}`, async (model, { accountId, now }) => {
      const one = pick(model, index);
      if (one === undefined) return;
      const isDone = await attempt(cancelWithdrawal(db(), { id: one.id, accountId, now }));
      expect(isDone).toBe(['asked', 'reviewing', 'cancelled'].includes(one.state));
      if (isDone) one.state = 'cancelled';
    }),
  ),
  fc
    .tuple(
      fc.nat(5),
      fc.constantFrom(...(['reviewing', 'approved', 'approved', 'approved', 'refused'] as const)),
    )
    .map(([index, outcome]) =>
      command(`${outcome} ${index} by two admins at once`, async (model, { now }) => {
        const one = pick(model, index);
        if (one === undefined) return;
        const isOpen = one.state === 'asked' || one.state === 'reviewing' || one.state === outcome;
        const decision = { id: one.id, outcome, state: one.state, reason: 'x', adminId: admin.user.id, now };
        const [isDone] = await Promise.all([1, 2].map(() => attempt(decideWithdrawal(db(), decision))));
        expect(isDone).toBe(isOpen);
        if (isDone) one.state = outcome;
      }),
    ),
  fc
    .tuple(fc.constantFrom<PayoutWay>('paid', 'failed', 'paid', ...lostWays), fc.boolean())
    .map(([way, isLater]) =>
      command(`pay: ${way}${isLater ? ', after the lease' : ''}`, async (model, real) => {
        if (isLater) real.now = new Date(real.now.getTime() + 6 * 60_000);
        await Promise.all([1, 2].map(() => pay(real, way)));
        const { rows } = await sql<{ id: number; state: WithdrawalState }>`
          select id, state from withdrawals where account_id = ${real.accountId}`.execute(db());
        for (const one of model.withdrawals) {
          const state = rows.find(({ id }) => id === one.id)?.state ?? one.state;
          if (one.state === 'approved') one.state = state;
          expect(state).toBe(one.state);
        }
      }),
    ),
];

it('pays nothing twice and loses nothing, in whatever order, with retries and crashes', async () => {
  let reached = 0;
  const property = fc.asyncProperty(
    fc.commands([...commands, ...commands.slice(1), ...commands.slice(3)], { maxCommands: 30, size: 'max' }),
    async (steps) => {
      const person = await aConfirmedJobseeker(api);
      const real: Real = { accountId: person.user.id, now: api.now() };
      await give(person, 1_000);
      await fc.asyncModelRun(() => ({ model: { given: 1_000, withdrawals: [] } as Model, real }), steps);
      // What is left is approved, its answer lost once, and settled when the lease has ended.
      const left = await db()
        .selectFrom('withdrawals')
        .select(['id', 'state'])
        .where('account_id', '=', real.accountId)
        .where('state', 'in', ['asked', 'reviewing'])
        .execute();
      for (const one of left)
        await decideWithdrawal(db(), {
          ...{ ...one, outcome: 'approved', reason: 'In order', adminId: admin.user.id, now: real.now },
        });
      await pay(real, 'timeout');
      real.now = new Date(real.now.getTime() + 6 * 60_000);
      await pay(real, 'paid');
      const { rows } = await sql<{ paid: number }>`
      select coalesce(sum(points), 0)::int as paid from withdrawals
      where account_id = ${real.accountId} and state = 'paid'`.execute(db());
      const own = await db()
        .selectFrom('withdrawals')
        .select('id')
        .where('account_id', '=', real.accountId)
        .execute();
      const paid = own.flatMap(({ id }) => service.paid.get(`withdrawal-${id}`)?.points ?? []);
      reached += paid.length;
      expect(paid.reduce((sum, points) => sum + points, 0)).toBe(rows[0]?.paid);
      expect(service.problems).toEqual([]);
    },
  );
  await fc.assert(property, { numRuns: 12 });
  const { rows } = await sql<{
    sum: number;
  }>`select coalesce(sum(points), 0)::int as sum from point_entries`.execute(db());
  expect(rows[0]?.sum).toBe(0);
  // Runs that never pay would prove nothing.
  expect(reached).toBeGreaterThan(0);
});
