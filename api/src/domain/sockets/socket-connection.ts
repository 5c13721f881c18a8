import type { SocketEvent } from '@jobharbor/shared/contracts';
import type { WebSocket } from 'ws';
import type { Participant } from '../chats/chat-access.ts';

/** Why we close a socket (RFC 6455; 4000 and above are ours). */
export const closeCode = {
  policy: 1008,
  restart: 1012,
  overloaded: 1013,
  sessionEnded: 4001,
} as const;

/** A tab that reads slower than this many bytes behind is let go; it catches up when it is back. */
const maxBacklog = 1_048_576;

/** One open tab. */
export interface Connection {
  readonly participant: Participant;
  readonly sessionId: number;
  /** Resolves to whether the bytes went out. */
  send(event: SocketEvent): Promise<boolean>;
  close(code: number, reason: string): void;
  /** Asks for a sign of life; ends a tab that gave none since the last call. */
  beat(): void;
}

export function createConnection(socket: WebSocket, participant: Participant, sessionId: number): Connection {
  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  return {
    participant,
    sessionId,
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
    beat() {
      if (!isAlive) return socket.terminate();
      isAlive = false;
      socket.ping();
    },
  };
}
