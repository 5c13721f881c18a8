import { setImmediate as nextTurn } from 'node:timers/promises';
import { writtenKinds } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { foldText } from '../../search/analyser/fold-text.ts';
import { simplifyChinese } from '../../search/analyser/simplify-chinese.ts';
import { namePartsOf } from '../common/name-for-recruiters.ts';
import {
  hidesName,
  isParticipant,
  jobIdOfChat,
  otherSide,
  type Participant,
} from '../messages/chat-access.ts';

/** Ids of chats, each with the id of its newest message that has a word of the search, or null. */
export type FoundChats = ReadonlyMap<number, number | null>;

/** Messages read at once. */
const batch = 2_000;
/** Newest messages that one search reads. */
const maxMessages = 40_000;

/**
 * The participant's chats that have every word of `query`: in names, titles and company, or anywhere in their messages. A
 * word may stand within another, as Chinese, Japanese and Arabic need. Variant spellings are equal (`foldText`). The texts
 * are compared here, because PostgreSQL cannot fold them. Null for a query without words.
 */
export async function searchChats(
  db: Db,
  participant: Participant,
  query: string | undefined,
): Promise<FoundChats | null> {
  const words = [
    ...new Set(
      foldWords(query ?? '')
        .split(/\s+/u)
        .filter(Boolean),
    ),
  ];
  if (words.length === 0) return null;
  const missing = new Map<number, Set<string>>();
  for (const { id, names } of await readNames(db, participant)) {
    const folded = foldWords(names);
    missing.set(id, new Set(words.filter((word) => !folded.includes(word))));
  }
  const message = await searchMessages(db, participant, { words, missing });
  return new Map(
    [...missing].filter(([, left]) => left.size === 0).map(([id]) => [id, message.get(id) ?? null]),
  );
}

const foldWords = (text: string): string => simplifyChinese(foldText(text));

const nameParts = namePartsOf('person');

/** Texts of a recruiter. The joined name is one of them: Chinese and Korean names have no space. */
const ofRecruiter = sql<string>`concat_ws(' ', person.first_name, person.last_name,
  concat(person.last_name, person.first_name), coalesce(recruiters.title, person.headline))`;
/** Recruiters see the name as `shownName` of `chat-rows.ts` gives it. */
const ofJobseeker = sql<string>`case when not ${hidesName} then concat_ws(' ', ${nameParts.first}, ${nameParts.last},
  concat(${nameParts.last}, ${nameParts.first}), person.headline) end`;

/** Texts of each chat besides its messages, as the participant sees them. */
async function readNames(db: Db, { accountId, side }: Participant) {
  return db
    .selectFrom('chats')
    .leftJoin('applications', 'applications.id', 'chats.application_id')
    .leftJoin('chat_starts', 'chat_starts.chat_id', 'chats.id')
    .innerJoin('jobs', (join) => join.on('jobs.id', '=', jobIdOfChat))
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .innerJoin('accounts as person', (join) => join.onRef('person.id', '=', `chats.${otherSide(side)}_id`))
    .leftJoin('recruiters', 'recruiters.account_id', 'person.id')
    .select([
      'chats.id',
      sql<string>`concat_ws(' ', ${side === 'jobseeker' ? ofRecruiter : ofJobseeker}, jobs.title, companies.name)`.as(
        'names',
      ),
    ])
    .where(isParticipant({ accountId, side }))
    .execute();
}

/** Takes the words that messages have out of `missing`; returns the newest such message of each chat. */
async function searchMessages(
  db: Db,
  participant: Participant,
  { words, missing }: { words: readonly string[]; missing: ReadonlyMap<number, Set<string>> },
): Promise<Map<number, number>> {
  const newest = new Map<number, number>();
  let before = Number.MAX_SAFE_INTEGER;
  for (let read = 0; read < maxMessages; read += batch) {
    const rows = await db
      .selectFrom('messages')
      .innerJoin('chats', 'chats.id', 'messages.chat_id')
      .leftJoin('chat_settings', (join) =>
        join
          .onRef('chat_settings.chat_id', '=', 'chats.id')
          .on('chat_settings.account_id', '=', participant.accountId),
      )
      .select(['messages.id', 'messages.chat_id', 'messages.text'])
      .where(isParticipant(participant))
      .where('messages.id', '<', before)
      .where('messages.kind', 'in', writtenKinds)
      .where(sql<boolean>`messages.id > coalesce(chat_settings.deleted_up_to, 0)`)
      .orderBy('messages.id', 'desc')
      .limit(batch)
      .execute();
    for (const { id, chat_id, text } of rows) {
      const folded = foldWords(text);
      const present = words.filter((word) => folded.includes(word));
      for (const word of present) missing.get(chat_id)?.delete(word);
      if (present.length > 0 && !newest.has(chat_id)) newest.set(chat_id, id);
    }
    before = rows.at(-1)?.id ?? 0;
    if (rows.length < batch) break;
    // Other requests are served in between.
    await nextTurn();
  }
  return newest;
}
