import { skillLevels } from '@jobharbor/shared/contracts/entries/skill';
import { languageLevels } from '@jobharbor/shared/contracts/entries/spoken-language';
import { type ResumeDocument, resumeDocument } from '@jobharbor/shared/contracts/profile/resume-document';
import type { SyncField, SyncProposal } from '@jobharbor/shared/contracts/profile/resume-sync';
import { type LocalProposals, proposalOf } from '../../common/local-proposals.ts';
import { contactFields, languageCode, type OwnContact, present, studyOf } from './archive-facts.ts';

/** Entries of a section that the schema allows. */
const maxEntries = 60;

/** The sections and entries that the schema accepts; null where none of its sections is there. */
function validParts(value: unknown): ResumeDocument | null {
  if (typeof value !== 'object' || value === null) return null;
  const sections = Object.entries(resumeDocument.shape).flatMap(([name, schema]) => {
    const section: unknown = Reflect.get(value, name);
    const entries = Array.isArray(section) && section.filter((entry) => schema.safeParse([entry]).success);
    const { data } = schema.safeParse(entries ? entries.slice(0, maxEntries) : section);
    return data === undefined ? [] : [[name, data]];
  });
  return sections.length === 0 ? null : Object.fromEntries(sections);
}

/** A date of the schema, in months. */
const monthOf = (date = ''): string => /^\d{4}(?:-\d\d)?/.exec(date)?.[0] ?? '';

/** Proposals from the file `resume.json` of an archive, of this site or another; null if it is no JSON Resume. */
export function readJsonResume(json: string, tag: string, account: OwnContact): LocalProposals | null {
  const read = parse(json);
  if (read === null) return null;
  const { basics = {}, work = [], education = [], certificates = [], skills = [], languages = [] } = read;
  const { location } = basics;
  const proposals: SyncProposal[] = present([
    proposalOf('about', 'headline', { headline: basics.label?.slice(0, 120) }),
    proposalOf('about', 'summary', { summary: basics.summary }),
    proposalOf('about', 'location', { location: location?.address ?? location?.city }),
    ...work
      .filter(({ name, position }) => name || position)
      .map((one, index) =>
        proposalOf('work_experience', `${index}`, {
          ...{ job_title: one.position, company_name: one.name },
          ...{ start_month: monthOf(one.startDate), end_month: monthOf(one.endDate) },
          ...{ is_current: one.endDate ? '' : 'true', description: one.summary },
        }),
      ),
    ...education.map((one, index) =>
      proposalOf('education', `${index}`, {
        ...{ school_name: one.institution, ...studyOf(one.studyType, one.area) },
        ...{ start_month: monthOf(one.startDate), end_month: monthOf(one.endDate) },
      }),
    ),
    ...skills.map(({ name, level }) =>
      proposalOf('skill', name?.toLowerCase() ?? '', {
        name,
        proficiency: name ? skillLevels.find((known) => known === level?.toLowerCase()) : undefined,
      }),
    ),
    ...languages.map(({ language, fluency }) => {
      const code = languageCode(language ?? '', tag);
      const proficiency = languageLevels.find((level) => level === fluency?.toLowerCase());
      return code ? proposalOf('language', code, { language: code, proficiency }) : null;
    }),
    ...certificates.map((one, index) =>
      proposalOf('license_certification', `${index}`, {
        ...{ title: one.name, issuer: one.issuer },
        ...{ issue_month: monthOf(one.date), credential_url: one.url },
      }),
    ),
  ]);
  const contact: SyncField[] = contactFields(basics, account);
  return proposals.length === 0 ? null : { proposals, contact };
}

function parse(json: string): ResumeDocument | null {
  try {
    // Members that are null count as absent, as in the résumé builder.
    return validParts(JSON.parse(json, (_, member) => (member === null ? undefined : member)));
  } catch {
    return null;
  }
}
