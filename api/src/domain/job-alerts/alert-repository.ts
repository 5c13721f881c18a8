import type { AlertFilters, AlertFrequency, CountryKey, JobAlert } from '@jobharbor/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { publish } from '../../events/publish.ts';
import type { Market } from '../../http/market-plugin.ts';
import { notBlocked } from '../blocked-companies/not-blocked.ts';
import { toSeconds } from '../common/seconds.ts';
import { companyNames, describeSearch, resultsPath } from './describe-search.ts';

/** Number of jobs in a mail. */
const maxShown = 10;

/** An alert with its search, its address, and whether mails may go there. */
export interface StoredAlert {
  id: number;
  account_id: number | null;
  search_id: number;
  country_key: CountryKey;
  filters: AlertFilters;
  language: string;
  time_zone: string;
  frequency: AlertFrequency;
  is_paused: boolean;
  is_confirmed: boolean;
  is_stopped: boolean;
  /** Null for an account that has a confirmed phone number only. */
  address: string | null;
  address_key: string | null;
  /** Confirmed number of its account; null without one. */
  phone: string | null;
  /** Whether its owner chose text messages for alerts. */
  is_texted: boolean;
  created_at: Date;
  deleted_at: Date | null;
  next_at: Date | null;
  since: Date;
  told_to: number;
}

const columns = sql`
  a.id, a.account_id, a.search_id, s.country_key, s.filters, a.language, a.time_zone, a.frequency, a.is_paused,
  coalesce(a.email, c.email) as address, coalesce(a.email_key, c.email_key) as address_key,
  coalesce(c.is_email_verified, false) or a.confirmed_key is not distinct from coalesce(a.email_key, c.email_key) as is_confirmed,
  exists (select from stopped_addresses t where t.address_key = coalesce(a.email_key, c.email_key)) as is_stopped,
  case when c.is_mobile_verified then c.phone_num end as phone,
  c.is_mobile_verified is true and exists (select from notification_settings n
    where n.account_id = a.account_id and n.kind = 'alerts' and n.channel = 'sms' and n.is_on) as is_texted,
  a.created_at, a.deleted_at, a.next_at, a.since, a.told_to`;

export async function findAlerts(
  db: Db,
  where: RawBuilder<unknown>,
  rest: RawBuilder<unknown> = sql`order by a.id desc`,
): Promise<StoredAlert[]> {
  const { rows } = await sql<StoredAlert>`
    select ${columns} from job_alerts a
    join alert_searches s on s.id = a.search_id
    left join accounts c on c.id = a.account_id
    where ${where} and (coalesce(a.email, c.email) is not null or c.is_mobile_verified) and c.suspended_at is null
      and c.deletion_due_at is null ${rest}`.execute(db);
  return rows;
}

/** An account's alerts, and those that its confirmed address subscribed to without it. */
export const ownedBy = (accountId: number) => sql`(a.account_id = ${accountId} or a.email_key = (
  select email_key from accounts where id = ${accountId} and is_email_verified))`;

/** Notifies the devices of those who can list these alerts: their owners, and the owners of their confirmed addresses. */
export async function publishAlerts(
  tx: Db,
  alerts: readonly Pick<StoredAlert, 'account_id' | 'address_key'>[],
): Promise<void> {
  const keys = alerts.flatMap(({ account_id, address_key }) =>
    account_id === null && address_key !== null ? address_key : [],
  );
  const { rows } = await sql<{ id: number }>`
    select id from accounts where is_email_verified and email_key = any(${keys}::text[])`.execute(tx);
  const audience = new Set([
    ...alerts.flatMap(({ account_id }) => account_id ?? []),
    ...rows.map(({ id }) => id),
  ]);
  if (audience.size > 0) await publish(tx, { kind: 'job-alert', audience: [...audience] });
}

export interface AlertNews {
  newJobs: number;
  closedJobs: number;
  /** Newest first, at most {@link maxShown}. */
  jobIds: number[];
  /** Number of the last match that this counts. */
  toldTo: number;
}

const nothing: AlertNews = { newJobs: 0, closedJobs: 0, jobIds: [], toldTo: 0 };

/** Changes in the searches of alerts since each one's last mail: new open jobs, and closed known jobs. */
export async function findNews(
  db: Db,
  alertIds: readonly number[],
  now: Date,
): Promise<(alertId: number) => AlertNews> {
  const isOpen = sql`(j.status = 'open' and (j.valid_through is null or j.valid_through > ${now}))`;
  const closedAt = sql`case when j.status = 'open' then j.valid_through else j.closed_at end`;
  const { rows } = await sql<{ id: number } & AlertNews>`
    select a.id,
      count(*) filter (where m.number > a.told_to and ${isOpen})::int as "newJobs",
      count(*) filter (where m.number <= a.told_to and ${closedAt} > a.since and ${closedAt} <= ${now})::int as "closedJobs",
      (array_agg(m.job_id order by m.number desc) filter (where m.number > a.told_to and ${isOpen}))[1:${sql.lit(maxShown)}] as "jobIds",
      max(m.number) as "toldTo"
    from job_alerts a
    join alert_matches m on m.search_id = a.search_id
    join jobs j on j.id = m.job_id
    where a.id = any(${[...alertIds]}::bigint[]) and ${notBlocked('a.account_id', 'j.company_id')}
      and (m.number > a.told_to or j.status <> 'open' or j.valid_through <= ${now})
    group by a.id`.execute(db);
  const found = new Map(rows.map((row) => [row.id, { ...row, jobIds: row.jobIds ?? [] }]));
  return (alertId) => found.get(alertId) ?? nothing;
}

export async function toJobAlerts(
  db: Db,
  alerts: readonly StoredAlert[],
  { language }: Market,
  now: Date,
): Promise<JobAlert[]> {
  if (alerts.length === 0) return [];
  const ids = alerts.map(({ id }) => id);
  const [newsOf, companies] = await Promise.all([
    findNews(db, ids, now),
    companyNames(
      db,
      alerts.map(({ filters }) => filters),
    ),
  ]);
  return alerts.map((alert) => {
    const { newJobs, closedJobs } = newsOf(alert.id);
    const state = stateOf(alert);
    return {
      id: alert.id,
      name: describeSearch(alert.country_key, alert.filters, language.value, companies),
      country_key: alert.country_key,
      frequency: alert.frequency,
      state,
      email: alert.address ?? '',
      is_texted: alert.is_texted,
      filters: alert.filters,
      results_path: resultsPath(alert.country_key, alert.filters),
      created_at: toSeconds(alert.created_at),
      next_at: state === 'active' && alert.next_at !== null ? toSeconds(alert.next_at) : null,
      since: toSeconds(alert.since),
      new_jobs: newJobs,
      closed_jobs: closedJobs,
    };
  });
}

function stateOf({ is_stopped, is_confirmed, is_paused }: StoredAlert): JobAlert['state'] {
  if (is_stopped) return 'undeliverable';
  if (!is_confirmed) return 'unconfirmed';
  return is_paused ? 'paused' : 'active';
}
