import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id, intFromText } from '../../primitives/primitives.ts';

export const course = z.object({
  id,
  title: z.string(),
  provider: z.string(),
  /** On the provider's site. */
  url: z.string(),
  /** BCP 47 tag of the language of instruction. */
  language: z.string(),
});

/** Free external courses for kinds of work, sorted by level and the page's language. */
export const listRecommendedCourses = defineCall({
  method: 'GET',
  path: '/academy/recommended-courses',
  access: 'public',
  summary: 'Free courses for job categories and a level of experience',
  query: z.object({
    size: z._default(intFromText(1, 20), 5),
    /** Comma-separated ids of job categories. */
    job_category_ids: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}(?:,[1-9]\d{0,14}){0,49}$/))),
    /** Key of a level of experience. */
    xp_lvl_key: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))),
  }),
  answer: z.object({ courses: z.array(course) }),
});
