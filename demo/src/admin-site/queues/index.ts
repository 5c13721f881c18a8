import type { Queue } from '../queue.ts';
import { companyClaims } from './company-claims.ts';
import { companyReports } from './company-reports.ts';
import { companyVerifications } from './company-verifications.ts';
import { conductReports } from './conduct-reports.ts';
import { contestedInterviews } from './contested-interviews.ts';
import { feedbackQueue } from './feedback.ts';
import { invitations } from './invitations.ts';
import { jobReports } from './job-reports.ts';
import { suspensions } from './suspensions.ts';
import { withdrawals } from './withdrawals.ts';

/** In the order of the first page. */
export const queues: readonly Queue[] = [
  jobReports,
  companyReports,
  conductReports,
  contestedInterviews,
  feedbackQueue,
  companyClaims,
  companyVerifications,
  suspensions,
  invitations,
  withdrawals,
];
