import type { SentProfile } from '@jobharbor/shared/contracts';
import { languageNames } from '@jobharbor/shared/contracts/entries/language-name';
import { personName } from '@jobharbor/shared/contracts/primitives/person-name';
import { flatOptionById } from '../../../config-lists/index.ts';

/** What a résumé has and the profile as sent has not. */
export interface ResumeContact {
  email: string | null;
  phone: string | null;
  countryKey: string | null;
  writtenAt: Date;
}

/** The schema that `resume.json` keeps: JSON Resume 1.0.0. */
const jsonResumeSchema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

type Fields = Record<string, unknown>;

/** Without empty members: the schema has no null. */
const present = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );

const dates = (entry: { start_month: string | null; end_month: string | null }) => ({
  startDate: entry.start_month,
  endDate: entry.end_month,
});

/** A profile as JSON Resume 1.0.0. Titles and texts are as written; names of levels are in English. */
export function toJsonResume(profile: SentProfile, contact: ResumeContact): Fields {
  const nameOf = languageNames('en');
  const country = contact.countryKey?.length === 2 ? contact.countryKey.toUpperCase() : null;
  const place = present({ address: profile.location, countryCode: country });
  return {
    $schema: jsonResumeSchema,
    basics: present({
      name: personName(profile),
      ...{ label: profile.headline, email: contact.email, phone: contact.phone, summary: profile.summary },
      ...(Object.keys(place).length > 0 && { location: place }),
      profiles: (profile.websites ?? []).map(({ url, display_name }) =>
        present({ network: display_name, url }),
      ),
    }),
    work: (profile.work_experiences ?? []).map((work) =>
      present({
        ...{ name: work.company_name, position: work.job_title, summary: work.description },
        ...dates(work),
      }),
    ),
    education: (profile.educations ?? []).map((school) =>
      present({
        ...{ institution: school.school_name, area: school.field_of_study, ...dates(school) },
        studyType: flatOptionById('educations', school.education_level_id)?.names.en,
      }),
    ),
    certificates: (profile.license_certifications ?? []).map((one) =>
      present({ name: one.title, issuer: one.issuer, date: one.issue_month, url: one.credential_url }),
    ),
    skills: (profile.skills ?? []).map(({ name, proficiency }) => present({ name, level: proficiency })),
    languages: (profile.languages ?? []).map(({ language, proficiency }) => ({
      ...{ language: nameOf(language), fluency: proficiency },
    })),
    references: (profile.references ?? []).map(({ writer_name, text }) => ({
      name: writer_name,
      reference: text,
    })),
    meta: { version: 'v1.0.0', lastModified: contact.writtenAt.toISOString().slice(0, 19) },
  };
}
