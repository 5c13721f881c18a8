import { type SocketEvent, socketEvent } from '@jobharbor/shared/contracts';
import { WebSocket } from 'ws';

export interface RecruiterSocket {
  /** Shows that the recruiter is typing; does nothing while the socket is closed. */
  typing(chatId: number): void;
  stop(): void;
}

interface SocketOptions {
  apiUrl: string;
  accessToken: () => Promise<string>;
  /** The token has ended: the next one must come from a new sign-in. */
  onTokenEnd: () => void;
  /** Connected, for the first time or again: events may have been missed before. */
  onOpen: () => void;
  onEvent: (event: SocketEvent) => void;
  report: (line: string) => void;
}

const firstDelay = 500;
const longestDelay = 15_000;
const pingEvery = 25_000;
const sessionEnded = 4001;

/** A WebSocket that reconnects with backoff while the API is down. */
export function openRecruiterSocket(options: SocketOptions): RecruiterSocket {
  const { apiUrl, accessToken, onTokenEnd, onOpen, onEvent, report } = options;
  let socket: WebSocket | null = null;
  let delay = firstDelay;
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;
  let isDown = false;

  async function connect(): Promise<void> {
    const headers = { authorization: `Bearer ${await accessToken()}` };
    if (isStopped) return;
    const next = new WebSocket(`${apiUrl.replace(/^http/, 'ws')}/api/jobApplication/socket`, {
      headers,
      handshakeTimeout: 10_000,
    });
    socket = next;
    let ping: NodeJS.Timeout | null = null;
    next.on('open', () => {
      delay = firstDelay;
      isDown = false;
      ping = setInterval(() => send({ type: 'ping' }), pingEvery);
      onOpen();
    });
    next.on('message', (data) => {
      const event = socketEvent.safeParse(parseJson(data.toString()));
      if (event.success) onEvent(event.data);
    });
    next.on('unexpected-response', (_request, response) => {
      if (response.statusCode === 401) onTokenEnd();
      next.terminate();
    });
    // 'close' follows and reconnects.
    next.on('error', () => {});
    next.on('close', (code) => {
      if (ping !== null) clearInterval(ping);
      if (code === sessionEnded) onTokenEnd();
      reconnect();
    });
  }

  function reconnect(): void {
    if (isStopped) return;
    if (!isDown) report('The API does not answer; trying again until it does.');
    isDown = true;
    timer = setTimeout(start, delay * (0.75 + Math.random() / 2));
    delay = Math.min(delay * 2, longestDelay);
  }

  const start = () => {
    connect().catch(reconnect);
  };

  const send = (command: object) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(command));
  };

  start();
  return {
    typing: (chatId) => send({ type: 'typing', chat_id: chatId }),
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
