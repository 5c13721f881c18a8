import type { Dependencies } from '../dependencies.ts';
import { tellDueDeclines } from '../domain/applicants/planned-declines.ts';
import { deleteOldDrafts } from '../domain/application-drafts/application-draft-repository.ts';
import { refreshRates } from '../domain/exchange-rates/refresh-rates.ts';
import { exportVisits } from '../domain/interactions/export/export-visits.ts';
import { openVisitArchive } from '../domain/interactions/export/open-visit-archive.ts';
import { settleInvitations } from '../domain/invitations/settle-invitations.ts';
import { pullDueFeeds } from '../domain/job-feeds/pull-feeds.ts';
import { refreshRecords } from '../domain/job-records/refresh-records.ts';
import { checkLicenses } from '../domain/license-proofs/check-licenses.ts';
import { payWithdrawals } from '../domain/points/pay-withdrawals.ts';
import { readDueCalendars } from '../domain/recruiter-calendars/read-calendars.ts';
import { refreshSitemap } from '../domain/sitemap/refresh-sitemap.ts';
import { tellOfTalents } from '../domain/talents/tell-of-talents.ts';
import { createPayout } from '../payouts/payout.ts';
import type { RecurringJob } from '../queue/start-recurring-jobs.ts';
import { enforceRetention } from './cleanup.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Recurring jobs of the queue, each run by one of all processes. */
export const recurringJobs = ({
  db,
  queue,
  config,
  files,
  secrets,
  getPublic,
}: Pick<
  Dependencies,
  'db' | 'queue' | 'config' | 'files' | 'secrets' | 'getPublic'
>): readonly RecurringJob[] => [
  { queue: 'retention', everyMs: hour, run: (now) => enforceRetention({ db, files, secrets }, now) },
  { queue: 'drafts', everyMs: hour, run: (now) => deleteOldDrafts(db, now) },
  {
    queue: 'interactions',
    everyMs: hour,
    run: async (now) => exportVisits(db, await openVisitArchive(config), now),
  },
  { queue: 'declines', everyMs: minute, run: (now) => tellDueDeclines(db, now) },
  { queue: 'feeds', everyMs: 5 * minute, run: (now) => pullDueFeeds(db, now) },
  {
    queue: 'calendars',
    everyMs: 5 * minute,
    run: (now) => readDueCalendars({ db, secrets, getPublic }, now),
  },
  { queue: 'payouts', everyMs: minute, run: (now) => payWithdrawals(db, createPayout(config.payout), now) },
  {
    queue: 'invitations',
    everyMs: minute,
    run: async (now) => {
      await settleInvitations(db, now);
    },
  },
  { queue: 'licenses', everyMs: 10 * minute, run: (now) => checkLicenses({ db, getPublic }, now) },
  { queue: 'talents', everyMs: 10 * minute, run: (now) => tellOfTalents({ db, queue, config }, now) },
  { queue: 'records', everyMs: hour, run: (now) => refreshRecords(db, now) },
  { queue: 'sitemap', everyMs: 10 * minute, run: (now) => refreshSitemap(db, now) },
  { queue: 'rates', everyMs: 6 * hour, run: (now) => refreshRates(db, config.exchangeRatesUrl, now) },
];
