import type { LanguageTag, Talent } from '@jobharbor/shared/contracts';
import type { JobPreference } from '@jobharbor/shared/contracts/entries/job-preference';
import type { Skill } from '@jobharbor/shared/contracts/entries/skill';
import type { SpokenLanguage } from '@jobharbor/shared/contracts/entries/spoken-language';
import type { WorkExperience } from '@jobharbor/shared/contracts/entries/work-experience';
import { type RawBuilder, sql } from 'kysely';
import { optionIn } from '../../config-lists/index.ts';
import { anyIdOf } from '../../database/any-id-of.ts';
import type { Db } from '../../database/pools.ts';
import { maskContacts } from '../../import/clean/text/mask-contacts.ts';
import { yearsCovered } from '../job-match/years-of-work.ts';
import { startOfRefresh } from '../resume-refresh/refresh-resume.ts';
import { findSkill } from '../skills/find-skill.ts';
import { type Employers, isOwnEmployer } from './findable-people.ts';

/** The entries of a profile that a search reads, by their kind. */
interface Entries {
  job_preference: Pick<JobPreference, 'job_title' | 'country_key'>[];
  work_experience: WorkExperience[];
  skill: Pick<Skill, 'name'>[];
  language: Pick<SpokenLanguage, 'language' | 'proficiency'>[];
}

const kinds = ['job_preference', 'work_experience', 'skill', 'language'] as const;

/** SQL: a refresh of the person’s résumé lasts. */
export const isRefreshed = (now: Date): RawBuilder<boolean> => sql`exists (
  select from resume_refreshes r where r.account_id = accounts.id and r.refreshed_at > ${startOfRefresh(now)})`;

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];

/** The latest first; without an end they go on. */
const byEnd = (one: WorkExperience, other: WorkExperience): number =>
  (other.end_month ?? '9999').localeCompare(one.end_month ?? '9999') ||
  other.start_month.localeCompare(one.start_month);

/**
 * What employers see of people, in the order of `ids`; null for who works for one of them. Skills as their owners wrote
 * them.
 */
export async function readTalents(
  db: Db,
  ids: readonly number[],
  { employers, now }: { employers: Employers; now: Date },
): Promise<(Talent | null)[]> {
  const people = await db
    .selectFrom('accounts')
    .select(['id', 'notice_period_id', 'working_since', isRefreshed(now).as('is_refreshed')])
    .where('id', '=', anyIdOf(ids))
    .execute();
  const entries = await db
    .selectFrom('profile_entries')
    .select(['account_id', 'kind', 'content'])
    .where('account_id', '=', anyIdOf(ids))
    .where('kind', 'in', kinds)
    .orderBy('id')
    .execute();
  const byId = new Map(people.map((person) => [person.id, person]));
  const ofPerson = Map.groupBy(entries, ({ account_id }) => account_id);
  return ids.map((id) => {
    const person = byId.get(id);
    const own = ofPerson.get(id) ?? [];
    const of = <K extends keyof Entries>(kind: K) =>
      own.flatMap((entry) => (entry.kind === kind ? [entry.content as unknown as Entries[K][number]] : []));
    const works = of('work_experience').toSorted(byEnd);
    if (person === undefined || works.some((work) => isOwnEmployer(employers, work))) return null;
    const wanted = of('job_preference');
    return {
      id,
      wanted_titles: unique(wanted.map(({ job_title }) => maskContacts(job_title))),
      country_keys: unique(wanted.map(({ country_key }) => country_key)),
      held_titles: unique(works.map(({ job_title }) => maskContacts(job_title))),
      years_of_work:
        person.working_since === null
          ? yearsCovered(works, now)
          : Math.max(0, now.getUTCFullYear() - person.working_since),
      skills: of('skill').map(({ name }) => maskContacts(name)),
      languages: of('language').map(({ language, proficiency }) => ({ language, proficiency })),
      notice_period_id: person.notice_period_id,
      is_refreshed: person.is_refreshed,
      chat_id: null,
    };
  });
}

/** Names of the skills that the list knows, in the reader's language. */
export const inLanguage = (talent: Talent, language: LanguageTag): Talent => ({
  ...talent,
  skills: talent.skills.map((name) => {
    const known = findSkill(name);
    return known === undefined ? name : optionIn(known, language).value;
  }),
});
