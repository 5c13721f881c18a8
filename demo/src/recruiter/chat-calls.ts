import { getChat } from '@jobharbor/shared/calls/job-application/get-chat';
import { listChats } from '@jobharbor/shared/calls/job-application/list-chats';
import { listMessages } from '@jobharbor/shared/calls/job-application/list-messages';
import { type Chat, isWritten, readAnswer } from '@jobharbor/shared/contracts';
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
> => ({
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
  async openFiles(messages) {
    const sizes: number[] = [];
    for (const { id, chat_id } of messages.filter(({ kind }) => kind === 'picture' || kind === 'file')) {
      const file = await fetchAnswer('GET', `/jobApplication/chats/${chat_id}/messages/${id}/file`);
      sizes.push((await file.arrayBuffer()).byteLength);
    }
    return sizes;
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
});
