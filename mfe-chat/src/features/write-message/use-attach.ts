import { randomKey } from '@jobharbor/shared/browser/environment';
import { chatFileFormat, chatFileLimits } from '@jobharbor/shared/contracts/chat/chat-file';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { useLocale } from '@jobharbor/shared/remote';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileSize } from '../../common/file-size.ts';
import type { Writable } from '../../common/outbox/outbox-storage.ts';
import { useChatService } from '../../common/use-chat-service.ts';
import { fileFault } from './check-file.ts';

/** Puts chosen files into the outbox, and says why one of them cannot be sent. */
export function useAttach(chatId: number) {
  const { t } = useTranslation('chat');
  const { tag } = useLocale();
  const { outbox, files } = useChatService();
  const [fault, setFault] = useState('');

  async function attach(chosen: readonly File[]): Promise<void> {
    setFault('');
    for (const file of chosen) {
      const reason = fileFault(file);
      if (reason !== null) {
        const sizes = { size: fileSize(tag, file.size), limit: fileSize(tag, chatFileLimits.maxBytes) };
        setFault(t(`file.${reason}`, { name: isolate(file.name), ...sizes }));
        continue;
      }
      const content = await describe(file);
      const clientKey = randomKey();
      // Before the message: it is sent with what is stored.
      await files.save(clientKey, file);
      outbox.add(chatId, content, clientKey);
    }
  }
  return { fault, attach };
}

/** What the bubble shows until the server has the file. */
async function describe(file: File): Promise<Writable> {
  const { name: filename, size } = file;
  const stored = { filename, text: filename, size };
  const { data: format } = chatFileFormat.safeParse(/\.(\w+)$/.exec(filename.toLowerCase())?.[1]);
  return format === undefined
    ? { kind: 'picture', ...stored, ...(await measure(file)) }
    : { kind: 'file', ...stored, format };
}

/** Size of a picture in pixels, as it is shown; that of a usual photo where the browser cannot tell. */
async function measure(file: File): Promise<{ width: number; height: number }> {
  try {
    const { width, height } = await createImageBitmap(file);
    return { width, height };
  } catch {
    return { width: 4, height: 3 };
  }
}
