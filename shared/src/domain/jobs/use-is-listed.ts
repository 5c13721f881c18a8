import { useCallback, useSyncExternalStore } from 'react';
import { noHiddenJobs, onHiddenJobs, readHiddenJobs } from '../guest/hidden-jobs.ts';
import { useAccountHiddenJobs, useBlockedCompanies } from './use-blocked-companies.ts';

/** Whether the person or guest hid a job. Referentially stable until that of any job changes. */
export function useIsHidden(): (jobId: number) => boolean {
  const inAccount = useAccountHiddenJobs();
  const onDevice = useSyncExternalStore(onHiddenJobs, readHiddenJobs, () => noHiddenJobs);
  return useCallback(
    (jobId) => inAccount.includes(jobId) || onDevice.some(({ id }) => id === jobId),
    [inAccount, onDevice],
  );
}

/** Whether lists show a job: the person neither hid it nor blocked its company. Referentially stable, likewise. */
export function useIsListed(): (job: { id: number; company: { id: number } }) => boolean {
  const blocked = useBlockedCompanies();
  const isHidden = useIsHidden();
  return useCallback(
    ({ id, company }) => !blocked.includes(company.id) && !isHidden(id),
    [blocked, isHidden],
  );
}
