import * as z from 'zod/mini';
import { unixSeconds } from '../primitives/primitives.ts';

/** Parts of an advertisement whose change a job seeker is told. */
export const jobPart = z.enum([
  'title',
  'pay',
  'places',
  'arrangement',
  'terms',
  'requirements',
  'description',
  'benefits',
  'questions',
  'eligibility',
  'deadline',
]);
export type JobPart = z.infer<typeof jobPart>;

/** When a part of a job was last changed after it had been posted. */
export const jobChange = z.object({ part: jobPart, changed_at: unixSeconds });
