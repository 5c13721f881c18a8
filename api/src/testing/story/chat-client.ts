import type { Message, SocketEvent } from '@jobharbor/shared/contracts';
import { messagesOf } from '../people/conversation.ts';
import type { Person } from '../people/person.ts';
import type { TestApi } from '../servers/test-api.ts';
import { openSocket, type TestSocket } from '../socket.ts';

/**
 * A client of a chat as a page is one: what it shows, what it has not sent yet, and a socket that may be cut. The server
 * closes sockets for which it could not read an event; they are then offline until `connect`.
 */
export interface ChatClient {
  readonly person: Person;
  /** The messages that it shows, by id. */
  readonly shown: ReadonlyMap<number, Message>;
  readonly isOnline: () => boolean;
  /** Sends now, or once it is online again. `times`: as often as a page repeats it. */
  send(key: string, times?: number): Promise<void>;
  /** The code with which the server refuses a message, which stays unsent; null if the server closed the socket instead. */
  refusalOf(key: string): Promise<number | null>;
  read(): void;
  cut(): void;
  connect(): Promise<void>;
}

export function createChatClient(api: TestApi, person: Person, chatId: number): ChatClient {
  const shown = new Map<number, Message>();
  const outbox = new Set<string>();
  let socket: TestSocket | null = null;
  /** Events of the socket that are shown already. */
  let taken = 0;
  const take = (message: Message) => {
    shown.set(message.id, message);
    if (message.client_key !== null) outbox.delete(message.client_key);
  };
  const takeAll = () => {
    for (const event of socket?.received.slice(taken) ?? []) if (isMessage(event)) take(event.message);
    taken = socket?.received.length ?? 0;
  };
  const say = (key: string) =>
    socket?.say({ type: 'send', chat_id: chatId, client_key: key, text: `Words of ${key}` });
  /** What the open socket answers; null if it is closed before. */
  const unlessClosed = async <T>(wait: (open: TestSocket) => Promise<T>): Promise<T | null> => {
    const open = socket;
    return (
      open &&
      wait(open).catch((error: unknown) => {
        if (socket === open) throw error;
        return null;
      })
    );
  };

  return {
    ...{ person, shown, isOnline: () => socket !== null },
    async send(key, times = 1) {
      outbox.add(key);
      if (socket === null) return;
      for (let time = 0; time < times; time += 1) say(key);
      const isKept = await unlessClosed((open) =>
        open.waitFor('message', ({ message }) => message.client_key === key),
      );
      if (isKept === null) await this.connect();
      takeAll();
    },
    async refusalOf(key) {
      outbox.add(key);
      say(key);
      const refused = await unlessClosed((open) =>
        open.waitFor('refused', ({ client_key }) => client_key === key),
      );
      return refused?.code ?? null;
    },
    read() {
      takeAll();
      const newest = Math.max(0, ...shown.keys());
      if (newest > 0) socket?.say({ type: 'read', chat_id: chatId, up_to: newest });
    },
    cut() {
      takeAll();
      socket?.close();
      socket = null;
    },
    async connect() {
      if (socket === null) {
        const opened = await openSocket(api, person);
        void opened.closed.then(() => {
          if (socket === opened) this.cut();
        });
        socket = opened;
        taken = 0;
      }
      // Changes of what is shown already, such as a recall, come with the page that a client fetches again.
      for (const message of (await messagesOf(person, chatId, '?size=100')).messages) take(message);
      for (const key of [...outbox]) await this.send(key);
      socket?.say({ type: 'ping' });
      await unlessClosed((open) => open.waitFor('pong'));
      takeAll();
    },
  };
}

const isMessage = (event: SocketEvent): event is Extract<SocketEvent, { type: 'message' }> =>
  event.type === 'message';
