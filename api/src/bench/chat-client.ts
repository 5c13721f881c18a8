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

/** When each message was sent, for all clients of this process. */
const sentAt = new Map<string, number>();

interface Frame {
  type: string;
  message?: { id: number; client_key: string | null };
}

/** A page with an open chat, as the remote does it: an outbox by keys, and a request for what it missed. */
export async function openChatClient({ chatId, token, address, url }: ClientOptions): Promise<ChatClient> {
  const outbox = new Set<string>();
  const own = new Set<string>();
  const received = new Map<string, number>();
  const ids = new Map<string, number>();
  const headers = { cookie: `sessionid=${token}`, 'x-forwarded-for': address };
  let [shownTwice, acknowledged, newest, gap, isClosed] = [0, 0, 0, 0, false];
  let socket: WebSocket;
  const frameOf = (key: string) =>
    JSON.stringify({ type: 'send', chat_id: chatId, client_key: key, text: `Message ${key}` });

  function take({ id, client_key: key }: NonNullable<Frame['message']>): void {
    newest = Math.max(newest, id);
    if (key === null) return;
    if (outbox.delete(key)) acknowledged += 1;
    const known = ids.get(key);
    if (known !== undefined && known !== id) shownTwice += 1;
    ids.set(key, id);
    const at = sentAt.get(key);
    if (!own.has(key) && at !== undefined && !received.has(key)) received.set(key, performance.now() - at);
  }

  const connect = () =>
    new Promise<void>((resolve, reject) => {
      socket = new WebSocket(`${url().replace('http', 'ws')}/api/jobApplication/socket`, { headers });
      socket.on('message', (data) => {
        const frame: Frame = JSON.parse(data.toString());
        if (frame.type === 'message' && frame.message) take(frame.message);
      });
      socket.once('open', resolve);
      socket.on('error', reject);
      socket.once('close', () => {
        if (!isClosed && socket.readyState === WebSocket.CLOSED) void reconnect();
      });
    });

  let isConnecting = false;
  async function reconnect(): Promise<void> {
    if (isConnecting) return;
    isConnecting = true;
    const since = performance.now();
    for (;;) {
      try {
        await delay(500 + Math.random() * 1_000);
        await connect();
        const missed = await fetch(
          `${url()}/api/jobApplication/chats/${chatId}/messages?after=${newest}&size=100`,
          {
            headers,
          },
        );
        const { data } = (await missed.json()) as { data: { messages: NonNullable<Frame['message']>[] } };
        for (const message of data.messages) take(message);
        break;
      } catch {
        // The process is not back yet.
      }
    }
    isConnecting = false;
    gap = Math.max(gap, performance.now() - since);
    for (const key of outbox) socket.send(frameOf(key));
  }

  await connect().catch(() => reconnect());
  return {
    received,
    get shownTwice() {
      return shownTwice;
    },
    get acknowledged() {
      return acknowledged;
    },
    gapMs: () => gap,
    say(key) {
      sentAt.set(key, performance.now());
      own.add(key);
      outbox.add(key);
      if (socket.readyState === WebSocket.OPEN) socket.send(frameOf(key));
    },
    close() {
      isClosed = true;
      socket.close();
    },
  };
}
