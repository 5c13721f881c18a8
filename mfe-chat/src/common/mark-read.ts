import { sendCall } from '@jobharbor/shared/http';
import { callPrefix, type RemoteEnvironment } from '@jobharbor/shared/remote';
import { applyReceipt, type ChatCache } from './cache/apply-event.ts';
import { unreadCall } from './cache/chat-calls.ts';
import { markReadCommand } from './topics.ts';

/** Creates the function that marks a chat as read up to a message: in the cache, and over the socket or HTTP. Idempotent. */
export function createMarkRead(
  { http, realtime, queryClient }: RemoteEnvironment,
  cache: ChatCache,
): (chatId: number, upTo: number) => void {
  const readUpTo = new Map<number, number>();
  return (chatId, upTo) => {
    if ((readUpTo.get(chatId) ?? 0) >= upTo) return;
    readUpTo.set(chatId, upTo);
    applyReceipt(cache, chatId, { reader: 'jobseeker', upTo, status: 'read' });
    if (realtime.send(markReadCommand, { chat_id: chatId, up_to: upTo })) return;
    void import('@jobharbor/shared/calls/job-application/mark-chat-read')
      .then(({ markChatRead }) => sendCall(http, markChatRead, { params: { chatId }, body: { up_to: upTo } }))
      .then(() => queryClient.invalidateQueries({ queryKey: callPrefix(unreadCall) }))
      // Sent again with the next message or on the next visit.
      .catch(() => readUpTo.delete(chatId));
  };
}
