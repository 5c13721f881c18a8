import type { JobStatus } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { publishing } from '../../events/publish.ts';

/**
 * Records in each undecided application that its job was closed or put on hold, and publishes it to the applicants'
 * open tabs. Reopening is published only. Call it in the transaction that changed the jobs.
 */
export async function recordJobStatus(
  tx: Db,
  jobIds: readonly number[],
  status: JobStatus,
  { actor, now }: { actor: 'recruiter' | 'system'; now: Date },
): Promise<void> {
  if (jobIds.length === 0) return;
  if (status !== 'open') {
    const event = status === 'closed' ? 'job_closed' : 'job_on_hold';
    await sql`
      insert into application_steps (application_id, at, actor, event)
      select id, ${now}, ${actor}, ${event} from applications
      where job_id = any(${[...jobIds]}) and status in ('pending', 'viewed')`.execute(tx);
    await sql`
      insert into notifications (account_id, event, at, application_id, job_id)
      select account_id, ${event}, ${now}, id, job_id from applications
      where job_id = any(${[...jobIds]}) and status in ('pending', 'viewed')
        and external_host is null`.execute(tx);
    await sql`
      update applications set updated_at = ${now}
      where job_id = any(${[...jobIds]}) and status in ('pending', 'viewed')`.execute(tx);
  }
  const event = sql`json_build_object(
    'kind', 'application', 'application_id', id, 'audience', json_build_array(account_id))`;
  await sql`
    select ${publishing(tx, event)} from applications
    where job_id = any(${[...jobIds]}) and status in ('pending', 'viewed')`.execute(tx);
}
