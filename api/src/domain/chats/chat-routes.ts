import { answerMobile as answerCall } from '@jobharbor/shared/calls/job-application/answer-mobile';
import { answerResume as answerResumeCall } from '@jobharbor/shared/calls/job-application/answer-resume';
import { changeChat as changeCall } from '@jobharbor/shared/calls/job-application/change-chat';
import { checkChatExists } from '@jobharbor/shared/calls/job-application/check-chat-exists';
import { countUnread } from '@jobharbor/shared/calls/job-application/count-unread';
import { getChat } from '@jobharbor/shared/calls/job-application/get-chat';
import { listChats } from '@jobharbor/shared/calls/job-application/list-chats';
import { listMessages } from '@jobharbor/shared/calls/job-application/list-messages';
import { markChatRead } from '@jobharbor/shared/calls/job-application/mark-chat-read';
import { recallMessage as recallCall } from '@jobharbor/shared/calls/job-application/recall-message';
import { requestMobile as requestCall } from '@jobharbor/shared/calls/job-application/request-mobile';
import { requestResume as requestResumeCall } from '@jobharbor/shared/calls/job-application/request-resume';
import { saveChatDraft } from '@jobharbor/shared/calls/job-application/save-chat-draft';
import { sendMessage } from '@jobharbor/shared/calls/job-application/send-message';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Dependencies } from '../../dependencies.ts';
import { serve, setCreatedStatus } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { findChat, participantOf } from '../messages/chat-access.ts';
import { addMessage, findMessages } from '../messages/message-repository.ts';
import { changeChat, findDeletedUpTo } from './change-chat.ts';
import { countUnreadMessages, findChats, findChatWith, readChat } from './chat-repository.ts';
import { storeDraft } from './draft-repository.ts';
import { answerMobile, requestMobile } from './exchange-mobile.ts';
import { answerResume, requestResume } from './exchange-resume.ts';
import { recallMessage } from './recall-message.ts';
import { advanceReceipt } from './receipt-repository.ts';
import { searchChats } from './search-chats.ts';

/** Routes of chats for both sides; the WebSocket pushes changes. */
export function chatRoutes(app: App, { db, clock }: Dependencies): void {
  serve(app, listChats, async ({ query: { q, filter, page, size }, session }) => {
    const participant = participantOf(session);
    const found = await searchChats(db, participant, q);
    const list = await findChats(db, participant, { filter, found, page, size, now: clock() });
    return { ...list, page, size };
  });

  serve(app, changeCall, async ({ params: { chatId }, body, session }) => {
    const [participant, now] = [participantOf(session), clock()];
    await changeChat(db, participant, { chatId, changes: body, now });
    const chat = await readChat(db, participant, chatId, now);
    if (chat === null) throw new ApiError(errorCode.notFound);
    return { chat };
  });

  serve(app, saveChatDraft, async ({ params: { chatId }, body, session }) => {
    await storeDraft(db, participantOf(session), { chatId, draft: body, now: clock() });
    return {};
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
    const deletedUpTo = await findDeletedUpTo(db, participant, chat.id);
    const page = await findMessages(db, chat, { ...query, deletedUpTo });
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

  serve(app, requestCall, async ({ params: { chatId }, body, session, reply }) => {
    const request = { chatId, clientKey: body.client_key, now: clock() };
    const { message, isNew } = await requestMobile(db, participantOf(session), request);
    setCreatedStatus(reply, isNew);
    return { message };
  });

  serve(app, answerCall, async ({ params, body, session }) => ({
    message: await answerMobile(db, participantOf(session), { ...params, ...body }),
  }));

  serve(app, requestResumeCall, async ({ params: { chatId }, body, session, reply }) => {
    const request = { chatId, clientKey: body.client_key, now: clock() };
    const { message, isNew } = await requestResume(db, participantOf(session), request);
    setCreatedStatus(reply, isNew);
    return { message };
  });

  serve(app, answerResumeCall, async ({ params, body, session }) => ({
    message: await answerResume(db, participantOf(session), { ...params, answer: body }),
  }));

  serve(app, markChatRead, async ({ params, body, session }) => {
    await advanceReceipt(db, participantOf(session), params.chatId, body.up_to, 'read');
    return {};
  });
}
