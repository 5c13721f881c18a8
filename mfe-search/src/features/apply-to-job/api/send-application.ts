import { type ApplicationDraft, appliedAnswer } from '@jobharbor/shared/contracts/application';
import type { HttpClient } from '@jobharbor/shared/http';
import type * as z from 'zod/mini';

export type Applied = z.infer<typeof appliedAnswer>['data'];

/** Applies for a job. The same key gives the same application, however often it is sent. */
export async function sendApplication(
  http: HttpClient,
  jobId: number,
  draft: ApplicationDraft,
  idempotencyKey: string,
): Promise<Applied> {
  const { data } = await http.post(`/data/jobs/${jobId}/applications`, draft, { idempotencyKey });
  return appliedAnswer.parse(data).data;
}
