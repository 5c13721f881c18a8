import type { Chat, Message } from '@jobharbor/shared/contracts/chat';
import { messageDraft } from '@jobharbor/shared/contracts/chat';
import { renderRemote } from '@jobharbor/shared/testing';
import { screen } from '@testing-library/react';
import { App } from '../app.tsx';
import texts from '../locales/en.json';
import { aChat, aChatPage, aMessage, maria } from './builders.ts';

export const shellTexts = {
  errors: { unreachable: 'No connection.', timedOut: 'Too slow.', unexpected: 'Something went wrong.' },
};

/** Renders the chat page against a server with one chat and `messages`. */
export function renderChat(messages: Message[], { path = '/chat-home/33', chat = aChat() as Chat } = {}) {
  const server = {
    messages,
    chat,
    /** The texts of all messages posted, duplicates included. */
    received: [] as string[],
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
    answers: {
      'GET /jobApplication/chats': () => aChatPage(server.chat),
      'GET /jobApplication/chats/*': () => ({ chat: server.chat }),
      'GET /jobApplication/chats/unread-count': () => ({ unread_count: 0 }),
      'POST /jobApplication/chats/*/messages': ({ body }) => {
        const draft = messageDraft.parse(body);
        return { message: server.storeMessage(draft.client_key, draft.text) };
      },
      'POST /jobApplication/chats/*/read': () => ({}),
      'GET /jobApplication/chats/*/messages': ({ options }) => {
        const before = Number(options.query?.before ?? Number.POSITIVE_INFINITY);
        const matching = server.messages.filter(({ id }) => id < before);
        return { messages: matching.slice(-50), has_earlier: matching.length > 50 };
      },
    },
  });
  return { ...view, server };
}

/** The texts of the thread in order. */
export const shownTexts = (): (string | null)[] =>
  [...document.querySelectorAll('.jhc-bubble__text')].map(({ textContent }) => textContent);

export const findField = (): Promise<HTMLTextAreaElement> =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Ana Reyes' });
