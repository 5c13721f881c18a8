import { dropDraft, keepDraft, readDraft } from '@jobharbor/shared/forms';
import { useState } from 'react';
import * as z from 'zod/mini';
import { usePersonId } from '../../core/chat-keys.ts';

/** What the person has begun to write to somebody; it outlives a reload, another chat and an ended session. */
export function useDraft(chatId: number) {
  const key = `chat:${usePersonId()}:${chatId}`;
  const [text, setText] = useState(() => readDraft(key, z.string(), Date.now()) ?? '');
  return {
    text,
    write(next: string) {
      setText(next);
      if (next === '') dropDraft(key);
      else keepDraft(key, next, Date.now());
    },
  };
}
