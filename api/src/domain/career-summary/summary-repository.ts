import { type LanguageTag, type SummarySentence, summaryLimits } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { CareerSummariesTable } from '../../database/tables/media-tables.ts';
import { countUnconfirmed } from '../accounts/count-unconfirmed.ts';
import { creditDay } from '../common/credit-day.ts';
import { lockAccount } from '../common/idempotency.ts';

export type StoredSummary = Selectable<CareerSummariesTable>;

/** Milliseconds after which an unfinished text of a crashed process no longer blocks. */
const longestMs = 3 * 60_000;

const secondsUntil = (time: Date, now: Date) =>
  Math.max(1, Math.ceil((time.getTime() - now.getTime()) / 1_000));

/** Chinese and Japanese put no space between sentences. */
export const joinSentences = (sentences: readonly SummarySentence[], language: string): string =>
  sentences
    .map(({ text }) => text)
    .join(/^(zh|ja)/.test(language) ? '' : ' ')
    .slice(0, summaryLimits.maxLength);

const findLatest = (db: Db, accountId: number): Promise<StoredSummary | undefined> =>
  db
    .selectFrom('career_summaries')
    .selectAll()
    .where('account_id', '=', accountId)
    .where((eb) => eb.or([eb('status', '=', 'running'), eb('sentences', '!=', sql`'[]'::jsonb` as never)]))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The person's text with this id, else the latest. Throws 40004 for an id that is not one of theirs. */
export async function findSummary(
  db: Db,
  accountId: number,
  id: number | undefined,
): Promise<StoredSummary | undefined> {
  if (id === undefined) return findLatest(db, accountId);
  const row = await db
    .selectFrom('career_summaries')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCode.notFound);
  return row;
}

export interface Beginning {
  accountId: number;
  language: LanguageTag;
  variant: number;
  creditsPerDay: number;
  /** False for our own phrases, which cost nothing. */
  costsCredit: boolean;
  now: Date;
}

/**
 * Uses a credit, if it costs one, and starts a text. Throws 41314 if credits are disabled, and 41319 while another text
 * is being generated. Throws 41275 after too many attempts in 24 hours and 41321 without credits, both with
 * `retry_after`.
 */
export async function beginSummary(
  db: Db,
  { accountId, language, variant, creditsPerDay, costsCredit, now }: Beginning,
): Promise<{ id: number; creditsLeft: number; renewsAt: Date }> {
  if (creditsPerDay === 0) throw new ApiError(errorCode.aiNoCredits);
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const dayAgo = new Date(now.getTime() - 86_400_000);
    const recent = await tx
      .selectFrom('career_summaries')
      .select(['status', 'is_counted', 'started_at'])
      .where('account_id', '=', accountId)
      .where('started_at', '>', dayAgo)
      .orderBy('id')
      .execute();
    const isRunning = recent.some(
      ({ status, started_at }) => status === 'running' && now.getTime() - started_at.getTime() < longestMs,
    );
    if (isRunning) throw new ApiError(errorCode.aiAlreadyRunning);
    const [oldest] = recent;
    if (oldest !== undefined && recent.length >= summaryLimits.attemptsPerDay) {
      const free = new Date(oldest.started_at.getTime() + 86_400_000);
      throw new ApiError(errorCode.aicvLimit, { retryAfter: secondsUntil(free, now) });
    }
    const { start, end } = creditDay(now);
    const used = recent.filter((row) => row.is_counted && row.started_at >= start).length;
    if (costsCredit && used >= creditsPerDay)
      throw new ApiError(errorCode.aiCreditsUsedUp, { retryAfter: secondsUntil(end, now) });
    if (costsCredit) await countUnconfirmed(tx, accountId, 'summaries', now);
    const { id } = await tx
      .insertInto('career_summaries')
      .values({ account_id: accountId, status: 'running', language, variant, started_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, creditsLeft: Math.max(0, creditsPerDay - used - Number(costsCredit)), renewsAt: end };
  });
}

/** Stores the generated text. Failed texts, those stopped before the first sentence, and our own phrases cost no credit. */
export async function endSummary(
  db: Db,
  { id, costsCredit }: { id: number; costsCredit: boolean },
  status: 'finished' | 'stopped' | 'failed',
  sentences: readonly SummarySentence[],
): Promise<void> {
  await db
    .updateTable('career_summaries')
    .set({
      status,
      sentences: JSON.stringify(sentences),
      is_counted: costsCredit && status !== 'failed' && sentences.length > 0,
    })
    .where('id', '=', id)
    .execute();
}

export interface Acceptance {
  accountId: number;
  /** The text; the latest without it. */
  id: number | undefined;
  /** Indexes of the sentences to take; all without it. */
  keep: readonly number[] | undefined;
  now: Date;
}

/** Puts a text into the profile. Once it is there, accepting it again answers the same and changes nothing. */
export async function acceptSummary(
  db: Db,
  { accountId, id, keep, now }: Acceptance,
): Promise<{ summary: string; previous: string | null; version: number }> {
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const row = await findSummary(tx, accountId, id);
    if (row === undefined) throw new ApiError(errorCode.notFound);
    const account = await tx
      .selectFrom('accounts')
      .select(['summary', 'version'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    if (row.status === 'running') throw new ApiError(errorCode.aiAlreadyRunning);
    const kept = row.sentences.filter((_, index) => keep === undefined || keep.includes(index));
    if (kept.length === 0) throw new ApiError(errorCode.notFound);
    const summary = joinSentences(kept, row.language);
    if (row.accepted_at !== null && account.summary === summary)
      return { summary, previous: row.previous_summary, version: account.version };
    const { version } = await tx
      .updateTable('accounts')
      .set({ summary, version: sql`version + 1`, updated_at: now })
      .where('id', '=', accountId)
      .returning('version')
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('career_summaries')
      .set({ accepted_at: now, previous_summary: account.summary })
      .where('id', '=', row.id)
      .execute();
    return { summary, previous: account.summary, version };
  });
}
