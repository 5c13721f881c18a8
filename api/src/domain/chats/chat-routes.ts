import { checkChatExists } from '@jobharbor/shared/calls/job-application/check-chat-exists';
import { countUnread } from '@jobharbor/shared/calls/job-application/count-unread';
import { getChat } from '@jobharbor/shared/calls/job-application/get-chat';
import { listChats } from '@jobharbor/shared/calls/job-application/list-chats';
import { listMessages } from '@jobharbor/shared/calls/job-application/list-messages';
import { markChatRead } from '@jobharbor/shared/calls/job-application/mark-chat-read';
import { recallMessage as recallCall } from '@jobharbor/shared/calls/job-application/recall-message';
import { sendMessage } from '@jobharbor/shared/calls/job-application/send-message';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Dependencies } from '../../dependencies.ts';
import { serve, setCreatedStatus } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { findChat, participantOf } from './chat-access.ts';
import { countUnreadMessages, findChats, findChatWith, readChat } from './chat-repository.ts';
import { addMessage, findMessages } from './message-repository.ts';
import { recallMessage } from './recall-message.ts';
import { advanceReceipt } from './receipt-repository.ts';

/** Routes of chats for both sides; the WebSocket pushes changes. */
export function chatRoutes(app: App, { db, clock }: Dependencies): void {
  serve(app, listChats, async ({ query: { page, size }, session }) => {
    const list = await findChats(db, participantOf(session), { page, size, now: clock() });
    return { ...list, page, size };
  });

  serve(app, countUnread, async ({ session }) => ({
    unread_count: await countUnreadMessages(db, participantOf(session), clock()),
  }));

  serve(app, checkChatExists, async ({ params, session }) => {
    const chatId = await findChatWith(db, session.accountId, params.recruiterId);
    return { is_existing: chatId !== null, chat_id: chatId };
  });

  serve(app, getChat, async ({ params, session }) => {
    const chat = await readChat(db, participantOf(session), params.chatId, clock());
    if (chat === null) throw new ApiError(errorCode.notFound);
    return { chat };
  });

  serve(app, listMessages, async ({ params, query, session }) => {
    const participant = participantOf(session);
    const chat = await findChat(db, participant, params.chatId);
    const page = await findMessages(db, chat, query);
    const newest = page.messages.at(-1);
    if (newest !== undefined) await advanceReceipt(db, participant, chat.id, newest.id, 'delivered');
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
