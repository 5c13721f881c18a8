import { getJobStatic } from '@jobharbor/shared/calls/job/get-job-static';
import type { JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { type HttpClient, type SendOptions, sendCall } from '@jobharbor/shared/http';

/** Fetches the part of a job that is the same for every viewer; null for an unknown id. */
export async function fetchJob(
  http: HttpClient,
  id: number,
  options: SendOptions,
): Promise<JobStatic | null> {
  try {
    return await sendCall(http, getJobStatic, { params: { id }, ...options });
  } catch (error) {
    if (hasCode(error, errorCode.notFound)) return null;
    throw error;
  }
}
