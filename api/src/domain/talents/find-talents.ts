import { type Talent, type TalentFilters, talentLimits } from '@jobharbor/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import { anyIdOf } from '../../database/any-id-of.ts';
import type { Db } from '../../database/pools.ts';
import { representedRecruiters } from '../recruiters/recruiter-repository.ts';
import { type Employers, findablePeople, findEmployers } from './findable-people.ts';
import { matchesWords } from './match-talent.ts';
import { isRefreshed, readTalents } from './read-talents.ts';

/** The people that a search looks through: the first in its order. */
const maxSearched = 5_000;
/** People whose profiles are read at once. */
const batch = 250;

export interface TalentSearching {
  /** The account that searches, for all companies that it acts for. */
  accountId: number;
  filters: TalentFilters;
  now: Date;
  /** Only those whose profile or consent has changed since. */
  changedSince?: Date;
  max?: number;
}

/** SQL: the person has an entry of the kind whose field has the value. */
const hasEntry = (kind: string, field: string, value: string | undefined): RawBuilder<boolean> =>
  value === undefined
    ? sql`true`
    : sql`exists (select from profile_entries e
        where e.account_id = accounts.id and e.kind = ${kind} and e.content->>${field} = ${value})`;

const hasChanged = (since: Date | undefined): RawBuilder<boolean> =>
  since === undefined
    ? sql`true`
    : sql`(talent_consents.consented_at >= ${since} or accounts.updated_at >= ${since} or exists (
        select from profile_entries e where e.account_id = accounts.id and e.updated_at >= ${since}))`;

const findCandidates = (db: Db, employers: Employers, { filters, changedSince, now }: TalentSearching) =>
  findablePeople(db, employers)
    .select('accounts.id')
    .where(hasEntry('job_preference', 'country_key', filters.country_key))
    .where(hasEntry('language', 'language', filters.language))
    .where(hasChanged(changedSince))
    .orderBy(isRefreshed(now), 'desc')
    .orderBy(sql`accounts.last_active_at desc nulls last`)
    .orderBy('accounts.id', 'desc')
    .limit(maxSearched)
    .execute();

/** People who let employers find them and match: refreshed résumés first, then who was here last; `max` of them at most. */
export async function findTalents(db: Db, searching: TalentSearching): Promise<Talent[]> {
  const { accountId, filters, now, max = talentLimits.shown } = searching;
  const employers = await findEmployers(db, accountId);
  const candidates = await findCandidates(db, employers, searching);
  const found: Talent[] = [];
  for (let from = 0; from < candidates.length && found.length < max; from += batch) {
    const ids = candidates.slice(from, from + batch).map(({ id }) => id);
    const talents = await readTalents(db, ids, { employers, now });
    found.push(...talents.flatMap((one) => (one !== null && matchesWords(one, filters) ? [one] : [])));
  }
  return found.slice(0, max);
}

/** Adds the newest chat that the account has with each person. */
export async function withChats(db: Db, accountId: number, talents: readonly Talent[]): Promise<Talent[]> {
  const chats = await db
    .selectFrom('chats')
    .select(['jobseeker_id', (eb) => eb.fn.max('id').as('id')])
    .where('jobseeker_id', '=', anyIdOf(talents.map(({ id }) => id)))
    .where('recruiter_id', 'in', representedRecruiters(accountId))
    .groupBy('jobseeker_id')
    .execute();
  const chatOf = new Map(chats.map(({ jobseeker_id, id }) => [jobseeker_id, id]));
  return talents.map((talent) => ({ ...talent, chat_id: chatOf.get(talent.id) ?? null }));
}
