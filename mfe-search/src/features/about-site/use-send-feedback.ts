import { randomKey } from '@jobharbor/shared/browser/environment';
import { listOwnFeedback } from '@jobharbor/shared/calls/base/list-own-feedback';
import { sendFeedback } from '@jobharbor/shared/calls/base/send-feedback';
import { callPrefix, useSendOnce } from '@jobharbor/shared/remote';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Picture } from './check-pictures.ts';
import type { FeedbackValues } from './feedback-draft.ts';

/** Sends the form, once for unchanged content (idempotency key). `share` is the upload progress, 0 to 1. */
export function useSendFeedback(onSent: () => void) {
  const key = useRef<string | null>(null);
  const [share, setShare] = useState(0);
  const queryClient = useQueryClient();
  const sending = useSendOnce(sendFeedback, {
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: callPrefix(listOwnFeedback) });
      onSent();
    },
  });

  return {
    error: sending.error,
    isPending: sending.isPending,
    share,
    /** Other content needs another idempotency key. */
    changed() {
      key.current = null;
      if (sending.error) sending.reset();
    },
    send({ topic, text, email }: FeedbackValues, pictures: readonly Picture[]) {
      key.current ??= randomKey();
      const body = new FormData();
      body.append('topic', topic);
      body.append('text', text.trim());
      if (email.trim() !== '') body.append('email', email.trim());
      for (const { file } of pictures) body.append('image', file, file.name);
      setShare(0);
      sending.sendOnce({ body, idempotencyKey: key.current, onProgress: setShare });
    },
  };
}
