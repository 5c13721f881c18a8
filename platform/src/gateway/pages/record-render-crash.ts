import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { trialsOf } from '../../canary/trials-of.ts';
import type { HealthRecorder } from '../../health/health-recorder.ts';
import type { RenderCrash } from '../../render/server-bundle.ts';
import type { DeploymentReader } from '../../sets/deployment-reader.ts';

/**
 * Logs the end of a render process with its remote, version and set. One without pending renders counts as a failed
 * page of its last visitor's set. So the canary watch notices a bundle that crashes between pages.
 */
export function recordRenderCrash(
  log: FastifyBaseLogger,
  { counter, errorCounter }: HealthRecorder,
  deployment: DeploymentReader,
  { name, version, reason, lost, from }: RenderCrash,
): void {
  log.error({ remote: name, version, set: from?.set, lost }, `a render process ended: ${reason}`);
  if (from !== null)
    errorCounter.note(
      { remote: name, version, event: 'render-failed', text: `a render process ended: ${reason}` },
      { trace: randomUUID(), country: from.country },
    );
  const now = deployment.known();
  if (lost > 0 || from === null || !now) return;
  counter.countPage(
    { ...from, trial: trialsOf(now, from.set, from.country) },
    { remote: name, version, trace: randomUUID(), hasFailed: true, isBrowser: false },
  );
}
