import type { HttpClient } from '@jobharbor/shared/http';

/** Tells that somebody read the job. Nobody waits for it, and nobody hears of a failure. */
export async function reportView(http: HttpClient, jobId: number): Promise<void> {
  const device = window.matchMedia('(pointer: coarse) and (max-width: 40rem)').matches ? 'h5' : 'web';
  await http.post(`/job/${jobId}/view`, { device }).catch(() => {});
}
