import type { TrialSums } from '../canary/trial-sums.ts';
import type { Canary } from '../contract/documents.ts';
import type { HealthRecorder } from '../health/health-recorder.ts';
import type { CheckLifecycle } from '../release-gate/run-release-gate.ts';
import type { DeploymentReader } from '../sets/deployment-reader.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** What the routes of the platform's API work with. */
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
