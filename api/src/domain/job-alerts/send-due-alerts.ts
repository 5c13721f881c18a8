import type { LanguageTag } from '@jobharbor/shared/contracts';
import { languageByTag, localeTag } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import { anyIdOf } from '../../database/any-id-of.ts';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { MailItem } from '../../mail/fill-mail-text.ts';
import { type OutgoingMail, sendMails } from '../../mail/send-mail.ts';
import { type OutgoingSms, sendSms } from '../../sms/send-sms.ts';
import { shorten } from '../../sms/shorten.ts';
import { findMuted } from '../account-settings/notification-settings.ts';
import { locationOptions } from '../common/options.ts';
import { dayFormat, listFormat } from './alert-formats.ts';
import { type AlertNews, findAlerts, findNews, publishAlerts, type StoredAlert } from './alert-repository.ts';
import { createAlertToken, readAlertKey } from './alert-token.ts';
import { countryName, manageUrl, pageUrl } from './alert-urls.ts';
import { companyNames, describeSearch, resultsPath } from './describe-search.ts';
import { nextMorning } from './next-morning.ts';

const alertsAtOnce = 200;
/** Places of a job in a mail. */
const mostPlaces = 3;

type Services = Pick<Dependencies, 'db' | 'queue' | 'config'>;

/**
 * Queues the mails of due alerts in batches. Each batch is one transaction with the alerts' progress (exactly once), so
 * a killed process has sent a batch or not. Safe to run concurrently. Resolves with the number of mails.
 */
export async function sendDueAlerts(services: Services, now: Date, batch = alertsAtOnce): Promise<number> {
  const key = await readAlertKey(services.db);
  for (let total = 0; ; ) {
    const done = await services.db
      .transaction()
      .execute((tx) => sendBatch(tx, services, { key, now, batch }));
    total += done.mails;
    if (done.alerts < batch) return total;
  }
}

interface Batch {
  key: Buffer;
  now: Date;
  batch: number;
}

async function sendBatch(tx: Db, { queue, config }: Services, { key, now, batch }: Batch) {
  const due = await findAlerts(
    tx,
    sql`a.next_at <= ${now} and a.deleted_at is null and not a.is_paused`,
    sql`order by a.next_at, a.id limit ${batch} for update of a skip locked`,
  );
  const owners = due.flatMap(({ account_id }) => (account_id === null ? [] : [account_id]));
  const muted = await findMuted(tx, owners, 'alerts');
  const isMailed = (alert: StoredAlert): alert is MailedAlert =>
    alert.address !== null &&
    alert.is_confirmed &&
    !alert.is_stopped &&
    !(alert.account_id !== null && muted.has(alert.account_id));
  const isTexted = ({ is_texted }: StoredAlert) => is_texted && config.sms.kind !== 'none';
  const reachable = due.filter((alert) => isMailed(alert) || isTexted(alert));
  const newsOf = await findNews(
    tx,
    reachable.map(({ id }) => id),
    now,
  );
  const notified = reachable.filter(({ id }) => newsOf(id).newJobs > 0);
  const jobs = await readItems(
    tx,
    notified.flatMap(({ id }) => newsOf(id).jobIds),
  );
  const companies = await companyNames(
    tx,
    notified.map(({ filters }) => filters),
  );
  const nameOf = ({ country_key, filters, language }: StoredAlert) =>
    describeSearch(country_key, filters, language as LanguageTag, companies);
  const mails = notified.filter(isMailed).map((alert) => {
    const token = createAlertToken(key, alert.id, alert.address_key);
    const name = nameOf(alert);
    return alertMail(alert, newsOf(alert.id), { name, jobs, token, siteUrl: config.siteUrl, now });
  });
  await sendMails(tx, queue, mails);
  for (const alert of notified.filter(isTexted))
    await sendSms(tx, queue, alertText(alert, newsOf(alert.id), { name: nameOf(alert), ...config, now }));
  await advance(tx, due, notified, { newsOf, isTexted, now });
  await publishAlerts(tx, notified);
  return { alerts: due.length, mails: mails.length };
}

interface SentNews {
  newsOf: (alertId: number) => AlertNews;
  isTexted: (alert: StoredAlert) => boolean;
  now: Date;
}

/** Stores what was sent; an alert without news keeps its starting point. */
async function advance(
  tx: Db,
  due: readonly StoredAlert[],
  notified: readonly StoredAlert[],
  { newsOf, isTexted, now }: SentNews,
): Promise<void> {
  if (due.length === 0) return;
  const next = due.map((alert) =>
    alert.is_stopped && !isTexted(alert)
      ? null
      : nextMorning(now, alert.time_zone, alert.frequency).toISOString(),
  );
  await sql`
    update job_alerts a set next_at = due.next_at
    from unnest(${due.map(({ id }) => id)}::bigint[], ${next}::timestamptz[]) due (id, next_at)
    where a.id = due.id`.execute(tx);
  await sql`
    update job_alerts a set since = ${now}, told_to = told.number
    from unnest(${notified.map(({ id }) => id)}::bigint[], ${notified.map(({ id }) => newsOf(id).toldTo)}::bigint[]) told (id, number)
    where a.id = told.id`.execute(tx);
}

interface JobLine {
  slug: string;
  title: string;
  company: string;
  location_ids: number[];
  other_places: string[];
}

async function readItems(tx: Db, ids: readonly number[]): Promise<ReadonlyMap<number, JobLine>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select([
      'jobs.id',
      'jobs.slug',
      'jobs.title',
      'companies.name as company',
      'location_ids',
      'other_places',
    ])
    .where('jobs.id', '=', anyIdOf(new Set(ids)))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

type MailedAlert = StoredAlert & { address: string; address_key: string };

interface MailParts {
  name: string;
  jobs: ReadonlyMap<number, JobLine>;
  token: string;
  siteUrl: string;
  now: Date;
}

function alertMail(
  alert: MailedAlert,
  { newJobs, closedJobs, jobIds }: AlertNews,
  { name, jobs, token, siteUrl, now }: MailParts,
): OutgoingMail {
  const language = languageByTag(alert.language)?.value ?? 'en';
  const locale = localeOf(alert, language);
  const items = jobIds.flatMap((id): MailItem[] => {
    const job = jobs.get(id);
    if (job === undefined) return [];
    const places = [
      ...locationOptions(job.location_ids, language).map(({ value }) => value),
      ...job.other_places,
    ];
    return [
      {
        title: job.title,
        text: [job.company, listFormat(locale).format(places.slice(0, mostPlaces))]
          .filter(Boolean)
          .join(' · '),
        url: pageUrl(siteUrl, alert, `/job/${encodeURIComponent(job.slug)}-${id}`),
      },
    ];
  });
  return {
    template: 'job-alert',
    to: alert.address,
    language,
    now,
    data: {
      name: name || countryName(alert),
      count: newJobs,
      extra_count: closedJobs,
      locale,
      since: dayFormat(locale, alert.time_zone).format(alert.since),
      items,
      results_url: pageUrl(siteUrl, alert, resultsPath(alert.country_key, alert.filters)),
      manage_url: manageUrl(siteUrl, alert, token),
      unsubscribe_url: `${siteUrl}/api/job/job-alerts/unsubscribe?token=${token}`,
    },
  };
}

/** The results, which change, stand behind the page of the alerts: a text message is paid for by its length. */
const alertText = (
  alert: StoredAlert,
  { newJobs }: AlertNews,
  { name, siteUrl, now }: { name: string; siteUrl: string; now: Date },
): OutgoingSms => ({
  template: 'job-alert',
  to: alert.phone ?? '',
  language: languageByTag(alert.language)?.value ?? 'en',
  data: {
    name: shorten(name || countryName(alert)),
    count: String(newJobs),
    url: pageUrl(siteUrl, alert, '/my-jobs/alerts'),
  },
  now,
});

const localeOf = ({ country_key }: StoredAlert, language: LanguageTag): string =>
  localeTag({ language: { value: language }, country: { key: country_key } });
