import { expect, it } from 'vitest';
import { errorCode } from '../errors/index.ts';
import type { Asker } from './asker.ts';
import { createFairQueue, type FairQueueOptions } from './fair-queue.ts';

const askerOf = (network: string, who = network, signal: AbortSignal | null = null): Asker => ({
  ...{ network, who, isMember: false, signal },
});

/** A queue whose work ends when it is told to, on a clock that the test moves. */
function aQueue(options: Partial<FairQueueOptions> = {}) {
  let time = 0;
  const queue = createFairQueue({ running: 1, waiting: 100, now: () => time, ...options });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const refused: string[] = [];
  const ask = (name: string, asker: Asker, cost = 1, isRefusable = true) => {
    const done = queue(
      () => {
        started.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      },
      { asker, cost, isRefusable },
    );
    done.catch(() => refused.push(name));
    return done;
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    ask,
    started,
    refused,
    settle,
    async end(name: string, tookMs = 10) {
      time += tookMs;
      ends.get(name)?.();
      await settle();
    },
    forget: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

it('a person gets the next place, however many one address has waiting', async () => {
  const queue = aQueue();
  for (let index = 0; index < 50; index += 1) void queue.ask(`flood ${index}`, askerOf('flood'));
  void queue.ask('person', askerOf('home'));
  await queue.settle();
  expect(queue.started).toEqual(['flood 0']);
  await queue.end('flood 0');
  expect(queue.started).toEqual(['flood 0', 'person']);
  await queue.end('person');
  expect(queue.started).toEqual(['flood 0', 'person', 'flood 1']);
});

it('many addresses of one network share one turn', async () => {
  const queue = aQueue();
  for (let index = 0; index < 20; index += 1) void queue.ask(`flood ${index}`, askerOf('flood', `${index}`));
  void queue.ask('first', askerOf('home', 'a'));
  void queue.ask('second', askerOf('home', 'b'));
  await queue.settle();
  await queue.end('flood 0');
  await queue.end('first');
  await queue.end('flood 1');
  expect(queue.started).toEqual(['flood 0', 'first', 'flood 1', 'second']);
});

it('who has used more time waits longer, until it is forgotten', async () => {
  const queue = aQueue({ halfLifeMs: 1_000 });
  void queue.ask('long', askerOf('a'));
  await queue.settle();
  for (const name of ['a1', 'a2']) void queue.ask(name, askerOf('a'));
  for (const name of ['b1', 'b2', 'b3']) void queue.ask(name, askerOf('b'));
  await queue.end('long', 100);
  for (const name of ['b1', 'b2', 'b3']) await queue.end(name);
  expect(queue.started).toEqual(['long', 'b1', 'b2', 'b3', 'a1']);
});

it('the cheapest work of one asker goes first, and the older of two alike', async () => {
  const queue = aQueue();
  void queue.ask('now', askerOf('a'));
  for (const [name, cost] of [
    ['dear', 9],
    ['cheap', 2],
    ['cheap too', 2],
  ] as const)
    void queue.ask(name, askerOf('a'), cost);
  await queue.settle();
  for (const name of ['now', 'cheap', 'cheap too']) await queue.end(name);
  expect(queue.started).toEqual(['now', 'cheap', 'cheap too', 'dear']);
});

it('a full queue refuses the one that filled it, and admits the others', async () => {
  const queue = aQueue({ waiting: 3 });
  for (let index = 0; index < 6; index += 1) void queue.ask(`flood ${index}`, askerOf('flood'));
  await queue.settle();
  expect(queue.refused).toEqual(['flood 4', 'flood 5']);
  void queue.ask('person', askerOf('home'));
  await queue.settle();
  expect(queue.refused).toEqual(['flood 4', 'flood 5', 'flood 3']);
  await queue.end('flood 0');
  expect(queue.started).toContain('person');
});

it('a full queue does not refuse the further parts of work that has begun', async () => {
  const queue = aQueue({ waiting: 2 });
  void queue.ask('now', askerOf('flood'));
  for (const name of ['part 1', 'part 2']) void queue.ask(name, askerOf('flood'), 1, false);
  for (const name of ['new', 'newer']) void queue.ask(name, askerOf('home'));
  void queue.ask('part 3', askerOf('flood'), 1, false);
  await queue.settle();
  expect(queue.refused).toEqual(['new', 'newer']);
});

it('one network holds no more than its places, so that one is free for others', async () => {
  const queue = aQueue({ running: 3, perNetwork: 2 });
  for (const name of ['a1', 'a2', 'a3']) void queue.ask(name, askerOf('a'));
  await queue.settle();
  expect(queue.started).toEqual(['a1', 'a2']);
  void queue.ask('b1', askerOf('b'));
  await queue.settle();
  expect(queue.started).toEqual(['a1', 'a2', 'b1']);
});

it('who has used up its time is refused until half of it is forgotten', async () => {
  const queue = aQueue({ budgetMs: 100, halfLifeMs: 10_000 });
  void queue.ask('long', askerOf('a'));
  await queue.settle();
  await queue.end('long', 200);
  await expect(queue.ask('again', askerOf('a'))).rejects.toMatchObject({
    code: errorCode.tooManyAttempts,
    retryAfter: 10,
  });
  queue.forget(10_001);
  void queue.ask('later', askerOf('a'));
  await queue.settle();
  expect(queue.started).toEqual(['long', 'later']);
});

it('work of a client that disconnects leaves the queue', async () => {
  const queue = aQueue();
  const gone = new AbortController();
  void queue.ask('now', askerOf('a'));
  const waiting = queue.ask('waiting', askerOf('a', 'a', gone.signal));
  gone.abort();
  await expect(waiting).rejects.toThrow();
  await expect(queue.ask('too late', askerOf('a', 'a', gone.signal))).rejects.toThrow();
  await queue.end('now');
  expect(queue.started).toEqual(['now']);
});

it('work that fails gives its place back', async () => {
  const queue = createFairQueue({ running: 1, waiting: 1 });
  const asker = askerOf('a');
  await expect(queue(() => Promise.reject(new Error('broken')), { asker })).rejects.toThrow('broken');
  await expect(queue(async () => 'done', { asker })).resolves.toBe('done');
});
