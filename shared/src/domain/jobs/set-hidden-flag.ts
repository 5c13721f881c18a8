import type { QueryClient } from '@tanstack/react-query';
import type { CallSource } from '../../remote/call-query.ts';
import { updateFlags } from './job-flags.ts';

/** Sets whether a job is hidden in the cached flags. Changes nothing while no flags are cached. */
export function setHiddenFlag(
  client: QueryClient,
  source: CallSource,
  jobId: number,
  isHidden: boolean,
): void {
  updateFlags(client, source, (flags) => {
    const others = (flags.hidden_job_ids ?? []).filter((id) => id !== jobId);
    return { ...flags, hidden_job_ids: isHidden ? [jobId, ...others] : others };
  });
}
