import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { connectionEvent } from '../draining/connection-event.ts';
import { ApiError, errorCode } from '../errors/index.ts';
import { endWithProblem } from './client-error.ts';
import { networkOf, wideNetworkOf } from './network-of.ts';
import type { TrustCheck } from './trust-check.ts';

export interface ConnectionLimits {
  /** By IPv4 address or IPv6 network of 64 bits. */
  perAddress: number;
  /** By the network of an organisation, which many addresses share. */
  perNetwork: number;
  total: number;
}

/** Far above what one household or office opens at once. */
const defaultLimits: ConnectionLimits = { perAddress: 256, perNetwork: 1_024, total: 8_192 };
const retryAfter = 10;

/**
 * Limits connections by address, by network and in total. Beyond it the oldest connection that waits for its client is
 * closed, so that slow clients displace only each other (slowloris). If none waits, the new one is refused with a
 * problem. Connections of a trusted proxy count only towards the total. Upgraded connections are not counted.
 */
export function limitConnections(
  server: Server,
  isTrusted: TrustCheck,
  limits: Partial<ConnectionLimits> = {},
): void {
  const { perAddress, perNetwork, total } = { ...defaultLimits, ...limits };
  const groups = new Map<string, Set<Socket>>();
  const current = new WeakMap<Socket, IncomingMessage>();
  const waitsForClient = (socket: Socket) => current.get(socket)?.complete !== true;

  /** Adds the connection to a group; false where the group is full of connections that are being answered. */
  function admit(socket: Socket, key: string, max: number): boolean {
    const group = groups.get(key) ?? new Set();
    groups.set(key, group);
    group.add(socket);
    if (group.size <= max) return true;
    const oldest = [...group].find((one) => one !== socket && waitsForClient(one));
    if (oldest === undefined) return false;
    group.delete(oldest);
    oldest.destroy();
    return true;
  }

  function forget(socket: Socket): void {
    for (const [key] of groupsOf.get(socket) ?? []) {
      const group = groups.get(key);
      group?.delete(socket);
      if (group?.size === 0) groups.delete(key);
    }
  }

  const groupsOf = new WeakMap<Socket, (readonly [key: string, max: number])[]>();
  server.on(connectionEvent(server), (socket: Socket) => {
    const { remoteAddress: address = '' } = socket;
    const own: [string, number][] = isTrusted(address)
      ? []
      : [
          [`address ${networkOf(address)}`, perAddress],
          [`network ${wideNetworkOf(address)}`, perNetwork],
        ];
    groupsOf.set(socket, [...own, ['total', total]]);
    socket.once('close', () => forget(socket));
    // The narrowest first: who fills a place makes room in it before anybody else's connection is closed.
    for (const [key, max] of groupsOf.get(socket) ?? [])
      if (!admit(socket, key, max))
        return endWithProblem(socket, new ApiError(errorCode.tooManyAttempts, { retryAfter }));
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
