import { type Application, applicationAnswer } from '@jobharbor/shared/contracts/application';
import type { HttpClient } from '@jobharbor/shared/http';

/** The person's application for a job. */
export async function getApplication(
  http: HttpClient,
  jobId: number,
  signal: AbortSignal,
): Promise<Application> {
  const { data } = await http.get(`/job/applied-jobs/${jobId}`, { signal });
  return applicationAnswer.parse(data).data.application;
}
