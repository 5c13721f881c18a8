import { educations } from './education.tsx';
import { jobPreferences } from './job-preference.tsx';
import { licenses } from './license-certification.tsx';
import { skills } from './skill.tsx';
import { spokenLanguages } from './spoken-language.tsx';
import { websites } from './website.tsx';
import { workExperiences } from './work-experience.tsx';

/** All kinds of entries, in the order of a profile. */
export const allKinds = [
  workExperiences,
  educations,
  skills,
  spokenLanguages,
  licenses,
  websites,
  jobPreferences,
] as const;
