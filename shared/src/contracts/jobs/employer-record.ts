import * as z from 'zod/mini';
import { employerReply } from './job-record.ts';

/** Nothing is said of fewer applications, jobs or interviews. */
export const employerRecordFloors = { applications: 10, jobs: 10, interviews: 5 } as const;

/** How an employer treats applicants, over `companyRecordDays`, without the last `answerGraceDays`. */
export const employerRecord = z.object({
  /** How it answers applications; null of too few. */
  answers: z.nullable(
    z.object({
      applications: z.int(),
      answered: z.int(),
      /** Median from application to first answer; null without one. */
      median_seconds: z.nullable(z.int()),
    }),
  ),
  /** Interviews, and those of them after which it wrote, decided or made an offer; null of too few. */
  interviews: z.nullable(z.object({ interviews: z.int(), followed: z.int() })),
  reply: z.nullable(employerReply),
});
export type EmployerRecord = z.infer<typeof employerRecord>;
