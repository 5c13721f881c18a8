import { skillLevels } from '@jobharbor/shared/contracts/entries/skill';
import { languageLevels } from '@jobharbor/shared/contracts/entries/spoken-language';
import type { SyncField, SyncProposal } from '@jobharbor/shared/contracts/profile/resume-sync';
import * as z from 'zod/mini';
import { type LocalProposals, proposalOf } from '../../common/local-proposals.ts';
import { contactFields, languageCode, type OwnContact, present } from './archive-facts.ts';

const text = z.optional(z.catch(z.nullable(z.string()), null));
const listOf = <S extends z.core.$ZodLooseShape>(shape: S) =>
  z.catch(z._default(z.array(z.object(shape)), []), []);
const dated = { startDate: text, endDate: text };

/** The members of JSON Resume 1.0.0 that become proposals. Other members, and those of another type, are left out. */
const jsonResume = z.object({
  basics: z.catch(
    z._default(
      z.object({
        ...{ label: text, summary: text, email: text, phone: text },
        location: z.catch(z.optional(z.object({ address: text, city: text })), undefined),
      }),
      {},
    ),
    {},
  ),
  work: listOf({ name: text, position: text, summary: text, ...dated }),
  education: listOf({ institution: text, area: text, ...dated }),
  certificates: listOf({ name: text, issuer: text, date: text, url: text }),
  skills: listOf({ name: text, level: text }),
  languages: listOf({ language: text, fluency: text }),
});

const maxRows = 60;
/** Jobs that say what or where. */
const named = <W extends { name?: string | null | undefined; position?: string | null | undefined }>(
  work: readonly W[],
) => work.filter(({ name, position }) => name || position).slice(0, maxRows);

/** A date of the schema, in months. */
const monthOf = (date: string | null | undefined): string => /^\d{4}(?:-\d\d)?/.exec(date ?? '')?.[0] ?? '';
const cut = (long: string | null | undefined, most: number) => long?.slice(0, most) ?? undefined;

/** Proposals from the file `resume.json` of an archive, of this site or another; null if it is no JSON Resume. */
export function readJsonResume(json: string, tag: string, account: OwnContact): LocalProposals | null {
  const read = parse(json);
  if (read === null) return null;
  const { basics, work, education, certificates, skills, languages } = read;
  const { location } = basics;
  const proposals: SyncProposal[] = present([
    proposalOf('about', 'headline', { headline: cut(basics.label, 120) }),
    proposalOf('about', 'summary', { summary: cut(basics.summary, 4_000) }),
    proposalOf('about', 'location', { location: location?.address ?? location?.city ?? undefined }),
    ...named(work).map((one, index) =>
      proposalOf('work_experience', `${index}`, {
        ...{ job_title: one.position ?? undefined, company_name: one.name ?? undefined },
        ...{ start_month: monthOf(one.startDate), end_month: monthOf(one.endDate) },
        ...{ is_current: one.endDate ? '' : 'true', description: cut(one.summary, 4_000) },
      }),
    ),
    ...education.slice(0, maxRows).map((one, index) =>
      proposalOf('education', `${index}`, {
        ...{ school_name: one.institution ?? undefined, field_of_study: one.area ?? undefined },
        ...{ start_month: monthOf(one.startDate), end_month: monthOf(one.endDate) },
      }),
    ),
    ...skills.slice(0, maxRows).map(({ name, level }) =>
      proposalOf('skill', name?.toLowerCase() ?? '', {
        name: name ?? undefined,
        proficiency: name ? skillLevels.find((known) => known === level?.toLowerCase()) : undefined,
      }),
    ),
    ...languages.slice(0, maxRows).map(({ language, fluency }) => {
      const code = languageCode(language ?? '', tag);
      const proficiency = languageLevels.find((level) => level === fluency?.toLowerCase());
      return code ? proposalOf('language', code, { language: code, proficiency }) : null;
    }),
    ...certificates.slice(0, maxRows).map((one, index) =>
      proposalOf('license_certification', `${index}`, {
        ...{ title: one.name ?? undefined, issuer: one.issuer ?? undefined },
        ...{ issue_month: monthOf(one.date), credential_url: one.url ?? undefined },
      }),
    ),
  ]);
  const contact: SyncField[] = contactFields(basics, account);
  return proposals.length === 0 ? null : { proposals, contact };
}

function parse(json: string) {
  try {
    return jsonResume.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}
