import { checkChatStart } from '@jobharbor/shared/calls/job-application/check-chat-start';
import { endChat as endCall } from '@jobharbor/shared/calls/job-application/end-chat';
import { startChat as startCall } from '@jobharbor/shared/calls/job-application/start-chat';
import { inviteToChat as inviteCall } from '@jobharbor/shared/calls/recruiter/invite-to-chat';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Dependencies } from '../../dependencies.ts';
import { serve, setCreatedStatus } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { readChat } from '../chats/chat-repository.ts';
import { type Participant, participantOf } from '../messages/chat-access.ts';
import { endChat } from './end-chat.ts';
import { inviteToChat } from './invite-to-chat.ts';
import { findChatStart, startChat } from './start-chat.ts';

/** Routes of chats that begin without an application. */
export function chatStartRoutes(app: App, { db, clock }: Dependencies): void {
  async function shown(participant: Participant, chatId: number) {
    const chat = await readChat(db, participant, chatId, clock());
    if (chat === null) throw new ApiError(errorCode.notFound);
    return { chat };
  }

  serve(app, checkChatStart, ({ query, session, market }) =>
    findChatStart(db, {
      ...{ accountId: session.accountId, jobId: query.job_id, now: clock(), language: market.language.value },
    }),
  );

  serve(app, startCall, async ({ body, session, reply }) => {
    const start = { accountId: session.accountId, jobId: body.job_id, text: body.text, now: clock() };
    const { chatId, isNew } = await startChat(db, { ...start, clientKey: body.client_key });
    setCreatedStatus(reply, isNew);
    return shown(participantOf(session), chatId);
  });

  serve(app, inviteCall, async ({ params: { jobId }, body, session, reply }) => {
    const { chatId, isNew } = await inviteToChat(db, {
      ...{ actorId: session.accountId, personId: body.jobseeker_id, jobId },
      ...{ text: body.text, clientKey: body.client_key, now: clock() },
    });
    setCreatedStatus(reply, isNew);
    return shown(participantOf(session), chatId);
  });

  serve(app, endCall, async ({ params: { chatId }, session }) => {
    const participant = participantOf(session);
    await endChat(db, participant, { chatId, now: clock() });
    return shown(participant, chatId);
  });
}
