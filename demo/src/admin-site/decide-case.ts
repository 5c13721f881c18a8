import { listAdminDecisions } from '@jobharbor/shared/calls/admin/list-admin-decisions';
import { AppError, errorCode, isAppError } from '@jobharbor/shared/errors';
import type { Done } from '../form-site/action.ts';
import type { Queue } from './queue.ts';
import { withQuery } from './queue-page.ts';
import { type Acting, formatTime } from './shown.ts';
import { wordOf } from './texts.ts';

/** Refusals of a case that somebody else may have decided. */
const takenCodes: readonly number[] = [errorCode.notFound, errorCode.staleVersion, errorCode.withdrawalOver];

/**
 * Carries a decision out. The second press of one person ends as the first. A second admin reads what the first one
 * decided, since the API keeps that and ignores theirs.
 */
export async function decideCase(queue: Queue, acting: Acting): Promise<Done> {
  const { form } = acting;
  const outcome = form.outcome ?? '';
  const reason = (form.reason ?? '').trim();
  if (outcome === '') throw refusal('Choose a decision.', 'outcome');
  if (reason === '') throw refusal('Write a reason.', 'reason');
  const refused = await queue.decide(acting, { outcome, reason }).then(
    () => null,
    (error: unknown) => {
      if (!isAppError(error) || !takenCodes.includes(error.code)) throw error;
      return error;
    },
  );
  const { decisions } = await acting.client.send(listAdminDecisions, {
    query: { queue: queue.key, subject_ids: String(Number(form.subject) || 1), size: 1 },
  });
  const [latest] = decisions;
  const isOwn =
    latest?.decided_by?.id === acting.admin.id &&
    latest.outcome.startsWith(outcome) &&
    // The log holds no answers to people: the API keeps one that it did not refuse.
    (latest.reason.startsWith(reason) || (latest.reason === '' && refused === null));
  if (!isOwn) {
    if (latest === undefined) throw refused ?? refusal('The case is not there any more.', 'outcome');
    const who = latest.decided_by?.name ?? 'A deleted account';
    const what = `${wordOf(latest.outcome)}, at ${formatTime(latest.decided_at)}: “${latest.reason}”`;
    throw new AppError(errorCode.staleVersion, {
      status: 409,
      message: `Your decision was not stored: there is another one. ${who} decided before. ${what}`,
    });
  }
  return { to: withQuery(`/${queue.key}`, acting.query), said: `Stored: ${wordOf(latest.outcome)}.` };
}

const refusal = (message: string, field: string) =>
  new AppError(errorCode.invalidParameters, { status: 422, message, fields: { [field]: [message] } });
