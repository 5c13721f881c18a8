import type { LanguageTag, RewriteType, SummaryEvent, SummarySentence } from '@jobharbor/shared/contracts';
import { ApiError, errorCode, errorText } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findAccount } from '../accounts/account-repository.ts';
import { toSeconds } from '../common/seconds.ts';
import { aiTextsPerDay } from '../vip/vip-months.ts';
import { composeSummary } from './built-in-writer.ts';
import { type ModelOrder, writeWithModel } from './model-writer.ts';
import { readFacts } from './read-facts.ts';
import { beginSummary, endSummary, findSummary, joinSentences } from './summary-repository.ts';

/** Minimum length of a text to rewrite. */
const shortest = 20;

export interface SummaryOrder {
  accountId: number;
  language: LanguageTag;
  preferenceId: number | null;
  rewriteType: RewriteType | null;
  /** Starts from an earlier text. */
  isRewrite: boolean;
  /** The text to return; default: the last one. */
  id: number | undefined;
  signal: AbortSignal;
}

type Parts = Pick<Dependencies, 'db' | 'clock' | 'config'> & { report: (error: unknown) => void };

/**
 * Checks preconditions, uses a credit if a model writes, and resolves with the event stream. All errors are thrown
 * before the first event. The text is stored on completion, stop and failure. One that could not be stored ends with
 * `failed`, as nobody can accept it.
 */
export async function writeSummary(
  { db, clock, config, report }: Parts,
  order: SummaryOrder,
): Promise<AsyncGenerator<SummaryEvent | null>> {
  const { accountId, language, preferenceId, rewriteType, signal } = order;
  const facts = await readFacts(db, { accountId, language, preferenceId, now: clock() });
  const base = await findSummary(db, accountId, order.id);
  const earlier = order.isRewrite ? await textToRewrite(db, accountId, base) : null;
  if (earlier !== null && earlier.trim().length < shortest) throw new ApiError(errorCode.aiTextTooShort);
  const before = base?.variant ?? 0;
  const variant = rewriteType === 'other_words' ? 1 - before : before;
  const { model } = config;
  const costsCredit = model !== null;
  const { id, creditsLeft, renewsAt } = await beginSummary(db, {
    accountId,
    language,
    variant,
    creditsPerDay: await aiTextsPerDay(db, { accountId, usual: config.aiCreditsPerDay, now: clock() }),
    costsCredit,
    now: clock(),
  });

  async function* sentences(): AsyncGenerator<SummarySentence | null> {
    if (model === null) return yield* composeSummary(facts, { language, variant, rewriteType });
    const work: ModelOrder = { facts, language, rewriteType, earlier, signal };
    return yield* writeWithModel(model, work);
  }

  async function* events(): AsyncGenerator<SummaryEvent | null> {
    const written: SummarySentence[] = [];
    const failed = (code: number) => ({ type: 'failed' as const, code, message: errorText(code, language) });
    let isStored = false;
    let status: 'finished' | 'stopped' | 'failed' = 'stopped';
    try {
      yield {
        type: 'start',
        id,
        writer: model === null ? 'built_in' : 'model',
        facts: facts.map(({ id: fact, kind, text }) => ({ id: fact, kind, text })),
        credits_left: creditsLeft,
        renews_at: toSeconds(renewsAt),
      };
      for await (const sentence of sentences()) {
        if (signal.aborted) break;
        if (sentence !== null) written.push(sentence);
        yield sentence && { type: 'sentence', ...sentence };
      }
      if (signal.aborted) return;
      if (written.length === 0) throw new ApiError(errorCode.aiUnavailable);
      status = 'finished';
    } catch (error) {
      status = 'failed';
      report(error);
      yield failed(error instanceof ApiError ? error.code : errorCode.internal);
    } finally {
      // Before the last event: whoever has read that may accept the text. The stream has begun, so that a throw would break it.
      isStored = await endSummary(db, { id, costsCredit }, status, written).then(
        () => true,
        (error) => {
          report(error);
          return false;
        },
      );
    }
    if (status === 'finished') yield isStored ? { type: 'end' } : failed(errorCode.serviceUnavailable);
  }

  return events();
}

/** The sentences of an earlier summary; without one the summary of the profile. */
async function textToRewrite(
  db: Db,
  accountId: number,
  base: Awaited<ReturnType<typeof findSummary>>,
): Promise<string> {
  if (base !== undefined && base.sentences.length > 0) return joinSentences(base.sentences, base.language);
  return (await findAccount(db, accountId))?.summary ?? '';
}
