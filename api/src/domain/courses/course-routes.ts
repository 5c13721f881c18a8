import { listRecommendedCourses } from '@jobharbor/shared/calls/academy/list-recommended-courses';
import type { Dependencies } from '../../dependencies.ts';
import { cacheFor } from '../../http/cacheable.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { findCountryList } from '../common/find-country-list.ts';
import { recommendCourses } from './recommend-courses.ts';

/** Below the five minutes from which renders keep answers: an admin's list of a country holds at once. */
const cacheSeconds = 60;

export function courseRoutes(app: App, { db }: Pick<Dependencies, 'db'>): void {
  serve(app, listRecommendedCourses, async ({ query, market, request, reply }) => {
    cacheFor(request, reply, cacheSeconds);
    return {
      courses: recommendCourses({
        categoryIds: query.job_category_ids?.split(',').map(Number) ?? [],
        levelKey: query.xp_lvl_key,
        language: market.language.value,
        size: query.size,
        hidden: (await findCountryList(db, 'hidden-courses', market.country.key)) ?? [],
      }),
    };
  });
}
