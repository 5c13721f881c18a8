import { anyIdOf } from '../../database/any-id-of.ts';
import type { Db } from '../../database/pools.ts';
import { setJobStatus } from '../../intake/job-intake.ts';
import { recordJobStatus } from '../applications/record-job-status.ts';

/** Closes jobs as their recruiter would, but for good: neither their recruiter nor an import opens them again. */
export async function removeJobs(
  tx: Db,
  jobs: readonly { id: number; status: string }[],
  now: Date,
): Promise<void> {
  const ids = jobs.map(({ id }) => id);
  await tx.updateTable('jobs').set({ removed_at: now }).where('id', '=', anyIdOf(ids)).execute();
  const open = jobs.filter(({ status }) => status !== 'closed').map(({ id }) => id);
  for (const id of open) await setJobStatus(tx, id, 'closed', now);
  await recordJobStatus(tx, open, 'closed', { actor: 'system', now });
}
