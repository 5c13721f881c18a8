import type { Me } from '@jobharbor/shared/contracts/profile/jobseeker';

/** Parts of a complete profile, most useful first: fields of the profile, and a résumé. */
const suggestedParts = [
  'first_name',
  'headline',
  'resume',
  'summary',
  'location',
  'working_since',
  'notice_period_id',
] as const;
export type ProfilePart = (typeof suggestedParts)[number];

/** The parts that are empty. While `resumeCount` is undefined (not loaded), a résumé does not count as missing. */
export const missingParts = (me: Me, resumeCount: number | undefined): ProfilePart[] =>
  suggestedParts.filter((part) =>
    part === 'resume' ? resumeCount === 0 : me[part] === null || me[part] === '',
  );
