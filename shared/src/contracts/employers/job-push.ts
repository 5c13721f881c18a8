import * as z from 'zod/mini';
import { id } from '../primitives/primitives.ts';
import { jobPosting } from './job-posting.ts';

/** Jobs of one push. */
export const maxPushedJobs = 30;

/** `POST /recruiter/jobs/push`. */
export const jobPush = z.strictObject({
  jobs: z.array(jobPosting).check(z.minLength(1), z.maxLength(maxPushedJobs)),
});

/** What became of one of the jobs, in their order. */
export const pushedJob = z.object({
  job: z.nullable(z.object({ id, slug: z.string() })),
  /** As the answer of a single posting; null where it was posted. */
  refused: z.nullable(
    z.object({
      code: z.int(),
      message: z.string(),
      errors: z.record(z.string(), z.array(z.string())),
    }),
  ),
});
export type PushedJob = z.infer<typeof pushedJob>;
