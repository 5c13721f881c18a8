import type { FastifyInstance } from 'fastify';
import { answerCalls } from './answer-calls.ts';
import type { ControlOptions } from './control-options.ts';
import { registerChanges } from './register-changes.ts';
import { registerOverrides } from './register-overrides.ts';
import { registerPublish } from './register-publish.ts';
import { registerReading } from './register-reading.ts';
import { registerSession } from './register-session.ts';
import { serveDashboard } from './serve-dashboard.ts';
import { createSessions } from './session.ts';

/** `/platform`: the dashboard's page, and below it the API by which people and programs steer what is served. */
export async function registerControl(app: FastifyInstance, options: ControlOptions): Promise<void> {
  const sessions = createSessions(options.store, options.key);
  await app.register(
    async (scope) => {
      answerCalls(scope);
      const { identify } = sessions;
      registerSession(scope, sessions, identify, options.key);
      registerReading(scope, identify, options);
      registerChanges(scope, identify, options);
      registerPublish(scope, identify, options);
      registerOverrides(scope, identify, options);
    },
    { prefix: '/platform/api' },
  );
  if (options.dashboardFolder !== undefined) await serveDashboard(app, options.dashboardFolder);
}
