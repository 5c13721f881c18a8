import { listMessages } from '@jobharbor/shared/calls/job-application/list-messages';
import { markChatRead } from '@jobharbor/shared/calls/job-application/mark-chat-read';
import { recallMessage as recallCall } from '@jobharbor/shared/calls/job-application/recall-message';
import { sendMessage } from '@jobharbor/shared/calls/job-application/send-message';
import { unlessOnReplica } from '../../database/on-replica.ts';
import type { Dependencies } from '../../dependencies.ts';
import { serve, setCreatedStatus } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { addMessage } from '../messages/add-message.ts';
import { findChat, participantOf } from '../messages/chat-access.ts';
import { findMessages } from '../messages/message-repository.ts';
import { findDeletedUpTo } from './change-chat.ts';
import { recallMessage } from './recall-message.ts';
import { advanceReceipt } from './receipt-repository.ts';

/** Routes of the messages of a chat, for both sides. */
export function messageRoutes(app: App, { db, clock }: Dependencies): void {
  serve(app, listMessages, async ({ params, query, session }) => {
    const participant = participantOf(session);
    const chat = await findChat(db, participant, params.chatId);
    const deletedUpTo = await findDeletedUpTo(db, participant, chat.id);
    const page = await findMessages(db, chat, { ...query, deletedUpTo });
    const newest = page.messages.at(-1);
    if (newest !== undefined)
      await unlessOnReplica(advanceReceipt(db, participant, chat.id, newest.id, 'delivered'));
    return page;
  });

  serve(app, sendMessage, async ({ params, body, session, reply }) => {
    const { client_key: clientKey, text } = body;
    const draft = {
      chatId: params.chatId,
      clientKey,
      content: { kind: 'text' as const, text },
      now: clock(),
    };
    const { message, isNew } = await addMessage(db, participantOf(session), draft);
    setCreatedStatus(reply, isNew);
    return { message };
  });

  serve(app, recallCall, async ({ params, session }) => ({
    message: await recallMessage(db, participantOf(session), { ...params, now: clock() }),
  }));

  serve(app, markChatRead, async ({ params, body, session }) => {
    await advanceReceipt(db, participantOf(session), params.chatId, body.up_to, 'read');
    return {};
  });
}
