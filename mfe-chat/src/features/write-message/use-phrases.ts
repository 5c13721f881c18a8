import { maxMessageText } from '@jobharbor/shared/contracts/chat/message';
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { insertText } from './insert-text.ts';

/** Puts a common phrase into the message at the caret, if there is room for it. */
export function usePhrases(
  field: RefObject<HTMLTextAreaElement | null>,
  text: string,
  write: (text: string) => void,
) {
  const [isPicking, setPicking] = useState(false);
  const [hasNoRoom, setNoRoom] = useState(false);
  return {
    isPicking,
    hasNoRoom,
    clearNoRoom: () => setNoRoom(false),
    open: () => setPicking(true),
    close: () => setPicking(false),
    pick(phrase: string): void {
      const element = field.current;
      const selection = {
        start: element?.selectionStart ?? text.length,
        end: element?.selectionEnd ?? text.length,
      };
      const next = insertText(text, phrase, selection);
      const fits = next.text.length <= maxMessageText;
      flushSync(() => {
        setPicking(false);
        setNoRoom(!fits);
      });
      element?.focus();
      // Text beyond the limit is refused, not truncated.
      if (!fits) return;
      flushSync(() => write(next.text));
      element?.setSelectionRange(next.caret, next.caret);
    },
  };
}
