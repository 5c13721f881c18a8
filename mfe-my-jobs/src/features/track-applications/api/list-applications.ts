import { applicationsAnswer } from '@jobharbor/shared/contracts/application';
import type { HttpClient } from '@jobharbor/shared/http';

export interface ListQuery {
  sort: 1 | 2;
  page: number;
}

/** One page of the person's applications. Sort 1: newest application first; 2: latest change first. */
export async function listApplications(http: HttpClient, query: ListQuery, signal: AbortSignal) {
  const { data } = await http.get('/jobApplication/jobseekers', { query: { ...query }, signal });
  return applicationsAnswer.parse(data).data;
}
