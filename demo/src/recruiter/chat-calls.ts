import { answerMobile } from '@jobharbor/shared/calls/job-application/answer-mobile';
import { getChat } from '@jobharbor/shared/calls/job-application/get-chat';
import { getChatFile } from '@jobharbor/shared/calls/job-application/get-chat-file';
import { listChats } from '@jobharbor/shared/calls/job-application/list-chats';
import { listMessages } from '@jobharbor/shared/calls/job-application/list-messages';
import { markChatRead } from '@jobharbor/shared/calls/job-application/mark-chat-read';
import { requestMobile } from '@jobharbor/shared/calls/job-application/request-mobile';
import { requestResume } from '@jobharbor/shared/calls/job-application/request-resume';
import { sendChatFile } from '@jobharbor/shared/calls/job-application/send-chat-file';
import { sendMessage } from '@jobharbor/shared/calls/job-application/send-message';
import { type Chat, isWritten, type Message } from '@jobharbor/shared/contracts';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import type { Calls } from './recruiter-api.ts';
import type { TokenCalls } from './recruiter-token.ts';

/** Rows of one answer. */
const pageSize = 100;

export const chatCalls = ({
  send,
  download,
}: TokenCalls): Calls<
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
  const messagesOf = async (chatId: number) =>
    (await send(listMessages, { params: { chatId }, query: { size: pageSize } })).messages;
  return {
    async unreadChats() {
      const unread: Chat[] = [];
      for (let page = 1; ; page += 1) {
        const { chats } = await send(listChats, { query: { size: pageSize, page } });
        unread.push(...chats.filter((chat) => chat.unread_count > 0));
        if (chats.length < pageSize) return unread;
      }
    },
    async chat(chatId) {
      return (await send(getChat, { params: { chatId } })).chat;
    },
    messages: async (chatId) => (await messagesOf(chatId)).filter(({ kind }) => isWritten(kind)),
    async read(chatId, upTo) {
      await send(markChatRead, { params: { chatId }, body: { up_to: upTo } });
    },
    async send(chatId, clientKey, text) {
      await send(sendMessage, { params: { chatId }, body: { client_key: clientKey, text } });
    },
    async sendFile(chatId, clientKey, file) {
      const body = new FormData();
      body.append('client_key', clientKey);
      body.append('file', file);
      await send(sendChatFile, { params: { chatId }, body });
    },
    openFiles: (messages) =>
      downloadAll(
        download,
        messages.filter(({ kind }) => kind === 'picture' || kind === 'file'),
      ),
    async requestResume(chatId, clientKey) {
      await send(requestResume, { params: { chatId }, body: { client_key: clientKey } });
    },
    async openResumes(chatId) {
      const shared = (await messagesOf(chatId)).filter(
        (message) => message.kind === 'resume' && message.state === 'accepted' && !opened.has(message.id),
      );
      for (const { id } of shared) opened.add(id);
      // Taken back, or withdrawn with the application, in between.
      return downloadAll(download, shared).catch((error) => {
        if (hasCode(error, errorCode.notFound)) return [];
        throw error;
      });
    },
    async acceptMobile(chatId) {
      const open = (await messagesOf(chatId)).filter(
        (message) =>
          message.kind === 'mobile' && message.state === 'requested' && message.sender === 'jobseeker',
      );
      for (const { id } of open)
        await send(answerMobile, { params: { chatId, messageId: id }, body: { action: 'accept' } });
      return open.length;
    },
    async requestMobile(chatId, clientKey) {
      await send(requestMobile, { params: { chatId }, body: { client_key: clientKey } });
    },
  };
};

/** Downloads the files of messages. Returns their sizes in bytes. */
async function downloadAll(
  download: TokenCalls['download'],
  messages: readonly Message[],
): Promise<number[]> {
  const sizes: number[] = [];
  for (const { id, chat_id } of messages) {
    const file = await download(getChatFile, { params: { chatId: chat_id, messageId: id } });
    sizes.push((await file.arrayBuffer()).byteLength);
  }
  return sizes;
}
