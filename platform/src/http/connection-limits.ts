import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

export interface ConnectionLimits {
  perAddress: number;
  total: number;
}

/** Far above what one household or office opens at once. */
const defaultConnections: ConnectionLimits = { perAddress: 256, total: 8_192 };

/**
 * Limits connections by address and in total: beyond it the oldest idle one is closed, so that slow clients displace only
 * each other (slowloris). Connections of a trusted proxy count only towards the total. Upgraded connections are not
 * counted.
 */
export function limitConnections(
  server: Server,
  isTrusted: (address: string) => boolean,
  { perAddress, total }: ConnectionLimits = defaultConnections,
): void {
  const all = new Set<Socket>();
  const byAddress = new Map<string, Set<Socket>>();
  const current = new WeakMap<Socket, IncomingMessage>();
  const waitsForClient = (socket: Socket) => current.get(socket)?.complete !== true;

  function admit(socket: Socket, sockets: Set<Socket>, max: number): void {
    sockets.add(socket);
    if (sockets.size <= max) return;
    for (const one of sockets) {
      if (one === socket || !waitsForClient(one)) continue;
      one.destroy();
      sockets.delete(one);
      return;
    }
    socket.destroy();
  }

  const addressOf = new WeakMap<Socket, string>();
  function forget(socket: Socket): void {
    all.delete(socket);
    const address = addressOf.get(socket) ?? '';
    const sockets = byAddress.get(address);
    sockets?.delete(socket);
    if (sockets?.size === 0) byAddress.delete(address);
  }

  server.on('connection', (socket: Socket) => {
    const { remoteAddress: address = '' } = socket;
    addressOf.set(socket, address);
    socket.once('close', () => forget(socket));
    admit(socket, all, total);
    if (isTrusted(address)) return;
    const sockets = byAddress.get(address) ?? new Set();
    byAddress.set(address, sockets);
    admit(socket, sockets, perAddress);
  });
  server.on('request', (request, response) => {
    const { socket } = request;
    current.set(socket, request);
    response.once('close', () => {
      if (current.get(socket) === request) current.delete(socket);
    });
  });
  server.on('upgrade', (_request, socket) => forget(socket as Socket));
}
