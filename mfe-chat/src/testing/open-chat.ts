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

/** The chat page of a person, against a server that holds `messages` and one chat. */
export function openChat(messages: Message[], { path = '/chat-home/33', chat = aChat() as Chat } = {}) {
  const server = {
    messages,
    chat,
    /** Everything that came in, also what had come before. */
    arrivals: [] as string[],
    /** As the API does: the same key is the same message. */
    keep(clientKey: string, text: string): Message {
      this.arrivals.push(text);
      const known = this.messages.find(({ client_key }) => client_key === clientKey);
      if (known) return known;
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
        return { message: server.keep(draft.client_key, draft.text) };
      },
      'POST /jobApplication/chats/*/read': () => ({}),
      'GET /jobApplication/chats/*/messages': ({ options }) => {
        const before = Number(options.query?.before ?? Number.POSITIVE_INFINITY);
        const fitting = server.messages.filter(({ id }) => id < before);
        return { messages: fitting.slice(-50), has_earlier: fitting.length > 50 };
      },
    },
  });
  return { ...view, server };
}

/** The texts of the thread, in the order in which they stand. */
export const shownTexts = (): (string | null)[] =>
  [...document.querySelectorAll('.jhc-bubble__text')].map(({ textContent }) => textContent);

export const findField = (): Promise<HTMLTextAreaElement> =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Ana Reyes' });
