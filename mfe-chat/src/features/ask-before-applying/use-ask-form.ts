import { randomKey } from '@jobharbor/shared/browser/environment';
import { deleteDraft, readDraft, saveDraft } from '@jobharbor/shared/forms';
import { useDirtyLease, useRemote, useSendOnce } from '@jobharbor/shared/remote';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { invalidateChats, usePersonId } from '../../common/cache/chat-keys.ts';
import { startCall } from './ask-calls.ts';

/** The question about a job, stored with every change, and its sending, which opens the chat. */
export function useAskForm(jobId: number) {
  const key = `chat:${usePersonId()}:ask:${jobId}`;
  const navigate = useNavigate();
  const { queryClient } = useRemote();
  const [text, setText] = useState(() => readDraft(key, z.string(), Date.now()) ?? '');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // Idempotency key: a retry creates no second message.
  const clientKey = useRef(randomKey());
  useDirtyLease(text.trim() !== '', 'question about a job');
  const start = useSendOnce(startCall, {
    onSuccess({ chat }) {
      deleteDraft(key);
      invalidateChats(queryClient);
      void navigate(`/chat-home/${chat.id}`, { replace: true });
    },
  });
  return {
    ...{ text, isMissing, field, start },
    write(next: string) {
      setMissing(false);
      setText(next);
      saveDraft(key, next, Date.now());
    },
    submit(event: FormEvent) {
      event.preventDefault();
      const question = text.trim();
      setMissing(question === '');
      if (question === '') return field.current?.focus();
      start.sendOnce({ body: { job_id: jobId, client_key: clientKey.current, text: question } });
    },
  };
}
