import type { SocketEvent } from '@jobharbor/shared/contracts';
import type { WebSocket } from 'ws';
import type { Participant } from '../messages/chat-access.ts';

/** WebSocket close codes (RFC 6455; 4000 and above are the application's). */
export const closeCode = {
  policy: 1008,
  restart: 1012,
  overloaded: 1013,
  sessionEnded: 4001,
} as const;

/** Backpressure limit of unsent bytes. A slower client is disconnected and catches up when it reconnects. */
const maxBacklog = 1_048_576;

/** The socket of one open tab. */
export interface Connection {
  readonly participant: Participant;
  readonly sessionId: number;
  /** Of a socket that another of our sites opened with its token; null for a browser's. */
  readonly siteTokenId: number | null;
  /** Resolves to whether the frame was sent. */
  send(event: SocketEvent): Promise<boolean>;
  close(code: number, reason: string): void;
  /** Sends a ping; terminates the socket when the last ping was not answered. */
  ping(): void;
}

export function createConnection(
  socket: WebSocket,
  owner: Pick<Connection, 'participant' | 'sessionId' | 'siteTokenId'>,
): Connection {
  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  return {
    ...owner,
    send: (event) =>
      new Promise((resolve) => {
        if (socket.readyState !== socket.OPEN) return resolve(false);
        if (socket.bufferedAmount > maxBacklog) {
          socket.close(closeCode.overloaded, 'too slow');
          return resolve(false);
        }
        socket.send(JSON.stringify(event), (error) => resolve(error == null));
      }),
    close: (code, reason) => socket.close(code, reason),
    ping() {
      if (!isAlive) return socket.terminate();
      isAlive = false;
      socket.ping();
    },
  };
}
