import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readAhead } from './read-ahead.ts';

const part = Buffer.alloc(64 * 1_024, 'a');
const parts = (count: number) => Readable.from(Array.from({ length: count }, () => part));

it('takes a whole answer from its source while nobody reads it, and loses none of it', async () => {
  const source = parts(40);
  const answer = readAhead(source, 40 * part.length);
  await once(source, 'end');
  expect((await buffer(answer)).length).toBe(40 * part.length);
});

it('holds no more than it may', async () => {
  const source = parts(1_000);
  const answer = readAhead(source, 4 * part.length);
  for (let turn = 0; turn < 100; turn += 1) await nextTurn();
  expect(answer.readableLength).toBeLessThanOrEqual(5 * part.length);
  expect(source.readableEnded).toBe(false);
  answer.destroy();
});

it('lets go of the source when the reader has gone, and fails with it', async () => {
  const left = new PassThrough().on('error', () => {});
  readAhead(left, 1_000).destroy();
  await expect.poll(() => left.destroyed).toBe(true);
  const broken = new PassThrough();
  const answer = readAhead(broken, 1_000);
  const failed = once(answer, 'error');
  broken.destroy(new Error('planted'));
  expect(await failed).toEqual([new Error('planted')]);
});
