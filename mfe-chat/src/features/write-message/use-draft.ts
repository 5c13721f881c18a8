import { deleteDraft, readDraft, saveDraft } from '@jobharbor/shared/forms';
import { useState } from 'react';
import * as z from 'zod/mini';
import { usePersonId } from '../../common/cache/chat-keys.ts';

/**
 * Draft of a chat's message, or of a new phrase. In localStorage, where it survives a reload, another chat and the end of
 * the session.
 */
export function useDraft(of: number | 'phrase') {
  const key = `chat:${usePersonId()}:${of}`;
  const [text, setText] = useState(() => readDraft(key, z.string(), Date.now()) ?? '');
  return {
    text,
    write(next: string) {
      setText(next);
      if (next === '') deleteDraft(key);
      else saveDraft(key, next, Date.now());
    },
  };
}
