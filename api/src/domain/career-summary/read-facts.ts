import { type LanguageTag, languageByTag, type SummaryFact } from '@jobharbor/shared/contracts';
import type { Education } from '@jobharbor/shared/contracts/entries/education';
import type { JobPreference } from '@jobharbor/shared/contracts/entries/job-preference';
import type { Skill } from '@jobharbor/shared/contracts/entries/skill';
import type { SpokenLanguage } from '@jobharbor/shared/contracts/entries/spoken-language';
import type { WorkExperience } from '@jobharbor/shared/contracts/entries/work-experience';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { findAccount } from '../accounts/account-repository.ts';
import { hasWords } from '../common/has-words.ts';
import { spokenLanguages as languageKind, skills as skillKind } from '../profile-entries/ability-kinds.ts';
import type { Entry, EntryKind } from '../profile-entries/entry-kind.ts';
import {
  educations as educationKind,
  workExperiences as workKind,
} from '../profile-entries/history-kinds.ts';
import { jobPreferences as preferenceKind } from '../profile-entries/job-preference-kind.ts';
import { listEntriesByKind } from '../profile-entries/save-entry.ts';

/** A fact of a profile: as it is shown, as a model reads it, and as our own phrases say it. */
export interface Fact extends SummaryFact {
  /** The text with derived data, such as a number of years. */
  detail: string;
  phrase: string;
  values: Readonly<Record<string, string>>;
}

export interface Person {
  accountId: number;
  language: LanguageTag;
  /** The job that the summary is for; not found unless it is the person's. */
  preferenceId: number | null;
  now: Date;
}

const maxWork = 3;
const maxEducations = 2;

/**
 * Facts of the profile for a summary, most important first. Excludes entries hidden from a company: every employer can
 * read a summary. Throws 41311-41313 if the profile has too little data, and 41315 if its job title has no letters or
 * digits.
 */
export async function readFacts(db: Db, person: Person): Promise<Fact[]> {
  const { accountId, language, preferenceId, now } = person;
  const account = await findAccount(db, accountId);
  if (account === undefined) throw new ApiError(errorCode.sessionEnded);
  const all = await listEntriesByKind(db, { accountId, language });
  const entries = <Content>(kind: EntryKind) => all(kind) as Entry<Content>[];
  const preferences = entries<JobPreference>(preferenceKind);
  const preference =
    preferenceId === null ? preferences[0] : preferences.find(({ id }) => id === preferenceId);
  if (preferenceId !== null && preference === undefined) throw new ApiError(errorCode.notFound);
  const work = entries<WorkExperience>(workKind).filter((entry) => !entry.is_hidden_from_company);
  const educations = entries<Education>(educationKind);
  const skills = entries<Skill>(skillKind).map(({ name }) => name);
  const languages = entries<SpokenLanguage>(languageKind).map((entry) => entry.language);
  const { headline, working_since: since, location } = account;

  const hasJob = preference !== undefined || headline !== null;
  const hasHistory = work.length > 0 || educations.length > 0 || since !== null;
  if (!hasJob && !hasHistory) throw new ApiError(errorCode.aiNeedsDesiredJobAndHistory);
  if (!hasJob) throw new ApiError(errorCode.aiNeedsDesiredJob);
  if (!hasHistory) throw new ApiError(errorCode.aiNeedsHistory);
  if (!hasWords(`${preference?.job_title ?? ''}${headline ?? ''}`))
    throw new ApiError(errorCode.aiNeedsJobTitle);

  const facts: Omit<Fact, 'id'>[] = [];
  const add = (
    kind: Fact['kind'],
    phrase: string,
    values: Record<string, string>,
    more: { text?: string; detail?: string } = {},
  ) => {
    const text = more.text ?? Object.values(values).join(' · ');
    facts.push({ kind, phrase, values, text, detail: more.detail ?? text });
  };
  if (headline !== null) add('headline', 'headline', { headline });
  for (const entry of work.slice(0, maxWork)) add('work', ...workPhrase(entry));
  if (since !== null) {
    const years = now.getUTCFullYear() - since;
    add('since', 'since', { year: String(since) }, { detail: `working since ${since} (${years} years)` });
  }
  for (const { field_of_study: field, school_name: school } of educations.slice(0, maxEducations)) {
    if (field === null) add('education', 'education', { school });
    else add('education', 'education_field', { field, school });
  }
  if (skills.length > 0) add('skills', 'skills', { list: listOf(language, skills) });
  if (languages.length > 0) {
    const names = new Intl.DisplayNames([tagOf(language)], { type: 'language' });
    add('languages', 'languages', {
      list: listOf(
        language,
        languages.map((code) => names.of(code) ?? code),
      ),
    });
  }
  if (location !== null) add('place', 'place', { place: location });
  if (preference !== undefined) add('desired_job', 'desired_job', { title: preference.job_title });
  return facts.map((fact, index) => ({ ...fact, id: `f${index + 1}` }));
}

function workPhrase(entry: WorkExperience): [string, Record<string, string>] {
  const values = {
    title: entry.job_title,
    company: entry.company_name,
    from: entry.start_month.slice(0, 4),
  };
  return entry.end_month === null
    ? ['work_current', values]
    : ['work_past', { ...values, to: entry.end_month.slice(0, 4) }];
}

const tagOf = (language: LanguageTag): string => languageByTag(language)?.value ?? 'en';

const listOf = (language: LanguageTag, items: readonly string[]): string =>
  new Intl.ListFormat(tagOf(language), { type: 'conjunction' }).format(items);
