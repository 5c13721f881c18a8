import type { Message } from '@jobharbor/shared/contracts/chat/message';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { aChat, aChatPage, aMessage, maria } from '../../testing/builders.ts';
import { applyReceipt, type ChatPages } from './apply-event.ts';
import { chatKeys } from './chat-keys.ts';

const unread = (id: number) => aMessage(id, { status: 'delivered' });
const own = (id: number) => aMessage(id, { sender: 'jobseeker', status: 'sent' });

/** The chat's unread count in the list after the person has read up to a message. */
function countAfterReading(upTo: number, last: Message, thread?: Message[]): number | undefined {
  const queryClient = new QueryClient();
  const personId = maria.id;
  const chat = aChat({ last_message: last, unread_count: 3 });
  const list = chatKeys.list(personId, { filter: 'all', query: '' });
  queryClient.setQueryData(list, { pages: [aChatPage(chat)], pageParams: [1] });
  if (thread)
    queryClient.setQueryData(chatKeys.thread(personId, chat.id), { messages: thread, hasEarlier: false });
  applyReceipt({ queryClient, personId }, chat.id, { reader: 'jobseeker', upTo, status: 'read' });
  return queryClient.getQueryData<ChatPages>(list)?.pages[0]?.chats[0]?.unread_count;
}

it.each([
  ['all, though an own message is newer', 3, own(4), [unread(1), unread(2), unread(3), own(4)], 0],
  ['some of a long thread', 1, unread(3), [unread(1), unread(2), unread(3)], 2],
  ['all, of a thread that is not loaded', 3, unread(3), undefined, 0],
  ['some, of a thread that is not loaded', 2, unread(3), undefined, 3],
])('counts what is unread after reading %s', (_, upTo, last, thread, count) => {
  expect(countAfterReading(upTo, last, thread)).toBe(count);
});
