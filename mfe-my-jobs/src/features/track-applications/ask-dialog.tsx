import { randomKey } from '@jobharbor/shared/browser/environment';
import type { JobCard } from '@jobharbor/shared/contracts/job';
import { ErrorNotice, lazyCall, useDirtyLease, useRemote, useSend } from '@jobharbor/shared/remote';
import { Button, Dialog, TextArea } from '@jobharbor/shared/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInvalidateLists } from '../../common/use-invalidate-lists.ts';

const sendMessage = lazyCall(
  { id: 'POST /jobApplication/chats/{chatId}/messages', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/job-application/send-message')).sendMessage,
);
const longest = 4_000;

export type AskDialogProps = { chatId: number; job: JobCard; onClose: () => void };

/** A prefilled question to an employer that has not answered, sent to the chat. */
export function AskDialog({ chatId, job, onClose }: AskDialogProps) {
  const { t } = useTranslation('myJobs');
  const { notify } = useRemote();
  const [text, setText] = useState(() => t('promise.question', { title: job.title }));
  // Idempotency key: a retry creates no second message.
  const clientKey = useRef(randomKey());
  const invalidate = useInvalidateLists();
  const send = useSend(sendMessage, {
    onSuccess() {
      void invalidate('all');
      notify({ tone: 'success', text: t('promise.asked') });
      onClose();
    },
  });
  useDirtyLease(true, 'question to an employer');
  const isEmpty = text.trim() === '';
  return (
    <Dialog
      open
      keepOnBackdrop
      onClose={onClose}
      title={t('promise.ask')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('promise.cancel')}</Button>
          <Button
            variant="primary"
            aria-disabled={isEmpty}
            loading={send.isPending}
            loadingLabel={t('promise.sending')}
            onClick={() =>
              send.mutate({ params: { chatId }, body: { client_key: clientKey.current, text: text.trim() } })
            }
          >
            {t('promise.send')}
          </Button>
        </>
      }
    >
      <TextArea
        label={t('promise.message')}
        value={text}
        rows={5}
        dir="auto"
        maxLength={longest}
        onChange={({ target }) => setText(target.value)}
      />
      <ErrorNotice error={send.error} />
    </Dialog>
  );
}
