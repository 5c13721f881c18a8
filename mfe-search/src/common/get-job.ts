import { type JobStatic, jobStaticAnswer } from '@jobharbor/shared/contracts/job';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import type { HttpClient } from '@jobharbor/shared/http';

/** The part of a job that is the same for every viewer; null when there is no such job. */
export async function getJob(http: HttpClient, id: number, signal: AbortSignal): Promise<JobStatic | null> {
  try {
    const { data } = await http.get(`/job/${id}/static`, { signal });
    return jobStaticAnswer.parse(data).data;
  } catch (error) {
    if (hasCode(error, errorCode.notFound)) return null;
    throw error;
  }
}
