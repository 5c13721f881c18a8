import { afterEach, describe, expect, it, vi } from 'vitest';
import { DatabaseError } from './database-error.ts';
import { untilPrimary } from './until-primary.ts';

afterEach(() => vi.restoreAllMocks());

const postgresError = (code: string) => Object.assign(new Error(`error ${code}`), { code });
const failedMigration = (cause: Error) =>
  new DatabaseError('start-failed', 'The change of tables could not be made.', cause);
const noEvents = new DatabaseError('no-events', 'The database passes no events on.');

/** Fails with each of the errors in turn, then succeeds. Counts the attempts, and keeps what is logged. */
async function waitThrough(errors: readonly Error[], options: { eventsMs?: number } = {}) {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const left = [...errors];
  const attempt = async () => {
    const error = left.shift();
    if (error) throw error;
  };
  await untilPrimary({ attempt, signal: new AbortController().signal, retryMs: 0, ...options });
  return { left, logged: warn.mock.calls.map(([text]) => String(text)) };
}

describe('the rest of a start waits for a primary that', () => {
  it.each([
    ['does not answer', new DatabaseError('unreachable', 'It does not answer.')],
    ['is lost in a migration', failedMigration(new Error('Connection terminated unexpectedly'))],
    ['shuts down in a migration', failedMigration(postgresError('57P01'))],
    ['has no free connection', failedMigration(postgresError('53300'))],
    ['is a replica still', postgresError('25006')],
    ['is lost between two steps', postgresError('ECONNREFUSED')],
    ['passes no events on yet', noEvents],
  ])('%s', async (_, error) => {
    expect((await waitThrough([error])).left).toEqual([]);
  });
});

describe('a process that started on replicas ends when the rest of its start', () => {
  it.each([
    ['lacks a right', postgresError('42501')],
    ['cannot make a migration', failedMigration(postgresError('42P07'))],
    ['finds newer tables', new DatabaseError('newer-schema', 'A newer version wrote them.')],
  ])('%s', async (_, error) => {
    await expect(waitThrough([error])).rejects.toBe(error);
  });

  it('gets no events for longer than a failover takes', async () => {
    await expect(waitThrough([noEvents], { eventsMs: 0 })).rejects.toBe(noEvents);
  });
});

it('the log says why it waits, once for each reason', async () => {
  const [away, full] = [postgresError('ECONNREFUSED'), postgresError('53300')];
  const { logged } = await waitThrough([away, away, full, full, away]);
  expect(logged.map((text) => text.replace(/^.*: error /, ''))).toEqual([
    'ECONNREFUSED',
    '53300',
    'ECONNREFUSED',
  ]);
});
