import { deleteDraft, readDraft, saveDraft } from '@jobharbor/shared/forms';
import { useState } from 'react';
import * as z from 'zod/mini';
import { usePersonId } from '../../common/cache/chat-keys.ts';

/** Draft of a new phrase. On the device, where it survives a reload and the end of the session. */
export function usePhraseDraft() {
  const key = `chat:${usePersonId()}:phrase`;
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
