import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { endWithProblem } from './client-error.ts';

/** More than one household or office opens at once. */
const perAddress = 256;

/** A connection of a trusted proxy carries many visitors. */
export type IsTrusted = (address: string) => boolean;

/** Refuses connections of an address that holds too many already. */
export function limitConnections(server: Server, isTrusted: IsTrusted, max = perAddress): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress: address = '' } = socket;
    if (isTrusted(address)) return;
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
    if (count > max) endWithProblem(socket, 'tooManyAttempts', 10);
  });
}
