import { useRef } from 'react';
import type { CallOrLazy } from './lazy-call.ts';
import { type MutationExtras, useSend } from './use-call.ts';

/** {@link useSend} for a form: ignores what comes while one is being sent, as the second press of a double click. */
export function useSendOnce<C extends CallOrLazy>(call: C, options: MutationExtras<C> = {}) {
  // A second press may come before React has rendered `isPending`.
  const isSending = useRef(false);
  const send = useSend(call, {
    ...options,
    onSettled(...settled) {
      isSending.current = false;
      return options.onSettled?.(...settled);
    },
  });
  return {
    ...send,
    sendOnce(...sent: Parameters<typeof send.mutate>) {
      if (isSending.current) return;
      isSending.current = true;
      send.mutate(...sent);
    },
  };
}
