import type { HttpClient } from '@jobharbor/shared/http';

/** Puts a job on the saved list; saving twice is saving once. */
export async function saveJob(http: HttpClient, jobId: number): Promise<void> {
  await http.post('/job/saved-jobs/create', { job_id: jobId });
}
