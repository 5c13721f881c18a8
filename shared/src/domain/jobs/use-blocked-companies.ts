import { useSyncExternalStore } from 'react';
import { useFlagsStore } from './flags-store.ts';

const none: readonly number[] = [];
const never = () => () => {};

/** Ids of the companies that the signed-in person blocked, sorted; empty until known, on most pages from the server. */
export const useBlockedCompanies = (): readonly number[] => useFlagIds('blocked_company_ids');

/** Ids of the jobs that the signed-in person hid; empty until known, likewise. */
export const useAccountHiddenJobs = (): readonly number[] => useFlagIds('hidden_job_ids');

function useFlagIds(field: 'blocked_company_ids' | 'hidden_job_ids'): readonly number[] {
  const store = useFlagsStore();
  const read = () => store?.read()?.[field] ?? none;
  return useSyncExternalStore(store?.subscribe ?? never, read, read);
}
