// @vitest-environment node
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws';
import * as z from 'zod/mini';
import { defineTopic } from '../contracts/define-topic.ts';
import type { SessionUser } from '../contracts/sign-in/auth.ts';
import { createSessionStore, setSession } from '../session/index.ts';
import { createRealtime } from './create-realtime.ts';
import { gapTopic } from './gap-topic.ts';
import { lazyTopic } from './lazy-topic.ts';

const maya: SessionUser = {
  id: 1,
  role: 'jobseeker',
  first_name: 'Maya',
  avatar_url: null,
  is_email_verify: false,
  is_profile_completed: false,
};
const countTopic = defineTopic('city-guide:count', z.object({ count: z.int() }));
const greetCommand = defineTopic('city-guide:greet', z.object({ name: z.string() }));

let server: WebSocketServer;
let frames: unknown[];
let replays: { age_ms: number }[];
let connections: number;
let pings: number;
/** Accepts connections, and answers nothing, as a proxy that passes nothing on. */
let isSilent: boolean;
let undos: (() => unknown)[];

beforeEach(async () => {
  // Node has no `window`; the socket listens to the network on it, and to whether somebody sees the page.
  vi.stubGlobal('window', new EventTarget());
  frames = [];
  replays = [];
  connections = 0;
  pings = 0;
  isSilent = false;
  undos = [];
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (socket) => {
    connections += 1;
    socket.on('message', (data) => {
      const frame = JSON.parse(data.toString());
      if (frame.type === 'ping') {
        pings += 1;
        if (!isSilent) socket.send(JSON.stringify({ type: 'pong' }));
      } else (frame.type === 'replay' ? replays : frames).push(frame);
    });
  });
  await once(server, 'listening');
});
afterEach(async () => {
  vi.useRealTimers();
  for (const undo of undos) undo();
  for (const socket of server.clients) socket.terminate();
  await new Promise((resolve) => server.close(resolve));
});

const portOf = (one: { address(): unknown }) => (one.address() as AddressInfo).port;

function openRealtime(user: SessionUser | null = maya, port = () => portOf(server)) {
  const session = createSessionStore(null);
  setSession(session, user);
  const onSessionEnd = vi.fn();
  const realtime = createRealtime(() => `ws://127.0.0.1:${port()}`, session, onSessionEnd);
  undos.push(realtime.close);
  const statuses: string[] = [];
  realtime.onStatus((status) => statuses.push(status));
  return { realtime, session, statuses, onSessionEnd };
}

const untilOnline = ({ realtime }: ReturnType<typeof openRealtime>) =>
  vi.waitFor(() => expect(realtime.status()).toBe('online'), { timeout: 10_000 });
const untilOffline = ({ realtime }: ReturnType<typeof openRealtime>) =>
  vi.waitFor(() => expect(realtime.status()).toBe('offline'), { timeout: 10_000 });
const connection = (): ServerSocket => {
  const [socket] = server.clients;
  if (!socket) throw new Error('nobody is connected');
  return socket;
};

describe('the realtime connection', () => {
  it('opens when a signed-in person’s page listens, and not before', async () => {
    const page = openRealtime(null);
    page.realtime.on(countTopic, () => {});
    expect(page.realtime.status()).toBe('offline');
    setSession(page.session, maya);
    await untilOnline(page);
    expect(page.statuses).toEqual(['connecting', 'online']);
    expect(connections).toBe(1);
  });

  it.each<[string, Partial<SessionUser>]>([
    ['an admin', { role: 'admin' }],
    ['a recruiter without an authenticator app', { role: 'recruiter', needs_second_factor: true }],
  ])('is not asked for by %s, whom the API would refuse', async (_, user) => {
    const page = openRealtime({ ...maya, ...user });
    page.realtime.on(countTopic, () => {});
    // The count of connections is that of the next session, which is allowed one.
    setSession(page.session, maya);
    await untilOnline(page);
    expect([connections, page.statuses]).toEqual([1, ['connecting', 'online']]);
  });

  it('delivers a topic’s payload and drops what does not fit its schema', async () => {
    const page = openRealtime();
    const listener = vi.fn();
    page.realtime.on(countTopic, listener);
    await untilOnline(page);
    const send = (text: string) => connection().send(text);
    send('no JSON');
    send('null');
    send(JSON.stringify({ type: 'city-guide:count', count: 'many' }));
    send(JSON.stringify({ type: 'another-topic', count: 1 }));
    send(JSON.stringify({ type: 'city-guide:count', count: 3 }));
    await expect.poll(() => listener).toHaveBeenCalled();
    expect(listener.mock.calls).toEqual([[{ count: 3 }]]);
  });

  it('says a gap where the code of a topic does not load, so that pages ask for what they missed', async () => {
    const page = openRealtime();
    const [onCount, onGap] = [vi.fn(), vi.fn()];
    let loads = 0;
    const load = async () => {
      loads += 1;
      if (loads === 1) throw new Error('Loading chunk topics failed.');
      return countTopic;
    };
    page.realtime.on(lazyTopic(countTopic.name, load), onCount);
    page.realtime.on(gapTopic, onGap);
    await untilOnline(page);
    for (const count of [1, 2]) connection().send(JSON.stringify({ type: countTopic.name, count }));
    await expect.poll(() => onCount).toHaveBeenCalledWith({ count: 2 });
    expect([onCount.mock.calls.length, onGap.mock.calls.length]).toEqual([1, 1]);
  });

  it('sends commands while it is open and refuses them otherwise', async () => {
    const page = openRealtime();
    expect(page.realtime.send(greetCommand, { name: 'Maya' })).toBe(false);
    page.realtime.on(countTopic, () => {});
    await untilOnline(page);
    expect(page.realtime.send(greetCommand, { name: 'Maya' })).toBe(true);
    await expect.poll(() => frames).toEqual([{ type: 'city-guide:greet', name: 'Maya' }]);
  });

  it('closes when nobody listens any more', async () => {
    const page = openRealtime();
    const stop = page.realtime.on(countTopic, () => {});
    const stopSecond = page.realtime.on(countTopic, () => {});
    await untilOnline(page);
    stop();
    expect(page.realtime.status()).toBe('online');
    stopSecond();
    expect(page.realtime.status()).toBe('offline');
    await expect.poll(() => server.clients.size).toBe(0);
  });

  it('closes when the person signs out', async () => {
    const page = openRealtime();
    page.realtime.on(countTopic, () => {});
    await untilOnline(page);
    setSession(page.session, null);
    await expect.poll(() => server.clients.size).toBe(0);
    expect(page.realtime.status()).toBe('offline');
  });

  it('reconnects by itself when the server closes it', async () => {
    const page = openRealtime();
    page.realtime.on(countTopic, () => {});
    await untilOnline(page);
    connection().close();
    await untilOffline(page);
    await untilOnline(page);
    expect(connections).toBe(2);
  });

  it('reconnects at once when the network returns', async () => {
    const page = openRealtime();
    page.realtime.on(countTopic, () => {});
    await untilOnline(page);
    // The timer of the reconnect never fires: only the event can reconnect.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    connection().terminate();
    await untilOffline(page);
    vi.useRealTimers();
    expect(connections).toBe(1);
    window.dispatchEvent(new Event('online'));
    await untilOnline(page);
    expect(connections).toBe(2);
  });

  it('asks for the events since the page was opened on its first connection, and receives a gap on the next', async () => {
    const page = openRealtime();
    const onGap = vi.fn();
    page.realtime.on(gapTopic, onGap);
    const openMs = Date.now() - performance.timeOrigin;
    await untilOnline(page);
    await expect.poll(() => replays).toHaveLength(1);
    expect(replays[0]?.age_ms).toBeGreaterThanOrEqual(Math.floor(openMs));
    expect(onGap).not.toHaveBeenCalled();
    connection().send(JSON.stringify({ type: 'gap' }));
    await expect.poll(() => onGap).toHaveBeenCalledTimes(1);
    connection().close();
    await untilOffline(page);
    await untilOnline(page);
    await expect.poll(() => onGap).toHaveBeenCalledTimes(2);
    expect(replays).toHaveLength(1);
  });

  it('asks for no events from before the person signed in on the page', async () => {
    const page = openRealtime(null);
    page.realtime.on(countTopic, () => {});
    const signedInAt = Date.now();
    setSession(page.session, maya);
    await untilOnline(page);
    await expect.poll(() => replays).toHaveLength(1);
    // At most the time since then, and that of the connection once more.
    expect(replays[0]?.age_ms).toBeLessThanOrEqual(2 * (Date.now() - signedInAt));
  });

  it('pings, so that proxies do not close it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const page = openRealtime();
    page.realtime.on(countTopic, () => {});
    await vi.waitUntil(() => page.realtime.status() === 'online', { timeout: 10_000, interval: 20 });
    vi.advanceTimersByTime(25_000);
    vi.useRealTimers();
    await expect.poll(() => pings).toBe(2);
  });

  it('asks whether it still lives when somebody comes back to the page', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const page = openRealtime();
    page.realtime.on(countTopic, () => {});
    await vi.waitUntil(() => page.realtime.status() === 'online', { timeout: 10_000, interval: 20 });
    window.dispatchEvent(new Event('visibilitychange'));
    vi.useRealTimers();
    await expect.poll(() => pings).toBe(2);
  });

  it('is opened again when its handshake has no answer', async () => {
    const deaf = createServer();
    const accepted: Socket[] = [];
    deaf.on('connection', (socket) => accepted.push(socket));
    await once(deaf.listen(0, '127.0.0.1'), 'listening');
    undos.push(() => {
      for (const socket of accepted) socket.destroy();
      deaf.close();
    });
    vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'clearTimeout', 'clearInterval'] });
    const page = openRealtime(maya, () => portOf(accepted.length > 0 ? server : deaf));
    page.realtime.on(countTopic, () => {});
    await expect.poll(() => accepted.length).toBe(1);
    vi.advanceTimersByTime(20_000);
    expect(page.realtime.status()).toBe('offline');
    vi.advanceTimersByTime(1_000);
    await expect.poll(page.realtime.status).toBe('online');
  });

  it.each([
    ['from its start', true],
    ['later', false],
  ])(
    'is not believed when it passes nothing on %s: another is opened, and its gap is said',
    async (_when, atOnce) => {
      vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'clearTimeout', 'clearInterval'] });
      isSilent = atOnce;
      const page = openRealtime();
      const gaps = vi.fn();
      page.realtime.on(gapTopic, gaps);
      await expect.poll(() => (atOnce ? pings : page.realtime.status())).toBe(atOnce ? 1 : 'online');
      isSilent = true;
      /** Lets a little of the page's time pass at each poll, since the sockets are real. */
      const statusAfter = (ms: number) => () => {
        vi.advanceTimersByTime(ms);
        return page.realtime.status();
      };
      await expect.poll(statusAfter(1_000)).toBe('offline');
      isSilent = false;
      await expect.poll(statusAfter(100)).toBe('online');
      expect(connections).toBeGreaterThan(1);
      expect(gaps).toHaveBeenCalledTimes(atOnce ? 0 : 1);
    },
  );
});

it('says when the server closes the connection because the session is over, and not otherwise', async () => {
  const page = openRealtime();
  page.realtime.on(countTopic, () => {});
  await untilOnline(page);
  for (const socket of server.clients) socket.close(1012);
  await vi.waitFor(() => expect(connections).toBe(2), { timeout: 10_000 });
  await untilOnline(page);
  expect(page.onSessionEnd).not.toHaveBeenCalled();
  for (const socket of server.clients) socket.close(4001);
  await vi.waitFor(() => expect(page.onSessionEnd).toHaveBeenCalledOnce(), { timeout: 10_000 });
});
