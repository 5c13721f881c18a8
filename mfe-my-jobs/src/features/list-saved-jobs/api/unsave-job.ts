import type { HttpClient } from '@jobharbor/shared/http';

/** Takes a job off the saved list; one that is not on it any more is no failure. */
export async function unsaveJob(http: HttpClient, jobId: number): Promise<void> {
  await http.delete(`/job/saved-jobs/${jobId}/delete`);
}
