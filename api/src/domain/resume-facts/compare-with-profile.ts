import { educationLimits } from '@jobharbor/shared/contracts/entries/education';
import { licenseLimits } from '@jobharbor/shared/contracts/entries/license-certification';
import { skillLimits } from '@jobharbor/shared/contracts/entries/skill';
import { websiteLimits } from '@jobharbor/shared/contracts/entries/website';
import { workExperienceLimits } from '@jobharbor/shared/contracts/entries/work-experience';
import type { SyncField, SyncKind, SyncProposal } from '@jobharbor/shared/contracts/profile/resume-sync';
import { foldText } from '../../search/analyser/fold-text.ts';
import { findSkill } from '../skills/find-skill.ts';
import { type AccountContact, lastNameOf } from './compare-contact.ts';
import { educationOf } from './degrees/split-degree.ts';
import type { Fact } from './lines/source-line.ts';
import type { ResumeFacts } from './read-facts.ts';
import { isDoubtfulJob } from './work/credible-job.ts';

/** An entry of the profile, with the fields of its kind's contract. */
export type ProfileEntry = { id: number } & Record<string, unknown>;

/** The profile to compare with. */
export interface Profile {
  about: { headline: string | null; summary: string | null; location: string | null };
  account?: AccountContact;
  work: readonly ProfileEntry[];
  schools: readonly ProfileEntry[];
  skills: readonly ProfileEntry[];
  languages: readonly ProfileEntry[];
  licenses: readonly ProfileEntry[];
  links: readonly ProfileEntry[];
}

type Facts = Readonly<Record<string, Fact | null>>;

const bare = (text: unknown): string => foldText(String(text ?? '')).replace(/[^\p{L}\p{N}+#]+/gu, '');
const isSame = (one: unknown, other: unknown): boolean => bare(one) !== '' && bare(one) === bare(other);

/** Proposals: what a résumé has and the profile lacks or has differently. */
export function compareWithProfile(facts: ResumeFacts, profile: Profile): SyncProposal[] {
  return [
    ...aboutOf(facts, profile),
    ...workOf(facts, profile),
    ...schoolsOf(facts, profile),
    ...skillsOf(facts, profile),
    ...languagesOf(facts, profile),
    ...licensesOf(facts, profile),
    ...linksOf(facts, profile),
  ];
}

function aboutOf(facts: ResumeFacts, profile: Profile): SyncProposal[] {
  const found = (['headline', 'summary', 'location'] as const).flatMap((name) =>
    propose('about', name, { [name]: facts.about[name] }, { id: 0, [name]: profile.about[name] }),
  );
  const lastName = profile.account ? lastNameOf(facts, profile.account) : null;
  return [...propose('about', 'last_name', { last_name: lastName }, undefined), ...found];
}

/** Ids of proposals of jobs that lack what tells a job: somebody looks at them before they are added. */
export const doubtfulIds = ({ work }: ResumeFacts): ReadonlySet<string> =>
  new Set(work.flatMap((job, index) => (isDoubtfulJob(job) ? [`work_experience:${index}`] : [])));

function workOf({ work }: ResumeFacts, profile: Profile): SyncProposal[] {
  const room = workExperienceLimits.count - profile.work.length;
  return within(room, work, ({ title, company, start, end, current, description }, index) => {
    const facts = {
      job_title: title,
      company_name: company,
      start_month: start,
      end_month: current === null ? end : null,
      is_current: current,
      description,
    };
    const known = profile.work.find(
      (entry) =>
        isSame(entry.company_name, company?.value) &&
        (isSame(entry.job_title, title?.value) || isSameMonth(entry.start_month, start?.value)),
    );
    return propose('work_experience', `${index}`, facts, known);
  });
}

function schoolsOf({ schools }: ResumeFacts, profile: Profile): SyncProposal[] {
  const room = educationLimits.count - profile.schools.length;
  return within(room, schools, ({ school, degree, field, start, end, current, description }, index) => {
    const level = degree && educationOf(degree.value);
    const facts = {
      school_name: school,
      education_level_id: degree && level ? { ...degree, value: String(level.id) } : null,
      field_of_study: field,
      start_month: start,
      end_month: current === null ? end : null,
      is_current: current,
      description,
    };
    const known = profile.schools.find(
      (entry) =>
        isSame(entry.school_name, school?.value) &&
        (!level || entry.education_level_id === level.id || isSame(entry.field_of_study, field?.value)),
    );
    return propose('education', `${index}`, facts, known);
  });
}

const inDocumentOrder = (one: Fact, other: Fact): number =>
  one.line - other.line || one.quote.indexOf(one.value) - other.quote.indexOf(other.value);

function skillsOf({ skills }: ResumeFacts, profile: Profile): SyncProposal[] {
  const keyOf = (name: string) => findSkill(name)?.key ?? bare(name);
  const known = new Set(profile.skills.map(({ name }) => keyOf(String(name))));
  const lacking = skills.filter(({ value }) => !known.has(keyOf(value)));
  const room = Math.max(0, skillLimits.count - known.size);
  // Those of the site's list come first where not all fit; the ones that do stand as the résumé orders them.
  return lacking
    .slice(0, room)
    .toSorted(inDocumentOrder)
    .flatMap((skill) => propose('skill', keyOf(skill.value), { name: skill }, undefined));
}

function languagesOf({ languages }: ResumeFacts, profile: Profile): SyncProposal[] {
  return languages.flatMap(({ language, level }) => {
    const known = profile.languages.find((entry) => entry.language === language.value);
    return propose('language', language.value, { language, proficiency: level }, known);
  });
}

function licensesOf({ licenses }: ResumeFacts, profile: Profile): SyncProposal[] {
  const room = licenseLimits.count - profile.licenses.length;
  return within(room, licenses, ({ title, issuer, issued, expires, lasts, ...credential }, index) => {
    const known = profile.licenses.find(
      (entry) => isSame(entry.title, title.value) && (issuer === null || isSame(entry.issuer, issuer.value)),
    );
    const facts = {
      ...{ title, issuer, issue_month: issued, expiry_month: lasts === null ? expires : null },
      ...{ does_not_expire: lasts, ...credential },
    };
    return propose('license_certification', `${index}`, facts, known);
  });
}

function linksOf({ links }: ResumeFacts, profile: Profile): SyncProposal[] {
  const keyOf = (url: unknown) =>
    String(url)
      .toLowerCase()
      .replace(/^https?:\/\/|www\.|\/$/g, '');
  const known = new Set(profile.links.map(({ url }) => keyOf(url)));
  const lacking = links.filter(({ value }) => !known.has(keyOf(value)));
  return within(websiteLimits.count - known.size, lacking, (link) =>
    propose('website', keyOf(link.value), { url: link }, undefined),
  );
}

/** Limits proposals of new entries to the remaining capacity; changes of entries are unlimited. */
function within<T>(
  room: number,
  facts: readonly T[],
  proposalsOf: (fact: T, index: number) => SyncProposal[],
): SyncProposal[] {
  let left = Math.max(0, room);
  return facts.flatMap(proposalsOf).filter(({ entry_id: entryId }) => {
    if (entryId !== null) return true;
    left -= 1;
    return left >= 0;
  });
}

/** None if `known` has the same data. */
function propose(kind: SyncKind, key: string, facts: Facts, known: ProfileEntry | undefined): SyncProposal[] {
  const fields = Object.entries(facts).flatMap(([name, fact]): SyncField[] => {
    if (fact === null) return [];
    const value = currentOf(known, name);
    // An entry without end that is current, and vice versa, is unchanged.
    const isSettled =
      name === 'is_current' || name === 'does_not_expire'
        ? value === 'true'
        : (name === 'end_month' && known?.is_current === true) ||
          (name === 'expiry_month' && known?.does_not_expire === true);
    if (isSettled || isSame(value, fact.value) || (name.endsWith('_month') && isSameMonth(value, fact.value)))
      return [];
    return [{ ...fact, name, current: value }];
  });
  const entryId = known === undefined || known.id === 0 ? null : known.id;
  return fields.length === 0 ? [] : [{ id: `${kind}:${key}`, kind, entry_id: entryId, fields }];
}

function currentOf(entry: ProfileEntry | undefined, name: string): string | null {
  const value = entry?.[name];
  return value === undefined || value === null || value === '' || value === false ? null : String(value);
}

/** A year matches any month of it. */
function isSameMonth(one: unknown, other: unknown): boolean {
  const [a, b] = [String(one ?? ''), String(other ?? '')];
  return a !== '' && b !== '' && (a.startsWith(b) || b.startsWith(a));
}
