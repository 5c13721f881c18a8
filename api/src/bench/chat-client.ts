import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';

export interface ChatClient {
  /** Sends a message with the key, now or once the socket is open again. */
  say(key: string): void;
  /** Milliseconds from sending to here, by key, of the messages of the other side. */
  received: ReadonlyMap<string, number>;
  /** Messages that arrived again under another id: a page would show them twice. */
  readonly shownTwice: number;
  /** Own messages that the server has sent back. */
  readonly acknowledged: number;
  /** The longest time without a socket. */
  gapMs(): number;
  close(): void;
}

interface ClientOptions {
  chatId: number;
  token: string;
  /** The IP address that the process sees. */
  address: string;
  url: () => string;
}

const pageSize = 100;

/** When each message was sent, for all clients of this process. */
const sentAt = new Map<string, number>();

interface Frame {
  type: string;
  message?: { id: number; client_key: string | null };
}

type Message = NonNullable<Frame['message']>;

/** The messages of a chat after `last`, all pages of them. */
async function findMissed(path: string, last: number, headers: Record<string, string>): Promise<Message[]> {
  // The API refuses `after=0`: a client that has received nothing asks for the newest.
  const missed = await fetch(`${path}?size=${pageSize}${last > 0 ? `&after=${last}` : ''}`, { headers });
  const { data } = (await missed.json()) as { data: { messages: Message[] } };
  if (data.messages.length < pageSize || last === 0) return data.messages;
  const next = Math.max(...data.messages.map(({ id }) => id));
  return [...data.messages, ...(await findMissed(path, next, headers))];
}

/** What has arrived: own messages leave the outbox, those of the other side are timed. */
function createTally(outbox: Set<string>, own: ReadonlySet<string>) {
  const ids = new Map<string, number>();
  const tally = { received: new Map<string, number>(), shownTwice: 0, acknowledged: 0, newest: 0, take };
  function take({ id, client_key: key }: Message): void {
    tally.newest = Math.max(tally.newest, id);
    if (key === null) return;
    if (outbox.delete(key)) tally.acknowledged += 1;
    const known = ids.get(key);
    if (known !== undefined && known !== id) tally.shownTwice += 1;
    ids.set(key, id);
    const at = sentAt.get(key);
    if (!own.has(key) && at !== undefined && !tally.received.has(key))
      tally.received.set(key, performance.now() - at);
  }
  return tally;
}

/** A page with an open chat, as the remote does it: an outbox by keys, and a request for what it missed. */
export async function openChatClient({ chatId, token, address, url }: ClientOptions): Promise<ChatClient> {
  const outbox = new Set<string>();
  const own = new Set<string>();
  const tally = createTally(outbox, own);
  const { take } = tally;
  const headers = { cookie: `sessionid=${token}`, 'x-forwarded-for': address };
  let [gap, isClosed] = [0, false];
  let socket: WebSocket;
  const frameOf = (key: string) =>
    JSON.stringify({ type: 'send', chat_id: chatId, client_key: key, text: `Message ${key}` });

  async function connect(): Promise<void> {
    socket = new WebSocket(`${url().replace('http', 'ws')}/api/jobApplication/socket`, { headers });
    socket.on('message', (data) => {
      const frame: Frame = JSON.parse(data.toString());
      if (frame.type === 'message' && frame.message) take(frame.message);
    });
    socket.once('close', () => {
      if (!isClosed && socket.readyState === WebSocket.CLOSED) void reconnect();
    });
    await once(socket, 'open');
    socket.on('error', () => {});
  }

  let isConnecting = false;
  async function reconnect(): Promise<void> {
    if (isConnecting) return;
    isConnecting = true;
    const since = performance.now();
    // Events of the new socket may come before the answer about what was missed.
    const last = tally.newest;
    do await delay(500 + Math.random() * 1_000);
    while (!isClosed && !(await catchUp(last)));
    isConnecting = false;
    if (isClosed) return socket.close();
    gap = Math.max(gap, performance.now() - since);
    for (const key of outbox) socket.send(frameOf(key));
  }

  /** Connects and asks for the messages after `last`. Resolves to false where the process is not back yet, or gone again. */
  async function catchUp(last: number): Promise<boolean> {
    try {
      await connect();
      for (const message of await findMissed(
        `${url()}/api/jobApplication/chats/${chatId}/messages`,
        last,
        headers,
      ))
        take(message);
    } catch {
      socket.terminate();
    }
    return socket.readyState === WebSocket.OPEN;
  }

  await connect().catch(() => reconnect());
  return {
    received: tally.received,
    get shownTwice() {
      return tally.shownTwice;
    },
    get acknowledged() {
      return tally.acknowledged;
    },
    gapMs: () => gap,
    say(key) {
      sentAt.set(key, performance.now());
      own.add(key);
      outbox.add(key);
      // In the order of sending: what was not acknowledged before goes first.
      if (!isConnecting && socket.readyState === WebSocket.OPEN) socket.send(frameOf(key));
    },
    close() {
      isClosed = true;
      socket.close();
    },
  };
}
