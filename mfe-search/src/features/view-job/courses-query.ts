import type { JobCard } from '@jobharbor/shared/contracts/jobs/job';
import { type CallSource, callQuery, lazyCall } from '@jobharbor/shared/remote';

const listRecommendedCourses = lazyCall(
  { id: 'GET /academy/recommended-courses', access: 'public' },
  async () =>
    (
      await import(
        /* webpackChunkName: "job-calls" */ '@jobharbor/shared/calls/academy/list-recommended-courses'
      )
    ).listRecommendedCourses,
);

const maxCourses = 3;

/** Courses for a job's kind of work and level. */
export const coursesQuery = (
  source: CallSource,
  { category, xp_lvl }: Pick<JobCard, 'category' | 'xp_lvl'>,
) => {
  const query = {
    size: maxCourses,
    ...(category && { job_category_ids: String(category.id) }),
    ...(xp_lvl && { xp_lvl_key: xp_lvl.key }),
  };
  return { ...callQuery(listRecommendedCourses, source, { query }), staleTime: 3_600_000 };
};
