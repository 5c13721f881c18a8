import multipart from '@fastify/multipart';
import { answerFeedback as answerFeedbackCall } from '@jobharbor/shared/calls/admin/answer-feedback';
import { closeFeedback as closeFeedbackCall } from '@jobharbor/shared/calls/admin/close-feedback';
import { getFeedbackPicture } from '@jobharbor/shared/calls/admin/get-feedback-picture';
import { listFeedback } from '@jobharbor/shared/calls/admin/list-feedback';
import { reopenFeedback as reopenFeedbackCall } from '@jobharbor/shared/calls/admin/reopen-feedback';
import { listOwnFeedback } from '@jobharbor/shared/calls/base/list-own-feedback';
import { sendFeedback } from '@jobharbor/shared/calls/base/send-feedback';
import { feedbackLimits } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { createFairQueue, networkOf } from '@jobharbor/shared/http-server';
import type { Dependencies } from '../../dependencies.ts';
import { serve, setCreatedStatus } from '../../http/serve.ts';
import { consumeAttempt, consumePlaceAttempt } from '../../http/throttle.ts';
import type { App } from '../../http/typed-app.ts';
import { encodeScreenshot } from '../../images/encode-jpeg.ts';
import { toSeconds } from '../common/seconds.ts';
import { answerFeedback } from './answer-feedback.ts';
import { closeFeedback, reopenFeedback } from './decide-feedback.ts';
import { fingerprintOf, isStored, storeFeedback } from './feedback-repository.ts';
import { findFeedback, findOwnFeedback, findPictureFile } from './find-feedback.ts';
import { pictureField, readFeedback } from './read-feedback.ts';

const { maxBytes, pictures: maxCount, side, perDay } = feedbackLimits;

/** Feedback about the site: sent by anybody, read and answered by admins. */
export async function feedbackRoutes(
  app: App,
  { db, files, queue, config, clock }: Dependencies,
): Promise<void> {
  await app.register(multipart, {
    // A character of the text takes up to three bytes.
    limits: { fileSize: maxBytes, files: maxCount, fields: 10, fieldSize: feedbackLimits.text * 3 + 1 },
  });
  // An open picture may hold a hundred megabytes.
  const limited = createFairQueue({ running: 1, waiting: 20 });

  serve(app, sendFeedback, async ({ session, market, idempotencyKey, request, reply }) =>
    limited(async () => {
      const accountId = session === null || session.role === 'guest' ? null : session.accountId;
      const now = clock();
      const allowance = { limit: perDay, seconds: 86_400 };
      if (accountId === null)
        await consumePlaceAttempt(db, { name: 'feedback', place: networkOf(request.ip), ...allowance }, now);
      else await consumeAttempt(db, { key: `feedback:account:${accountId}`, ...allowance }, now);
      const { draft, pictures } = await readFeedback(request);
      const feedback = {
        accountId,
        draft,
        country: market.country.key,
        language: market.language.value,
        fingerprint: fingerprintOf(draft, pictures),
        key: idempotencyKey,
        now,
      };
      if (await isStored(db, feedback)) {
        setCreatedStatus(reply, false);
        return {};
      }
      const jpegs: Buffer[] = [];
      for (const picture of pictures) jpegs.push(await encodeScreenshot(picture, side, pictureField));
      setCreatedStatus(reply, await storeFeedback(db, files, feedback, jpegs));
      return {};
    }),
  );

  serve(app, listOwnFeedback, async ({ session: { accountId } }) => ({
    feedback: await findOwnFeedback(db, accountId),
  }));

  serve(app, listFeedback, async ({ query }) => findFeedback(db, query));

  serve(app, closeFeedbackCall, async ({ params: { id }, body: { note }, session }) => ({
    closed_at: toSeconds(await closeFeedback(db, { id, note, adminId: session.accountId, now: clock() })),
  }));

  serve(app, reopenFeedbackCall, async ({ params: { id }, body: { note }, session }) => {
    await reopenFeedback(db, { id, note, adminId: session.accountId, now: clock() });
    return {};
  });

  serve(app, answerFeedbackCall, async ({ params: { id }, body, session, reply }) => {
    const { isNew, isMailed } = await answerFeedback(
      { db, queue, config },
      {
        ...{ id, text: body.text.trim(), seenAnswers: body.seen_answers },
        ...{ adminId: session.accountId, now: clock() },
      },
    );
    setCreatedStatus(reply, isNew);
    return { is_mailed: isMailed };
  });

  serve(app, getFeedbackPicture, async ({ params: { key }, reply }) => {
    const jpeg = await files.read(await findPictureFile(db, key));
    if (jpeg === null) throw new ApiError(errorCode.notFound);
    reply.type('image/jpeg').header('cache-control', 'private, no-store');
    return jpeg;
  });
}
