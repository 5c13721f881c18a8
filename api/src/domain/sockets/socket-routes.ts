import type { Duplex } from 'node:stream';
import websocket from '@fastify/websocket';
import type { Dependencies } from '../../dependencies.ts';
import { forBothSides, sessionOf } from '../../http/session-access.ts';
import type { App } from '../../http/typed-app.ts';
import { participantOf } from '../chats/chat-access.ts';
import { obey, tooFast } from './socket-commands.ts';
import { closeCode, createConnection } from './socket-connection.ts';
import { createSocketHub } from './socket-hub.ts';
import { createTokenBucket } from './token-bucket.ts';

/** A message of 4,000 characters, each written as `\uXXXX`, and the frame around it. */
const maxFrameBytes = 32_768;
const beatEveryMs = 25_000;
/** Far above what a person types, and enough to empty a queue that gathered offline. */
const burst = 60;
const perSecond = 10;
/** How long tabs have to answer our goodbye. */
const goodbyeMs = 1_000;
/** So many refused frames in a burst are not a person. */
const patience = 200;

/** `/api/jobApplication/socket`: news for one tab, and its words. The session's cookie opens it. */
export async function socketRoutes(app: App, { db, events, clock }: Dependencies): Promise<void> {
  await app.register(websocket, { options: { maxPayload: maxFrameBytes } });
  const hub = createSocketHub({ db, events, clock, log: app.log });
  const timer = setInterval(() => {
    hub.beat().catch((error: unknown) => app.log.error({ err: error }, 'the sockets could not be checked'));
  }, beatEveryMs);
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await hub.stop();
  });
  letGo(app);

  app.get('/socket', { ...forBothSides, websocket: true, schema: { hide: true } }, (socket, request) => {
    const session = sessionOf(request);
    const language = request.market.language.value;
    const connection = createConnection(socket, participantOf(session), session.id);
    const bucket = createTokenBucket(burst, perSecond);
    let refused = 0;
    // Frames of one tab are carried out in their order.
    let queue: Promise<void> = Promise.resolve();

    socket.on('message', (data, isBinary) => {
      if (isBinary) return connection.close(closeCode.policy, 'text frames only');
      const frame = data.toString();
      if (bucket.take(Date.now())) {
        refused = 0;
        queue = queue.then(() => obey(frame, { db, clock, connection, language, log: request.log }));
        return;
      }
      refused += 1;
      if (refused > patience) return connection.close(closeCode.policy, 'too many frames');
      void connection.send(tooFast(frame, language));
    });
    // The close that follows tells the hub; an unheard error would end the process.
    socket.on('error', (error) => request.log.info({ err: error }, 'a socket broke'));
    socket.once('close', hub.add(connection));
  });
}

/** An upgraded connection is nobody's to close but ours: without this a refused or silent tab would keep us running. */
function letGo(app: App): void {
  const sockets = new Set<Duplex>();
  app.server.on('upgrade', (_request, socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode >= 400) request.raw.socket.destroySoon();
  });
  app.addHook('preClose', async () => {
    const end = () => {
      for (const socket of sockets) socket.destroy();
    };
    setTimeout(end, goodbyeMs).unref();
  });
}
