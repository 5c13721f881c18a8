import { applicationsAnswer, savedJobsAnswer } from '@jobharbor/shared/contracts/application';
import type { HttpClient } from '@jobharbor/shared/http';
import type { Marks } from './marks.ts';

const size = 100;
/** Beyond that a mark may be missing on an old job's card; its own page still knows. */
const mostPages = 5;

/** The person's saved jobs and applications, as far as lists need them. */
export async function getMarks(http: HttpClient, signal: AbortSignal): Promise<Marks> {
  const [saved, applied] = await Promise.all([
    allOf(async (page) => {
      const { data } = await http.get('/job/saved-jobs', { query: { page, size }, signal });
      const { saved_jobs: items, total } = savedJobsAnswer.parse(data).data;
      return { items, total };
    }),
    allOf(async (page) => {
      const { data } = await http.get('/jobApplication/jobseekers', { query: { page, size }, signal });
      const { applications: items, total } = applicationsAnswer.parse(data).data;
      return { items, total };
    }),
  ]);
  return {
    saved: new Set(saved.map(({ job }) => job.id)),
    applied: new Map(applied.map(({ job, id }) => [job.id, id])),
  };
}

async function allOf<T>(read: (page: number) => Promise<{ items: T[]; total: number }>): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const { items, total } = await read(page);
    all.push(...items);
    if (items.length === 0 || all.length >= total) break;
  }
  return all;
}
