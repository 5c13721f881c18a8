import type { Me } from '@jobharbor/shared/contracts/jobseeker';

/** What is worth adding, most telling first: a field of the profile, or a résumé. */
const worthAdding = [
  'headline',
  'resume',
  'summary',
  'location',
  'working_since',
  'notice_period_id',
] as const;
export type Part = (typeof worthAdding)[number];

/** What is not there yet. `resumeCount` undefined while nobody knows: then nothing is said of it. */
export const missingParts = (me: Me, resumeCount: number | undefined): Part[] =>
  worthAdding.filter((part) =>
    part === 'resume' ? resumeCount === 0 : me[part] === null || me[part] === '',
  );
