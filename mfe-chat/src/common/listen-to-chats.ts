import { gapTopic } from '@jobharbor/shared/realtime';
import type { RemoteEnvironment } from '@jobharbor/shared/remote';
import { afterNotify } from './cache/after-notify.ts';
import {
  addMessage,
  applyApplication,
  applyDraft,
  applyReceipt,
  type ChatCache,
  refetchChats,
} from './cache/apply-event.ts';
import { invalidateChats } from './cache/chat-keys.ts';
import type { Outbox } from './outbox/create-outbox.ts';
import { applicationTopic, chatDraftTopic, chatTopic, messageTopic, receiptTopic } from './topics.ts';

/** Writes the socket's events into the cache, and starts the outbox, which sends whenever it can. Returns the undo. */
export function listenToChats(
  { realtime, session, queryClient }: RemoteEnvironment,
  cache: ChatCache,
  outbox: Outbox,
): () => void {
  const undos = [
    realtime.on(messageTopic, ({ message }) => {
      addMessage(cache, message);
      void afterNotify().then(() => outbox.settle(message));
    }),
    realtime.on(receiptTopic, ({ chat_id, side, up_to, status }) =>
      applyReceipt(cache, chat_id, { reader: side, upTo: up_to, status }),
    ),
    realtime.on(chatTopic, () => refetchChats(cache)),
    realtime.on(chatDraftTopic, ({ chat_id, ...draft }) => applyDraft(cache, chat_id, draft)),
    realtime.on(applicationTopic, (application) => applyApplication(cache, application)),
    realtime.onStatus((status) => {
      if (status === 'online') outbox.flush();
    }),
    realtime.on(gapTopic, () => invalidateChats(queryClient)),
    // Sends what was queued until the next login.
    session.subscribe(outbox.flush),
    outbox.start(),
  ];
  window.addEventListener('online', outbox.flush);
  return () => {
    for (const undo of undos) undo();
    window.removeEventListener('online', outbox.flush);
  };
}
