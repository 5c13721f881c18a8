import { type SocketCommand, type SocketEvent, socketEvent } from '@jobharbor/shared/contracts';
import { WebSocket } from 'ws';
import type { Person } from './people/person.ts';
import type { TestApi } from './servers/test-api.ts';

type EventOf<T extends SocketEvent['type']> = Extract<SocketEvent, { type: T }>;

export interface TestSocket {
  say(command: SocketCommand): void;
  /** Sends a frame as it is. */
  sayRaw(frame: string | Buffer): void;
  /** The next event of this type that `fits`, also if it came before the call. Rejects when the socket closes first. */
  waitFor<T extends SocketEvent['type']>(type: T, fits?: (event: EventOf<T>) => boolean): Promise<EventOf<T>>;
  received: SocketEvent[];
  closed: Promise<number>;
  close(): void;
}

const socketUrl = (baseUrl: string) => `${baseUrl.replace('http', 'ws')}/api/jobApplication/socket`;

/** A tab with an open socket. */
export async function openSocket(
  api: Pick<TestApi, 'url'>,
  person: Pick<Person, 'cookieHeader'>,
  headers: Record<string, string> = {},
): Promise<TestSocket> {
  const socket = new WebSocket(socketUrl(await api.url()), {
    headers: { cookie: person.cookieHeader(), ...headers },
  });
  const received: SocketEvent[] = [];
  const listeners = new Set<() => void>();
  socket.on('message', (data) => {
    received.push(socketEvent.parse(JSON.parse(data.toString())));
    for (const listener of listeners) listener();
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.on('error', reject);
  });
  const isA =
    <T extends SocketEvent['type']>(type: T, fits: (event: EventOf<T>) => boolean) =>
    (event: SocketEvent): event is EventOf<T> =>
      event.type === type && fits(event as EventOf<T>);
  return {
    received,
    closed,
    say: (command) => socket.send(JSON.stringify(command)),
    sayRaw: (frame) => socket.send(frame),
    close: () => socket.close(),
    waitFor: (type, fits = () => true) =>
      new Promise((resolve, reject) => {
        const fail = (why: string) =>
          reject(new Error(`${why}: received no ${type} among ${JSON.stringify(received)}`));
        const timer = setTimeout(() => fail('Waited for 15 s'), 15_000);
        void closed.then((code) => fail(`Closed with ${code}`));
        const look = () => {
          const event = received.find(isA(type, fits));
          if (event === undefined) return;
          clearTimeout(timer);
          listeners.delete(look);
          resolve(event);
        };
        listeners.add(look);
        look();
      }),
  };
}

/** Why a socket did not open: the status of the answer instead. */
export async function refusedSocket(
  api: Pick<TestApi, 'url'>,
  headers: Record<string, string>,
): Promise<number | undefined> {
  const socket = new WebSocket(socketUrl(await api.url()), { headers });
  return new Promise((resolve, reject) => {
    socket.on('open', () => reject(new Error('The socket opened')));
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
    socket.on('error', reject);
  });
}
