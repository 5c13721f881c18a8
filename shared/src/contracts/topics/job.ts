import * as z from 'zod/mini';
import { defineTopic } from '../define-topic.ts';
import { jobStatus } from '../jobs/job.ts';
import { id } from '../primitives/primitives.ts';

/** A watched job (`watch-jobs`) was closed, put on hold, reopened or changed. */
export const jobTopic = defineTopic('job', z.object({ job_id: id, status: jobStatus }));
