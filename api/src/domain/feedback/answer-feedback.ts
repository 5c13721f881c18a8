import { type LanguageTag, languageByTag } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { sitePage } from '../../mail/site-page.ts';
import { writeTime } from '../../mail/write-time.ts';
import { languageOf } from '../account-settings/account-setting-repository.ts';
import { recordDecision } from '../admin-decisions/record-decision.ts';
import { lockFeedback } from './decide-feedback.ts';

type Services = Pick<Dependencies, 'db' | 'queue' | 'config'>;

interface Answered {
  id: number;
  text: string;
  /** How many answers the admin has read. */
  seenAnswers: number;
  adminId: number;
  now: Date;
}

/**
 * Stores an answer and mails it. The same text of the same admin as the last answer is that answer. Throws 40009 if there is
 * another answer than those read, and 42500 if a guest gave no address.
 */
export async function answerFeedback(
  services: Services,
  { id, text, seenAnswers, adminId, now }: Answered,
): Promise<{ isNew: boolean; isMailed: boolean }> {
  return services.db.transaction().execute(async (tx) => {
    const feedback = await lockFeedback(tx, id);
    const answers = await tx
      .selectFrom('feedback_answers')
      .select(['text', 'answered_by'])
      .where('feedback_id', '=', id)
      .orderBy('id')
      .execute();
    const recipient = await findRecipient(tx, feedback);
    const isMailed = recipient.to !== null;
    const latest = answers.at(-1);
    if (answers.length === seenAnswers + 1 && latest?.answered_by === adminId && latest.text === text)
      return { isNew: false, isMailed };
    if (answers.length !== seenAnswers) throw new ApiError(errorCode.staleVersion);
    if (feedback.account_id === null && !isMailed) throw new ApiError(errorCode.feedbackUnanswerable);
    await tx
      .insertInto('feedback_answers')
      .values({ feedback_id: id, text, answered_by: adminId, answered_at: now })
      .execute();
    await tx.updateTable('feedback').set({ closed_at: null }).where('id', '=', id).execute();
    // The log outlives the feedback, with which the text of the answer is deleted.
    const decided = { outcome: 'answered', reason: '', adminId, now };
    await recordDecision(tx, { queue: 'feedback', subjectId: id, ...decided });
    const { to, language, country, isConfirmed } = recipient;
    if (to !== null)
      await sendMail(tx, services.queue, {
        ...{ template: 'feedback-answered', to, language, now },
        data: {
          letter: text,
          time: writeTime(language, feedback.sent_at),
          feedback_url: sitePage(services.config.siteUrl, language, country, '/feedback'),
          // Anybody may have typed the words and the address of somebody else.
          ...(isConfirmed && { quoted: feedback.text }),
        },
      });
    return { isNew: true, isMailed };
  });
}

interface Recipient {
  to: string | null;
  language: LanguageTag;
  country: string;
  /** The address is known to be the sender's. */
  isConfirmed: boolean;
}

async function findRecipient(
  tx: Db,
  feedback: { account_id: number | null; email: string | null; language: string; country_key: string },
): Promise<Recipient> {
  const account =
    feedback.account_id === null
      ? undefined
      : await tx
          .selectFrom('accounts')
          .select(['email', 'is_email_verified', 'language', 'country_key'])
          .where('id', '=', feedback.account_id)
          .executeTakeFirst();
  if (account === undefined) {
    const language = languageByTag(feedback.language)?.value ?? 'en';
    return { to: feedback.email, language, country: feedback.country_key, isConfirmed: false };
  }
  return {
    to: account.email,
    // Without a language of the account, the mail has that of the page with the feedback form.
    language: languageOf({ ...account, language: account.language ?? feedback.language }),
    country: account.country_key ?? feedback.country_key,
    isConfirmed: account.is_email_verified,
  };
}
