import { changeChat as changeCall } from '@jobharbor/shared/calls/job-application/change-chat';
import { checkChatExists } from '@jobharbor/shared/calls/job-application/check-chat-exists';
import { countUnread } from '@jobharbor/shared/calls/job-application/count-unread';
import { getChat } from '@jobharbor/shared/calls/job-application/get-chat';
import { listChats } from '@jobharbor/shared/calls/job-application/list-chats';
import { saveChatDraft } from '@jobharbor/shared/calls/job-application/save-chat-draft';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { participantOf } from '../messages/chat-access.ts';
import { changeChat } from './change-chat.ts';
import { countUnreadMessages, findChats, findChatWith, readChat } from './chat-repository.ts';
import { storeDraft } from './draft-repository.ts';
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
}
