import type { Dependencies } from '../dependencies.ts';
import { deleteOldDrafts } from '../domain/application-drafts/application-draft-repository.ts';
import { refreshRates } from '../domain/exchange-rates/refresh-rates.ts';
import { countInteractionDays } from '../domain/interactions/count-days.ts';
import type { RecurringJob } from '../queue/start-recurring-jobs.ts';
import { enforceRetention } from './cleanup.ts';

const hour = 3_600_000;

/** Recurring jobs of the queue, each run by one of all processes. */
export const recurringJobs = ({
  db,
  config,
  files,
  secrets,
}: Pick<Dependencies, 'db' | 'config' | 'files' | 'secrets'>): readonly RecurringJob[] => [
  { queue: 'retention', everyMs: hour, run: (now) => enforceRetention({ db, files, secrets }, now) },
  { queue: 'drafts', everyMs: hour, run: (now) => deleteOldDrafts(db, now) },
  { queue: 'interactions', everyMs: hour, run: (now) => countInteractionDays(db, now) },
  { queue: 'rates', everyMs: 6 * hour, run: (now) => refreshRates(db, config.exchangeRatesUrl, now) },
];
