import type { AnyCall, CallRequest, CallResult } from '@jobharbor/shared/contracts';
import type { TrialSums } from '../canary/trial-sums.ts';
import type { Canary } from '../contract/documents.ts';
import type { ErrorStore } from '../errors/error-store.ts';
import type { HealthStore } from '../health/health-store.ts';
import type { SupportCases } from '../health/support-cases.ts';
import type { CheckLifecycle } from '../release-gate/run-release-gate.ts';
import type { Actor } from '../rights/actor.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** What the handlers of the platform's API work with. */
export interface HandlerOptions {
  store: ReleaseStore;
  /** Where the API listens, without `/api`. */
  apiUrl: string;
  health: HealthStore;
  supportCases: SupportCases;
  errors: ErrorStore;
  /** Address of a commit's change with `{commit}` in it; null: nobody said where that is. */
  changeUrl: string | null;
  sumsOf(canary: Canary): Promise<TrialSums>;
  /** Signs overrides and previews. */
  key: Buffer;
  /** The release gate's check in a real browser; null: it is left out. */
  checkLifecycle: CheckLifecycle | null;
}

/** What one call does, without HTTP: the gateway's route and the command-line client of this machine run the same. */
export interface Handler {
  call: AnyCall;
  handle(actor: Actor, input: CallRequest<AnyCall>): Promise<unknown>;
}

/** Ties a call to what it does; input and answer are of the types that the call defines. */
export const handler = <C extends AnyCall>(
  call: C,
  handle: (actor: Actor, input: CallRequest<C>) => Promise<CallResult<C>>,
): Handler => ({ call, handle: handle as unknown as Handler['handle'] });
