import type { Dependencies } from '../dependencies.ts';
import { countInteractionDays } from '../domain/interactions/count-days.ts';
import type { RecurringJob } from '../queue/start-recurring-jobs.ts';

const hour = 3_600_000;

/** What the queue runs again and again, in one of all processes each time. */
export const recurringJobs = ({ db }: Pick<Dependencies, 'db'>): readonly RecurringJob[] => [
  { queue: 'interactions', everyMs: hour, run: (now) => countInteractionDays(db, now) },
];
