import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Duplex } from 'node:stream';
import proxyAddr from '@fastify/proxy-addr';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import {
  endWithProblem,
  neighbours,
  networkOf,
  newRequestId,
  wideNetworkOf,
} from '@jobharbor/shared/http-server';
import { isOwnHost } from '@jobharbor/shared/site-address';
import type { FastifyInstance } from 'fastify';
import { requestApi } from '../../api-connection/api-connection.ts';
import { createConcurrencyLimiter } from '../../http/concurrency-limiter.ts';
import { pipeSockets } from '../../http/pipe-sockets.ts';
import type { PublicAddress } from '../../http/public-address.ts';
import { logSecurity } from '../../http/security-log.ts';
import { credentialOf, tokenOf } from '../request/visitor.ts';

export interface SocketLimits {
  /** Maximum sockets by IP address (IPv6: network of 64 bits). */
  perAddress: number;
  /** Maximum sockets by the network of an organisation (/24, /48). */
  perNetwork: number;
  /** Maximum sockets by session or access token. */
  perSession: number;
  /** Timeout of the API's handshake in milliseconds. */
  handshakeMs: number;
}

export const defaultSocketLimits: SocketLimits = {
  ...{ perAddress: 200, perNetwork: 800, perSession: 20 },
  handshakeMs: 5_000,
};

/**
 * Proxies WebSocket handshakes below `/api` to the API, which validates the session: the visitor's connection is upgraded
 * after the API's. Cross-origin handshakes are refused before.
 */
export function proxySockets(
  app: FastifyInstance,
  apiUrl: string,
  { perAddress, perNetwork, perSession, handshakeMs }: SocketLimits,
): void {
  const places = createConcurrencyLimiter();
  const open = new Set<Duplex>();
  const { publicAddress } = app;
  const addressOf = (request: IncomingMessage) => proxyAddr(request, publicAddress.isTrusted);

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const id = newRequestId();
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    // A client may disconnect meanwhile; that is no error.
    socket.on('error', () => socket.destroy());
    const address = addressOf(request);
    const refuse = (error: ApiError) => {
      logSecurity({ server: app, ip: address, id }, 'socket', 'refused', { code: error.code });
      endWithProblem(socket, error, { id });
    };
    const refusal = refusalOf(publicAddress, request);
    if (refusal !== null) return refuse(new ApiError(errorCode[refusal]));
    const credential = createHash('sha256').update(credentialOf(request) ?? '');
    // A connected site's server opens the sockets of all its people; the API counts them by account.
    const [kind, share] = tokenOf(request) === undefined ? ['visitors', 1] : ['sites', neighbours];
    const releasePlace = places.take({
      [`${kind} address ${networkOf(address)}`]: perAddress * share,
      [`${kind} network ${wideNetworkOf(address)}`]: perNetwork * share,
      [`credential ${credential.digest('base64url')}`]: perSession,
    });
    if (releasePlace === null) return refuse(new ApiError(errorCode.tooManyAttempts, { retryAfter: 30 }));
    socket.once('close', releasePlace);

    const headers = headersFor(request, address, id, publicAddress);
    const asked = requestApi(new URL(request.url ?? '/', apiUrl), { headers, agent: false });
    const unavailable = () => {
      asked.destroy();
      refuse(new ApiError(errorCode.serviceUnavailable));
    };
    const timer = setTimeout(unavailable, handshakeMs);
    socket.once('close', () => {
      clearTimeout(timer);
      asked.destroy();
    });
    asked.on('upgrade', (answer, there, first) => {
      clearTimeout(timer);
      pipeSockets({ socket, head }, { answer, socket: there, first });
    });
    asked.on('response', (answer) => {
      clearTimeout(timer);
      passRefusal(answer, socket);
    });
    asked.on('error', () => {
      clearTimeout(timer);
      if (socket.writable) refuse(new ApiError(errorCode.serviceUnavailable));
    });
    asked.end();
  });
  app.addHook('preClose', async () => {
    for (const socket of open) socket.destroy();
  });
}

/** Reason to refuse a handshake before asking the API; null: none. */
function refusalOf(publicAddress: PublicAddress, { url, headers, method }: IncomingMessage) {
  if (!isOwnHost(publicAddress.hosts, headers.host)) return 'hostNotAllowed';
  if (method !== 'GET' || headers.upgrade?.toLowerCase() !== 'websocket') return 'malformedBody';
  if (!/^\/api\/[\w/-]+(?:\?|$)/.test(url ?? '')) return 'notFound';
  if (credentialOf({ headers }) === undefined) return 'loginRequired';
  const { origin } = headers;
  // No cookie counts beside a token, which no other site's page has.
  if (tokenOf({ headers }) !== undefined) return null;
  return origin === undefined || isPageOfSite(publicAddress, headers.host, origin) ? null : 'crossSite';
}

function isPageOfSite(
  { origin: own, allowedOrigins }: PublicAddress,
  host: string | undefined,
  origin: string,
): boolean {
  if (own !== null) return origin === own || allowedOrigins.includes(origin);
  // The API compares the scheme, which only it knows behind a proxy.
  return origin === `http://${host}` || origin === `https://${host}` || allowedOrigins.includes(origin);
}

function headersFor(
  { headers, socket }: IncomingMessage,
  address: string,
  id: string,
  { origin, isTrusted }: PublicAddress,
): OutgoingHttpHeaders {
  const told = isTrusted(socket.remoteAddress ?? '') ? headers['x-forwarded-proto'] : undefined;
  const isSecure = origin?.startsWith('https:') === true || told === 'https';
  const { 'content-length': _length, 'transfer-encoding': _coding, expect: _expect, ...rest } = headers;
  return {
    ...rest,
    'x-forwarded-host': headers.host,
    'x-forwarded-proto': isSecure ? 'https' : 'http',
    'x-forwarded-for': address,
    'x-request-id': id,
  };
}

/** Passes the API's problem on and closes the connection. */
function passRefusal(answer: IncomingMessage, socket: Duplex): void {
  const lines = answer.rawHeaders.flatMap((name, index, all) =>
    index % 2 === 0 && !/^(?:connection|keep-alive|transfer-encoding|upgrade)$/i.test(name)
      ? [`${name}: ${all[index + 1]}\r\n`]
      : [],
  );
  socket.write(
    `HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\n${lines.join('')}Connection: close\r\n\r\n`,
  );
  answer.on('end', () => socket.end(() => socket.destroy()));
  answer.on('error', () => socket.destroy());
  answer.pipe(socket, { end: false });
}
