import { savedJobsAnswer } from '@jobharbor/shared/contracts/application';
import type { HttpClient } from '@jobharbor/shared/http';

export interface ListQuery {
  sort: 1 | 2;
  page: number;
}

/** One page of what the person saved. Sort 1: latest saved first; 2: newest job first. */
export async function listSavedJobs(http: HttpClient, query: ListQuery, signal: AbortSignal) {
  const { data } = await http.get('/job/saved-jobs', { query: { ...query }, signal });
  return savedJobsAnswer.parse(data).data;
}
