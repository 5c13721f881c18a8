import type { Duplex } from 'node:stream';
import websocket, { type WebSocket } from '@fastify/websocket';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { currentAsker, networkOf, runAs } from '@jobharbor/shared/http-server';
import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import type { App } from '../../http/typed-app.ts';
import { markUpgradeHandled } from '../../http/unhandled-upgrades.ts';
import { createDistributedSemaphore } from '../../redis/distributed-semaphore.ts';
import { forBothSides, sessionOf } from '../../session/session-access.ts';
import { presenceIntervalMs } from '../activity/mark-presence.ts';
import { participantOf } from '../messages/chat-access.ts';
import { executeFrame, rateLimited } from './socket-commands.ts';
import { closeCode, createConnection } from './socket-connection.ts';
import { createSocketHub, type SocketHub } from './socket-hub.ts';
import { createSocketLimiter } from './socket-limiter.ts';
import { createTokenBucket } from './token-bucket.ts';

/** Room for a message of 4,000 characters, each escaped as `\uXXXX`. */
const maxFrameBytes = 32_768;
const pingIntervalMs = 25_000;
/** An expired session sends no event: its sockets close within this time. */
const sessionCheckMs = 2_000;
/** Token bucket: enough for messages that were queued while offline. */
const burst = 60;
const perSecond = 10;
/** Timeout in milliseconds for answering the close frame at shutdown. */
const closeTimeoutMs = 1_000;
/** When a person with too many sockets may try again, in seconds. */
const retryAfter = 30;
/** Milliseconds for which a socket is not read for each frame over its rate: as long as one token takes. */
const pauseMs = 1_000 / perSecond;
/** Refused frames in a row before the socket is closed. */
const maxRefused = 200;

/**
 * The WebSocket at `/api/jobApplication/socket`: receives commands and sends events. Authenticated by the session
 * cookie or a site's token.
 */
export async function socketRoutes(app: App, { db, events, redis, clock }: Dependencies): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: maxFrameBytes },
    // Like the library's own shutdown, but with the close code after which clients reconnect.
    preClose: async () => {
      for (const socket of app.websocketServer.clients) socket.close(closeCode.restart, 'restart');
      app.websocketServer.close();
    },
  });
  const semaphore = redis && createDistributedSemaphore(redis, 'sockets');
  const hub = createSocketHub({ db, events, clock, log: app.log });
  const ping = setInterval(() => hub.pingAll(), pingIntervalMs);
  const check = setInterval(() => {
    hub
      .closeEnded()
      .catch((error: unknown) =>
        app.log.error({ err: error }, 'the sessions of the sockets were not checked'),
      );
  }, sessionCheckMs);
  const presence = setInterval(() => {
    hub
      .reportPresence()
      .catch((error: unknown) => app.log.error({ err: error }, 'the presence of people was not stored'));
  }, presenceIntervalMs);
  app.addHook('preClose', async () => {
    clearInterval(presence);
    clearInterval(ping);
    clearInterval(check);
    semaphore?.stop();
    await hub.stop();
  });
  destroySocketsOnClose(app);
  const places = createSocketLimiter(semaphore);
  const holdPlace = async (request: FastifyRequest) => {
    const address = request.siteTokenId === null ? networkOf(request.ip) : null;
    const free = await places.take(address, sessionOf(request).accountId);
    if (free === null) throw new ApiError(errorCode.tooManyAttempts, { retryAfter });
    const { socket } = request.raw;
    if (socket.destroyed) free();
    else socket.once('close', free);
  };

  app.route({
    method: 'GET',
    url: '/api/jobApplication/socket',
    config: { ...forBothSides.config, opensSocket: true, tokenScope: 'chats' },
    schema: { hide: true },
    onRequest: holdPlace,
    // A request without an upgrade.
    handler: async () => {
      throw new ApiError(errorCode.notFound);
    },
    wsHandler: (socket, request) => acceptSocket(socket, request, { db, clock, hub }),
  });
}

/** Executes the frames of a socket in order and refuses those above the rate. The hub has it until it closes. */
function acceptSocket(
  socket: WebSocket,
  request: FastifyRequest,
  { db, clock, hub }: Pick<Dependencies, 'db' | 'clock'> & { hub: SocketHub },
): void {
  markUpgradeHandled(request);
  const session = sessionOf(request);
  const language = request.market.language.value;
  const connection = createConnection(socket, {
    participant: participantOf(session),
    sessionId: session.id,
    siteTokenId: request.siteTokenId,
  });
  const bucket = createTokenBucket(burst, perSecond);
  // Frames take their turn at the database like calls of this client, and change something, unlike the handshake. The client
  // stays when the handshake's request has ended.
  const asker = { ...currentAsker(), signal: null, onlyReads: false };
  let refused = 0;
  let pausedUntil = 0;
  let paused: NodeJS.Timeout | undefined;
  let queue: Promise<void> = Promise.resolve();

  socket.on('message', (data, isBinary) => {
    if (isBinary) return connection.close(closeCode.policy, 'text frames only');
    const frame = data.toString();
    if (bucket.take(clock().getTime())) {
      refused = 0;
      queue = queue.then(() =>
        runAs(asker, () => executeFrame(frame, { db, clock, connection, hub, language, log: request.log })),
      );
      return;
    }
    // Backpressure: what is not read costs this process nothing.
    socket.pause();
    clearTimeout(paused);
    pausedUntil = Math.max(pausedUntil, performance.now()) + pauseMs;
    paused = setTimeout(() => socket.resume(), pausedUntil - performance.now()).unref();
    refused += 1;
    if (refused > maxRefused) return connection.close(closeCode.policy, 'too many frames');
    void connection.send(rateLimited(frame, language));
  });
  // An unhandled error event would end the process; the close event that follows updates the hub.
  socket.on('error', (error) => request.log.info({ err: error }, 'a socket failed'));
  socket.once('close', hub.add(connection));
}

/** Destroys upgraded connections, which Fastify does not track, so that a silent client cannot keep the process running. */
function destroySocketsOnClose(app: App): void {
  const sockets = new Set<Duplex>();
  app.server.on('upgrade', (_request, socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', async () => {
    const end = () => {
      for (const socket of sockets) socket.destroy();
    };
    setTimeout(end, closeTimeoutMs).unref();
  });
}
