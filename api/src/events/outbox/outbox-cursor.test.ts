import { expect, it } from 'vitest';
import { createOutboxCursor, type OutboxBatch } from './outbox-cursor.ts';
import { includes, isVisible, parseSnapshot } from './snapshot.ts';

/** Pseudo-random numbers below `max`, the same at each run. */
function createRandom(seed: number) {
  let state = seed;
  return (max: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % max;
  };
}

/** Transactions as PostgreSQL numbers them, with one event each, that end in any order. */
function aDatabase(random: (max: number) => number) {
  let next = 100;
  let running: number[] = [];
  const committed: number[] = [];
  const take = () => running.splice(random(running.length), 1)[0] ?? 0;
  return {
    committed,
    step() {
      if (running.length === 0 || random(2) === 0) running.push(next++);
      else if (random(5) === 0) take();
      else committed.push(take());
    },
    endAll() {
      committed.push(...running);
      running = [];
    },
    snapshot: () => `${Math.min(next, ...running)}:${next}:${[...running].sort((a, b) => a - b).join(',')}`,
    read(since: string): OutboxBatch {
      const before = parseSnapshot(since);
      const rows = committed.filter((xid) => !isVisible(before, xid)).sort((a, b) => a - b);
      return { era: 'a', since, until: this.snapshot(), at: 0, rows: rows.map((xid) => [xid, String(xid)]) };
    },
  };
}

it('each event is delivered once, whatever batches are lost, late or repeated, and whoever reads', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const random = createRandom(seed);
    const database = aDatabase(random);
    for (let step = 0; step < 5; step += 1) database.step();
    const before = database.committed.length;
    const start = { era: 'a', until: database.snapshot(), at: 0 };
    const [relaying, following] = [createOutboxCursor(start), createOutboxCursor(start)];
    const delivered: string[] = [];
    const accept = (batch: OutboxBatch) => {
      const events = following.accept(batch);
      if (events === 'behind') delivered.push(...following.accept(database.read(following.position())));
      else delivered.push(...events);
    };
    const sent: OutboxBatch[] = [];
    for (let step = 0; step < 60; step += 1) {
      database.step();
      if (random(3) === 0) {
        const batch = database.read(relaying.position());
        relaying.accept(batch);
        sent.push(batch);
      }
      // A batch of any age, or none; and at times it reads for itself.
      const batch = sent[sent.length - 1 - random(3)];
      if (batch !== undefined && random(2) === 0) accept(batch);
      if (random(8) === 0) accept(database.read(following.position()));
    }
    database.endAll();
    accept(database.read(following.position()));
    expect(
      delivered.map(Number).sort((a, b) => a - b),
      `seed ${seed}`,
    ).toEqual(database.committed.slice(before).sort((a, b) => a - b));
  }
});

it('of two snapshots the later includes the earlier, and says so of no transaction that still ran', () => {
  const [early, late] = [parseSnapshot('100:104:100,102'), parseSnapshot('102:105:102')];
  expect([includes(late, early), includes(early, late), includes(early, early)]).toEqual([true, false, true]);
  expect([99, 100, 101, 104].map((xid) => isVisible(early, xid))).toEqual([true, false, true, false]);
});

it('after an absence the events may be deleted; a time without transactions is none', () => {
  const cursor = createOutboxCursor({ era: 'a', until: '100:100:', at: 0 });
  const batch = { era: 'a', since: '100:100:', until: '100:100:', at: 100, rows: [] };
  expect(cursor.accept(batch)).toEqual([]);
  expect(cursor.accept({ ...batch, until: '102:102:', at: 129, rows: [[101, 'b']] })).toEqual(['b']);
  const later: OutboxBatch = { ...batch, since: '102:102:', until: '104:104:', at: 160, rows: [[103, 'c']] };
  expect(cursor.accept(later)).toBe('gap');
  expect(cursor.position()).toBe('104:104:');
  expect(cursor.accept({ ...later, era: 'b', until: '200:200:' })).toEqual([]);
  expect(cursor.position()).toBe('104:104:');
});
