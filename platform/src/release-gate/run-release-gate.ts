import type { Refusal } from '../release/operation-error.ts';
import type { ReleaseSet } from '../store/documents.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** What the gate asks beside the store. */
export interface GateFacts {
  /** Where the API answers, without `/api`; null where none can be asked. */
  apiUrl: string | null;
  /** Mounts and unmounts in a real browser: for `release`, not for `start`. */
  runsBrowser: boolean;
}

/** Every reason why `versions` may not join the set `base`; empty: they may. */
export async function runReleaseGate(
  _store: ReleaseStore,
  _base: ReleaseSet | null,
  _versions: Readonly<Record<string, string>>,
  _facts: GateFacts,
): Promise<Refusal[]> {
  return [];
}
