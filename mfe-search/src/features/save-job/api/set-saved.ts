import type { HttpClient } from '@jobharbor/shared/http';

/** Saves a job or takes it out of the saved ones. Doing either twice is doing it once. */
export async function setSaved(http: HttpClient, jobId: number, isSaved: boolean): Promise<void> {
  if (isSaved) await http.post('/job/saved-jobs/create', { job_id: jobId });
  else await http.delete(`/job/saved-jobs/${jobId}/delete`);
}
