import { type SocketEvent, socketEvent } from '@jobharbor/shared/contracts';
import { WebSocket } from 'ws';

export interface RecruiterSocket {
  /** Shows that the recruiter types; lost when nobody listens. */
  typing(chatId: number): void;
  stop(): void;
}

interface SocketOptions {
  apiUrl: string;
  cookie: () => Promise<string>;
  /** The session is over: the next cookie must be a new one. */
  onSessionEnd: () => void;
  /** Connected, for the first time or again: something may have been missed. */
  onOpen: () => void;
  onEvent: (event: SocketEvent) => void;
  report: (line: string) => void;
}

const firstWait = 500;
const longestWait = 15_000;
const pingEvery = 25_000;
const sessionEnded = 4001;

/** A socket that comes back by itself, slower each time while the API is away. */
export function openRecruiterSocket(options: SocketOptions): RecruiterSocket {
  const { apiUrl, cookie, onSessionEnd, onOpen, onEvent, report } = options;
  let socket: WebSocket | null = null;
  let wait = firstWait;
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;
  let isAway = false;

  async function connect(): Promise<void> {
    const headers = { cookie: await cookie() };
    if (isStopped) return;
    const next = new WebSocket(`${apiUrl.replace(/^http/, 'ws')}/api/jobApplication/socket`, {
      headers,
      handshakeTimeout: 10_000,
    });
    socket = next;
    let ping: NodeJS.Timeout | null = null;
    next.on('open', () => {
      wait = firstWait;
      isAway = false;
      ping = setInterval(() => say({ type: 'ping' }), pingEvery);
      onOpen();
    });
    next.on('message', (data) => {
      const event = socketEvent.safeParse(parseJson(data.toString()));
      if (event.success) onEvent(event.data);
    });
    next.on('unexpected-response', (_request, response) => {
      if (response.statusCode === 401) onSessionEnd();
      next.terminate();
    });
    // The close that follows leads to the next attempt.
    next.on('error', () => {});
    next.on('close', (code) => {
      if (ping !== null) clearInterval(ping);
      if (code === sessionEnded) onSessionEnd();
      reconnect();
    });
  }

  function reconnect(): void {
    if (isStopped) return;
    if (!isAway) report('The API is away; trying again until it is back.');
    isAway = true;
    timer = setTimeout(start, wait * (0.75 + Math.random() / 2));
    wait = Math.min(wait * 2, longestWait);
  }

  const start = () => {
    connect().catch(reconnect);
  };

  const say = (command: object) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(command));
  };

  start();
  return {
    typing: (chatId) => say({ type: 'typing', chat_id: chatId }),
    stop() {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
      socket?.terminate();
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
