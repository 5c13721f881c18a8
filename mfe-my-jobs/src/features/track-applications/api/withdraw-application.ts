import { type Application, applicationAnswer } from '@jobharbor/shared/contracts/application';
import type { HttpClient } from '@jobharbor/shared/http';

/** Withdraws the application for a job. 40016 once the employer has decided. */
export async function withdrawApplication(http: HttpClient, jobId: number): Promise<Application> {
  const { data } = await http.patch(`/job/applied-jobs/${jobId}/withdraw`, {});
  return applicationAnswer.parse(data).data.application;
}
