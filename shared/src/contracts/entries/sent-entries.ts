import * as z from 'zod/mini';
import { sentReference } from '../profile/reference.ts';
import { education } from './education.ts';
import { licenseCertification } from './license-certification.ts';
import { skill } from './skill.ts';
import { spokenLanguage } from './spoken-language.ts';
import { website } from './website.ts';
import { workExperience } from './work-experience.ts';

/** Applications from before entries were stored have none of them. */
const sent = <T extends z.ZodMiniType>(entry: T) => z.optional(z.array(entry));

/**
 * A copy of the profile's entries as sent with an application, in the order of the profile, without pay or job
 * preferences.
 */
export const sentEntries = z.object({
  work_experiences: sent(
    z.pick(workExperience, {
      company_name: true,
      job_title: true,
      industry_id: true,
      job_function_ids: true,
      start_month: true,
      end_month: true,
      is_current: true,
      description: true,
    }),
  ),
  educations: sent(z.omit(education, { id: true, version: true })),
  skills: sent(z.pick(skill, { name: true, proficiency: true })),
  languages: sent(z.omit(spokenLanguage, { id: true, version: true })),
  license_certifications: sent(z.omit(licenseCertification, { id: true, version: true })),
  websites: sent(z.omit(website, { id: true, version: true })),
  /** Those that the person shows. One that its writer withdraws leaves the copies, too. */
  references: sent(sentReference),
});
export type SentEntries = z.infer<typeof sentEntries>;
