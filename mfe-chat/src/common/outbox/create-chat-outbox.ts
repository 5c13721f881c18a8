import type { RemoteEnvironment } from '@jobharbor/shared/remote';
import { afterNotify } from '../cache/after-notify.ts';
import { addMessage, type ChatCache } from '../cache/apply-event.ts';
import { createOutbox, type Outbox } from './create-outbox.ts';
import { createDeliver } from './deliver-message.ts';
import type { FileStorage } from './file-storage.ts';
import { createOutboxStorage } from './outbox-storage.ts';
import type { Uploads } from './send-file.ts';

/** The outbox of one person: stored on the device, delivered while that person is signed in, and shown in the cache. */
export function createChatOutbox(
  { http, realtime, i18n, session }: RemoteEnvironment,
  cache: ChatCache,
  { files, uploads }: { files: FileStorage; uploads: Uploads },
): Outbox {
  return createOutbox({
    storage: createOutboxStorage(cache.personId),
    deliver: createDeliver({
      http,
      realtime,
      uploads,
      isAllowed: () => session.getState().user?.id === cache.personId,
      unexpectedText: () => i18n.t('errors.unexpected', { ns: 'shell' }),
      lostFileText: () => i18n.t('file.lost', { ns: 'chat' }),
    }),
    onRemoved(clientKey) {
      uploads.cancel(clientKey);
      files.remove(clientKey);
    },
    onDelivered(message) {
      addMessage(cache, message);
      return afterNotify();
    },
  });
}
