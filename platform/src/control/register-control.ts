import type { FastifyInstance } from 'fastify';
import { paceBody } from '../http/pace-body.ts';
import type { DeploymentReader } from '../sets/deployment-reader.ts';
import { answerCalls } from './answer-calls.ts';
import { answerSlowly } from './answer-slowly.ts';
import { createHandlers } from './create-handlers.ts';
import type { HandlerOptions } from './handlers.ts';
import { registerSession } from './register-session.ts';
import { registerUpload } from './register-upload.ts';
import { serveCall } from './serve-call.ts';
import { serveDashboard } from './serve-dashboard.ts';
import { createSessions } from './session.ts';

export interface ControlOptions extends HandlerOptions {
  deployment: DeploymentReader;
  /** Folder of the dashboard's build; undefined: API only. */
  dashboardFolder: string | undefined;
  /** Milliseconds between the blank lines of a slow answer. */
  lineMs?: number | undefined;
}

/** Registers `/platform`: the dashboard's page, and below it the API of dashboard and command line. */
export async function registerControl(app: FastifyInstance, options: ControlOptions): Promise<void> {
  const { store, key, deployment, dashboardFolder } = options;
  const sessions = createSessions(store, key);
  await app.register(
    async (scope) => {
      answerCalls(scope);
      scope.addHook('onRequest', async (request) => {
        // It has a pace of its own, and may wait for its turn unread.
        if (!request.routeOptions.url?.endsWith('/releases')) await paceBody(request);
      });
      registerSession(scope, sessions, key);
      answerSlowly(scope, options.lineMs);
      for (const { call, handle } of createHandlers(options).values())
        serveCall(scope, call, async (request, _reply, read) => {
          const { actor } = await sessions.identify(request);
          const answer = await handle(actor, read());
          // Invalidates the cache, so that the next page of this gateway is of the new set.
          if (call.method !== 'GET') deployment.forget();
          return answer as never;
        });
      await registerUpload(scope, sessions, store);
    },
    { prefix: '/platform/api' },
  );
  if (dashboardFolder !== undefined) await serveDashboard(app, dashboardFolder);
}
