import { type HealthBeacon, healthBeacon } from '@jobharbor/shared/telemetry';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHealthReporter } from './health-reporter.ts';

let sent: HealthBeacon[];
beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  navigator.sendBeacon = (_url, body) => {
    sent.push(healthBeacon.parse(JSON.parse(String(body))));
    return true;
  };
});
afterEach(() => void vi.useRealTimers());

const page = () => ({ set: 'a', language: 'en', country: 'ph', trace: 'req-1' });
/** The code that finds the cause of a failure has loaded and run. */
const causeIsKnown = async () => {
  await import('./find-cause.ts');
  await vi.advanceTimersByTimeAsync(0);
};
const fact = { event: 'mounted', remote: 'mfe-chat', version: '1' } as const;

it('sends the facts of three seconds as one beacon, with the page that they belong to', () => {
  const health = createHealthReporter(page);
  health.report(fact);
  health.report({ ...fact, event: 'reported', text: 'x'.repeat(900) });
  expect(sent).toHaveLength(0);
  vi.advanceTimersByTime(3_000);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    ...page(),
    facts: [{ event: 'mounted' }, { event: 'reported', text: 'x'.repeat(500) }],
  });
  vi.advanceTimersByTime(9_000);
  expect(sent).toHaveLength(1);
});

it('says with each beacon what earlier ones said, since they may reach different gateways', async () => {
  const health = createHealthReporter(page);
  const send = async (event: 'mounted' | 'crashed' | 'vital') => {
    health.report({ ...fact, event, ...(event === 'crashed' && { rung: 'card' }) });
    await causeIsKnown();
    vi.advanceTimersByTime(3_000);
  };
  for (const event of ['mounted', 'mounted', 'vital', 'crashed', 'mounted'] as const) await send(event);
  const mounted = { event: 'mounted', remote: 'mfe-chat' };
  const crashed = { event: 'crashed', remote: 'mfe-chat', rung: 'card' };
  expect(sent.map(({ before }) => before)).toEqual([
    undefined,
    [mounted],
    [mounted],
    [mounted],
    [mounted, crashed],
  ]);
});

it('sends the facts of a visitor who leaves at once', () => {
  createHealthReporter(page).report(fact);
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(1);
});

it('splits more facts than the gateway accepts in one beacon', () => {
  const health = createHealthReporter(page);
  for (let count = 0; count < 45; count += 1) health.report(fact);
  vi.advanceTimersByTime(3_000);
  expect(sent.map(({ facts }) => facts.length)).toEqual([20, 20, 5]);
});

it('holds a failure until its cause is known, or the page is left', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => promise);
  const health = createHealthReporter(page);
  const failed = {
    ...fact,
    event: 'load-failed',
    text: 'Loading chunk a failed: /assets/mfe-chat/1/a.js',
  } as const;
  health.report(failed);
  health.report(fact);
  await causeIsKnown();
  vi.advanceTimersByTime(3_000);
  expect(sent.flatMap(({ facts }) => facts.map(({ event }) => event))).toEqual(['mounted']);
  answer(new Response());
  await causeIsKnown();
  vi.advanceTimersByTime(3_000);
  expect(sent[1]?.facts).toMatchObject([{ event: 'load-failed', cause: 'network' }]);

  vi.stubGlobal('fetch', () => new Promise(() => {}));
  health.report(failed);
  window.dispatchEvent(new Event('pagehide'));
  expect(sent[2]?.facts).toMatchObject([{ event: 'load-failed' }]);
});

it('sends the stack of an error as lines of released files, and nothing else of it', async () => {
  const error = new Error('planted');
  error.stack = [
    'Error: planted for somebody@example.com',
    '    at n (https://jobs.example/assets/mfe-chat/1-a/static/js/7.js:1:200)',
    '    at https://jobs.example/assets/shell/1-b/x.js:1:3',
    'r@https://jobs.example/assets/shell/1-b/y.js:2:4',
    '    at https://elsewhere.example/x.js:1:1',
  ].join('\n');
  createHealthReporter(page).report({ ...fact, event: 'crashed', text: String(error), error });
  await causeIsKnown();
  vi.advanceTimersByTime(3_000);
  expect(sent[0]?.facts[0]).toEqual({
    ...fact,
    at: expect.any(Number),
    event: 'crashed',
    text: 'Error: planted',
    stack:
      '/assets/mfe-chat/1-a/static/js/7.js:1:200\n/assets/shell/1-b/x.js:1:3\n/assets/shell/1-b/y.js:2:4',
  });
});
