import { getChat } from '@jobharbor/shared/calls/job-application/get-chat';
import { listChats } from '@jobharbor/shared/calls/job-application/list-chats';
import { listMessages } from '@jobharbor/shared/calls/job-application/list-messages';
import { type Chat, isWritten, type Message, readAnswer } from '@jobharbor/shared/contracts';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import type { Calls } from './recruiter-api.ts';
import type { Session } from './recruiter-session.ts';

/** Rows of one answer. */
const pageSize = 100;

export const chatCalls = ({
  ask,
  fetchAnswer,
}: Session): Calls<
  | 'unreadChats'
  | 'chat'
  | 'messages'
  | 'read'
  | 'send'
  | 'sendFile'
  | 'openFiles'
  | 'acceptMobile'
  | 'requestMobile'
  | 'requestResume'
  | 'openResumes'
> => {
  /** Messages whose résumé was opened. */
  const opened = new Set<number>();
  return {
    async unreadChats() {
      const unread: Chat[] = [];
      for (let page = 1; ; page += 1) {
        const path = `/jobApplication/chats?size=${pageSize}&page=${page}`;
        const { chats } = readAnswer(listChats, await ask('GET', path));
        unread.push(...chats.filter((chat) => chat.unread_count > 0));
        if (chats.length < pageSize) return unread;
      }
    },
    async chat(id) {
      return readAnswer(getChat, await ask('GET', `/jobApplication/chats/${id}`)).chat;
    },
    async messages(chatId) {
      const path = `/jobApplication/chats/${chatId}/messages?size=${pageSize}`;
      const { messages } = readAnswer(listMessages, await ask('GET', path));
      return messages.filter(({ kind }) => isWritten(kind));
    },
    async read(chatId, upTo) {
      await ask('POST', `/jobApplication/chats/${chatId}/read`, { up_to: upTo });
    },
    async send(chatId, clientKey, text) {
      await ask('POST', `/jobApplication/chats/${chatId}/messages`, { client_key: clientKey, text });
    },
    async sendFile(chatId, clientKey, file) {
      const form = new FormData();
      form.append('client_key', clientKey);
      form.append('file', file);
      await ask('POST', `/jobApplication/chats/${chatId}/files`, form);
    },
    openFiles: (messages) =>
      download(
        fetchAnswer,
        messages.filter(({ kind }) => kind === 'picture' || kind === 'file'),
      ),
    async requestResume(chatId, clientKey) {
      await ask('POST', `/jobApplication/chats/${chatId}/resume-exchange`, { client_key: clientKey });
    },
    async openResumes(chatId) {
      const path = `/jobApplication/chats/${chatId}/messages?size=${pageSize}`;
      const { messages } = readAnswer(listMessages, await ask('GET', path));
      const shared = messages.filter(
        (message) => message.kind === 'resume' && message.state === 'accepted' && !opened.has(message.id),
      );
      for (const { id } of shared) opened.add(id);
      // Taken back, or withdrawn with the application, in between.
      return download(fetchAnswer, shared).catch((error) => {
        if (hasCode(error, errorCode.notFound)) return [];
        throw error;
      });
    },
    async acceptMobile(chatId) {
      const path = `/jobApplication/chats/${chatId}`;
      const { messages } = readAnswer(listMessages, await ask('GET', `${path}/messages?size=${pageSize}`));
      const open = messages.filter(
        (message) =>
          message.kind === 'mobile' && message.state === 'requested' && message.sender === 'jobseeker',
      );
      for (const { id } of open) await ask('PATCH', `${path}/mobile-exchange/${id}`, { action: 'accept' });
      return open.length;
    },
    async requestMobile(chatId, clientKey) {
      await ask('POST', `/jobApplication/chats/${chatId}/mobile-exchange`, { client_key: clientKey });
    },
  };
};

/** Downloads the files of messages. Returns their sizes in bytes. */
async function download(
  fetchAnswer: Session['fetchAnswer'],
  messages: readonly Message[],
): Promise<number[]> {
  const sizes: number[] = [];
  for (const { id, chat_id } of messages) {
    const file = await fetchAnswer('GET', `/jobApplication/chats/${chat_id}/messages/${id}/file`);
    sizes.push((await file.arrayBuffer()).byteLength);
  }
  return sizes;
}
