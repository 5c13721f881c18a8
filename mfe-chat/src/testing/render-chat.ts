import { changeChat } from '@jobharbor/shared/calls/job-application/change-chat';
import { countUnread } from '@jobharbor/shared/calls/job-application/count-unread';
import { getChat } from '@jobharbor/shared/calls/job-application/get-chat';
import { listChats } from '@jobharbor/shared/calls/job-application/list-chats';
import { listMessages } from '@jobharbor/shared/calls/job-application/list-messages';
import { listOwnConductReports } from '@jobharbor/shared/calls/job-application/list-own-conduct-reports';
import { markChatRead } from '@jobharbor/shared/calls/job-application/mark-chat-read';
import { saveChatDraft } from '@jobharbor/shared/calls/job-application/save-chat-draft';
import { sendMessage } from '@jobharbor/shared/calls/job-application/send-message';
import type { OwnConductReport } from '@jobharbor/shared/contracts/account/conduct-report';
import type { Chat, ChatChanges, chatsQuery, ListedChats } from '@jobharbor/shared/contracts/chat/chat';
import type { Message } from '@jobharbor/shared/contracts/chat/message';
import { setSession } from '@jobharbor/shared/session';
import { renderRemote } from '@jobharbor/shared/testing';
import { type Answer, answer } from '@jobharbor/shared/testing/server';
import { screen } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import type * as z from 'zod/mini';
import { App } from '../app.tsx';
import texts from '../locales/en.json';
import { aChat, aChatPage, aMessage, maria } from './builders.ts';

export const shellTexts = {
  errors: { unreachable: 'No connection.', timedOut: 'Too slow.', unexpected: 'Something went wrong.' },
};

/** Renders the chat page against a server with one chat and `messages`. */
export function renderChat(
  messages: Message[],
  { path = '/chat-home/33', chat = aChat() as Chat, answers = [] as Answer[] } = {},
) {
  const server = {
    messages,
    chat,
    /** The texts of all messages posted, duplicates included. */
    received: [] as string[],
    reports: [] as OwnConductReport[],
    /** Queries of the list, and changes of the chat. */
    asked: [] as CallQuery[],
    changes: [] as ChatChanges[],
    /** Stores a message as the API does: the same key is the same message. */
    storeMessage(clientKey: string, text: string): Message {
      this.received.push(text);
      const stored = this.messages.find(({ client_key }) => client_key === clientKey);
      if (stored) return stored;
      const id = (this.messages.at(-1)?.id ?? 0) + 1;
      const message = aMessage(id, { client_key: clientKey, text, sender: 'jobseeker', status: 'sent' });
      this.messages = [...this.messages, message];
      return message;
    },
  };
  const view = renderRemote(App, {
    texts: { chat: texts, shell: shellTexts },
    path,
    user: maria,
    answers: [
      answer(listChats, ({ query }) => {
        server.asked.push(query);
        return aChatPage(...(isIn(server.chat, query.filter) ? [server.chat] : []));
      }),
      answer(changeChat, ({ body }) => {
        server.changes.push(body);
        server.chat = { ...server.chat, ...body };
        return { chat: server.chat };
      }),
      answer(saveChatDraft, ({ body }) => {
        server.chat = { ...server.chat, draft: body };
        return {};
      }),
      answer(getChat, () => ({ chat: server.chat })),
      answer(countUnread, () => ({ unread_count: 0 })),
      answer(sendMessage, ({ body }) => ({ message: server.storeMessage(body.client_key, body.text) })),
      answer(markChatRead, () => ({})),
      answer(listOwnConductReports, () => ({ reports: server.reports })),
      answer(listMessages, ({ query: { before = Number.POSITIVE_INFINITY, size } }) => {
        const matching = server.messages.filter(({ id }) => id < before);
        return { messages: matching.slice(-size), has_earlier: matching.length > size };
      }),
      ...answers,
    ],
  });
  // A test may end with messages that wait; the outbox sends nothing for a user who is signed out.
  onTestFinished(() => setSession(view.session, null));
  return { ...view, server };
}

type CallQuery = z.infer<typeof chatsQuery>;

const isIn = ({ not_interested_reason: reason }: Chat, filter: ListedChats): boolean =>
  filter === 'not_interested' ? !!reason : filter === 'all' && !reason;

/** The texts of the thread in order. */
export const shownTexts = (): (string | null)[] =>
  [...document.querySelectorAll('.jhc-bubble__text')].map(({ textContent }) => textContent);

export const findField = (): Promise<HTMLTextAreaElement> =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Ana Reyes' });
