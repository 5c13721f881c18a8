import type { AnyCall, CallRequest, CallResult } from '@jobharbor/shared/contracts';
import type { TrialSums } from '../canary/trial-sums.ts';
import type { Canary } from '../contract/documents.ts';
import type { ErrorStore } from '../errors/error-store.ts';
import type { HealthStore } from '../health/health-store.ts';
import type { SupportCases } from '../health/support-cases.ts';
import type { CheckLifecycle } from '../release-gate/run-release-gate.ts';
import type { Actor } from '../rights/actor.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** Dependencies of the handlers of the platform's API. */
export interface HandlerOptions {
  store: ReleaseStore;
  /** Where the API listens, without `/api`. */
  apiUrl: string;
  health: HealthStore;
  supportCases: SupportCases;
  errors: ErrorStore;
  /** URL template of a commit's diff with `{commit}`; null if not configured. */
  changeUrl: string | null;
  sumsOf(canary: Canary): Promise<TrialSums>;
  /** Signing key of overrides and previews. */
  key: Buffer;
  /** The release gate's check in a real browser; null skips it. */
  checkLifecycle: CheckLifecycle | null;
}

/** Implementation of one call, without HTTP: used by the gateway's route and by the local command-line client. */
export interface Handler {
  call: AnyCall;
  handle(actor: Actor, input: CallRequest<AnyCall>): Promise<unknown>;
}

/** Types a handler by its call. */
export const handler = <C extends AnyCall>(
  call: C,
  handle: (actor: Actor, input: CallRequest<C>) => Promise<CallResult<C>>,
): Handler => ({ call, handle: handle as unknown as Handler['handle'] });
