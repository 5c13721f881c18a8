import { type Application, type ApplicationLabel, jobStatus } from '@jobharbor/shared/contracts';

/** The stored states of an application and its job. */
export type ApplicationState = Pick<Application, 'status' | 'job_status' | 'exchange_status'>;

/**
 * The one label that a person sees. A decision outlives the closing of the job; an application without one shows the
 * job's status first, because that is why no answer comes.
 */
export function labelOf({ status, job_status, exchange_status }: ApplicationState): ApplicationLabel {
  if (status === 'withdrawn') return 'withdrawn';
  if (status === 'declined') return 'not_accepted';
  if (exchange_status === 'exchanged') return 'exchanged';
  if (status === 'accepted') return 'accepted';
  if (job_status === 'closed') return 'job_closed';
  if (job_status === 'on_hold') return 'on_hold';
  return status;
}

/** Until an employer has decided. */
export const canWithdraw = ({ status }: Pick<ApplicationState, 'status'>): boolean =>
  status === 'pending' || status === 'viewed';

/** The state in a row of `applications` joined with its job. */
export const stateOf = (
  row: Pick<ApplicationState, 'status' | 'exchange_status'> & { job_status: string },
): ApplicationState => ({
  status: row.status,
  exchange_status: row.exchange_status,
  job_status: jobStatus.parse(row.job_status),
});
