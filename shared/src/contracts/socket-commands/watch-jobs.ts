import * as z from 'zod/mini';
import { defineTopic } from '../define-topic.ts';
import { id } from '../primitives/primitives.ts';

/** The most jobs that one frame names. */
export const maxJobsAtOnce = 100;
/** A socket watches the jobs that it named last, up to so many. */
export const maxWatchedJobs = 300;

/**
 * Asks for the topic `job` of these jobs, beside those that are watched already. Those of them that are not open are told
 * at once.
 */
export const watchJobsCommand = defineTopic(
  'watch-jobs',
  z.object({ job_ids: z.array(id).check(z.minLength(1), z.maxLength(maxJobsAtOnce)) }),
);
