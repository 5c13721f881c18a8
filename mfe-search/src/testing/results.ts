import { searchJobs } from '@jobharbor/shared/calls/job/search-jobs';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { aJob } from './builders.ts';

/** A number of jobs with different ids, addresses and titles. */
export const jobs = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) =>
    aJob({ id: from + index, slug: `job-${from + index}`, title: `Job ${from + index}` }),
  );

/** Requested searches of the test, in order. */
export const searchBodies = () =>
  testServer()
    .requestsOf(searchJobs)
    .map(({ body }) => body);
