import type { FastifyInstance } from 'fastify';
import type { TrialSums } from '../canary/trial-sums.ts';
import type { Canary } from '../contract/documents.ts';
import type { HealthRecorder } from '../health/health-recorder.ts';
import type { CheckLifecycle } from '../release-gate/run-release-gate.ts';
import type { DeploymentReader } from '../sets/deployment-reader.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { answerCalls } from './answer-calls.ts';
import { registerChanges } from './register-changes.ts';
import { registerOverrides } from './register-overrides.ts';
import { registerPublish } from './register-publish.ts';
import { registerReading } from './register-reading.ts';
import { registerSession } from './register-session.ts';
import { serveDashboard } from './serve-dashboard.ts';
import { createSessions } from './session.ts';

export interface ControlOptions {
  store: ReleaseStore;
  apiUrl: string;
  deployment: DeploymentReader;
  recorder: HealthRecorder;
  sumsOf(canary: Canary): Promise<TrialSums>;
  key: Buffer;
  dashboardFolder: string | undefined;
  /** The gate's check in a real browser; null where a publish goes without it. */
  checkLifecycle: CheckLifecycle | null;
}

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
