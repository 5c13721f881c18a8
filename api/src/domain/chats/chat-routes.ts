import {
  chatAnswer,
  chatsAnswer,
  dataOf,
  id,
  idFromText,
  messageAnswer,
  messageDraft,
  messagesAnswer,
  messagesQuery,
  nothing,
  pageQuery,
  readReport,
  unreadAnswer,
} from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import * as z from 'zod/mini';
import type { Dependencies } from '../../dependencies.ts';
import { forBothSides, forJobseekers, sessionOf } from '../../http/session-access.ts';
import type { App } from '../../http/typed-app.ts';
import { findChat, participantOf } from './chat-access.ts';
import { countUnread, findChatWith, listChats, readChat } from './chat-repository.ts';
import { listMessages, sendMessage } from './message-repository.ts';
import { advanceReceipt } from './receipt-repository.ts';

const chatParams = z.object({ chatId: idFromText });

/** Chats as their two sides read and write them; the socket beside it brings news. */
export function chatRoutes(app: App, { db, clock }: Dependencies): void {
  const tags = ['chat'];

  app.get(
    '/chats',
    { ...forBothSides, schema: { tags, querystring: pageQuery, response: { 200: chatsAnswer } } },
    async (request) => {
      const { page, size } = request.query;
      const list = await listChats(db, participantOf(sessionOf(request)), { page, size, now: clock() });
      return { data: { ...list, page, size } };
    },
  );

  app.get(
    '/chats/unread-count',
    { ...forBothSides, schema: { tags, response: { 200: unreadAnswer } } },
    async (request) => ({
      data: { unread_count: await countUnread(db, participantOf(sessionOf(request)), clock()) },
    }),
  );

  app.get(
    '/chats/check-exists/:recruiterId/jobseekers',
    {
      ...forJobseekers,
      schema: {
        tags,
        params: z.object({ recruiterId: idFromText }),
        response: { 200: dataOf(z.object({ is_existing: z.boolean(), chat_id: z.nullable(id) })) },
      },
    },
    async (request) => {
      const chatId = await findChatWith(db, sessionOf(request).accountId, request.params.recruiterId);
      return { data: { is_existing: chatId !== null, chat_id: chatId } };
    },
  );

  app.get(
    '/chats/:chatId',
    { ...forBothSides, schema: { tags, params: chatParams, response: { 200: chatAnswer } } },
    async (request) => {
      const chat = await readChat(db, participantOf(sessionOf(request)), request.params.chatId);
      if (chat === null) throw new ApiError(errorCode.notFound);
      return { data: { chat } };
    },
  );

  app.get(
    '/chats/:chatId/messages',
    {
      ...forBothSides,
      schema: { tags, params: chatParams, querystring: messagesQuery, response: { 200: messagesAnswer } },
    },
    async (request) => {
      const participant = participantOf(sessionOf(request));
      const chat = await findChat(db, participant, request.params.chatId);
      const page = await listMessages(db, chat, request.query);
      const newest = page.messages.at(-1);
      if (newest !== undefined) await advanceReceipt(db, participant, chat.id, newest.id, 'delivered');
      return { data: page };
    },
  );

  app.post(
    '/chats/:chatId/messages',
    {
      ...forBothSides,
      schema: {
        tags,
        params: chatParams,
        body: messageDraft,
        response: { 200: messageAnswer, 201: messageAnswer },
      },
    },
    async (request, reply) => {
      const { client_key: clientKey, text } = request.body;
      const draft = { chatId: request.params.chatId, clientKey, text, now: clock() };
      const { message, isNew } = await sendMessage(db, participantOf(sessionOf(request)), draft);
      return reply.code(isNew ? 201 : 200).send({ data: { message } });
    },
  );

  app.post(
    '/chats/:chatId/read',
    {
      ...forBothSides,
      schema: { tags, params: chatParams, body: readReport, response: { 200: dataOf(nothing) } },
    },
    async (request) => {
      const participant = participantOf(sessionOf(request));
      await advanceReceipt(db, participant, request.params.chatId, request.body.up_to, 'read');
      return { data: {} };
    },
  );
}
