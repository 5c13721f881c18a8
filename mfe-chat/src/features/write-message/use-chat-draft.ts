import type { ChatDraft } from '@jobharbor/shared/contracts/chat/chat';
import { readDraft, saveDraft } from '@jobharbor/shared/forms';
import { lazyCall, useSendUnobserved } from '@jobharbor/shared/remote';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { usePersonId } from '../../common/cache/chat-keys.ts';

const saveCall = lazyCall(
  { id: 'PUT /jobApplication/chats/{chatId}/draft', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/job-application/save-chat-draft')).saveChatDraft,
);

/** Milliseconds without a key until the draft is sent to the person's other devices. */
const debounceMs = 1_000;

/** Text and time of its last change in milliseconds. An earlier build stored the text alone. */
const deviceDraft = z.union([
  z.object({ text: z.string(), at: z.number() }),
  z.pipe(
    z.string(),
    z.transform((text) => ({ text, at: 0 })),
  ),
]);

/**
 * Draft of a chat's message. On this device it survives a reload and the end of the session; on the server it is for
 * the other devices. The later change is valid. `stored` is the server's; undefined where its API keeps none.
 */
export function useChatDraft(chatId: number, stored: ChatDraft | null | undefined) {
  const key = `chat:${usePersonId()}:${chatId}`;
  const sendUnobserved = useSendUnobserved();
  const [draft, setDraft] = useState(() => readDraft(key, deviceDraft, Date.now()) ?? { text: '', at: 0 });
  const latest = useRef(draft);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = (next: z.infer<typeof deviceDraft>) => {
    latest.current = next;
    setDraft(next);
    saveDraft(key, next, Date.now());
  };
  const send = useEffectEvent(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const { text, at } = latest.current;
    // A failure is made up for by the next change, or by the next visit.
    sendUnobserved(saveCall, { params: { chatId }, body: { text, written_at: at } }, {});
  });
  const sendLater = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(send, debounceMs);
  };

  const isKept = stored !== undefined;
  const compare = useEffectEvent((theirs: ChatDraft | null) => {
    const { text, at } = latest.current;
    if ((theirs?.written_at ?? 0) > at) keep({ text: theirs?.text ?? '', at: theirs?.written_at ?? 0 });
    else if (text !== (theirs?.text ?? '') && timer.current === undefined) sendLater();
  });
  useEffect(() => {
    if (stored !== undefined) compare(stored);
  }, [stored]);
  useEffect(() => {
    const flush = () => timer.current !== undefined && send();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);

  return {
    text: draft.text,
    write(text: string) {
      keep({ text, at: Math.max(Date.now(), latest.current.at + 1) });
      if (isKept) sendLater();
    },
  };
}
