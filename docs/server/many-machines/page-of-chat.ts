import { setTimeout as delay } from 'node:timers/promises';
import { ask, socketOf } from './visitor.ts';

/** Pings as `shared/src/realtime` does; a page that is looked at pings at once, so that a trial need not take minutes. */
const [pingMs, answerMs, openMs] = [5_000, 5_000, 5_000];

interface Message {
  id: number;
  client_key: string | null;
}

/** The chat of a page that is open for the whole trial. */
export interface ChatPage {
  /** When each message came, by its key, in milliseconds of `performance.now()`. */
  cameAt: ReadonlyMap<string, number>;
  /** Frames with a message that the same socket had brought before. */
  twice(): number;
  close(): void;
}

/** Keeps a socket open, as the remote does: after each interruption it asks for what it missed. */
export function openChatPage(index: number, { chatId, token }: { chatId: number; token: string }): ChatPage {
  const cameAt = new Map<string, number>();
  let newest = 0;
  let twice = 0;
  let isClosed = false;
  let endSocket = () => {};
  const take = ({ id, client_key: key }: Message) => {
    newest = Math.max(newest, id);
    if (key !== null && !cameAt.has(key)) cameAt.set(key, performance.now());
  };

  async function catchUp(): Promise<boolean> {
    const path = `/api/jobApplication/chats/${chatId}/messages?size=100${newest > 0 ? `&after=${newest}` : ''}`;
    const { status, body } = await ask(index, path, { token });
    if (status !== 200) return false;
    const { messages } = JSON.parse(body.toString()).data as { messages: Message[] };
    messages.forEach(take);
    return messages.length < 100 || newest === 0 || catchUp();
  }

  /** Resolves when the socket has ended. */
  async function keepOpen(balancer: number): Promise<void> {
    const socket = socketOf(balancer, token);
    const seen = new Set<number>();
    const { promise, resolve } = Promise.withResolvers<void>();
    endSocket = resolve;
    let silence = setTimeout(resolve, openMs);
    const ping = () => {
      clearTimeout(silence);
      silence = setTimeout(resolve, answerMs);
      socket.send('{"type":"ping"}');
    };
    let pinging: NodeJS.Timeout | undefined;
    socket.onopen = () => {
      ping();
      pinging = setInterval(ping, pingMs);
      void catchUp().then((isWhole) => isWhole || resolve());
    };
    socket.onmessage = ({ data }) => {
      clearTimeout(silence);
      const frame = JSON.parse(String(data)) as { type: string; message?: Message };
      if (frame.type === 'gap') void catchUp();
      if (frame.type !== 'message' || !frame.message) return;
      // A frame may say that its message was delivered or read.
      if (seen.has(frame.message.id)) twice += 1;
      seen.add(frame.message.id);
      take(frame.message);
    };
    socket.onclose = () => resolve();
    socket.onerror = () => resolve();
    await promise;
    clearTimeout(silence);
    clearInterval(pinging);
    socket.onmessage = null;
    socket.close();
  }

  async function run(): Promise<void> {
    for (let turn = 0; !isClosed; turn += 1) {
      await keepOpen(index + turn);
      await delay(300 + Math.random() * 700);
    }
  }
  void run();
  return {
    cameAt,
    twice: () => twice,
    close: () => {
      isClosed = true;
      endSocket();
    },
  };
}
