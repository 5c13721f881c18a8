import { randomKey } from '@jobharbor/shared/browser/environment';
import { maxMessageText, messageForm } from '@jobharbor/shared/contracts/chat/message';
import type { JobCard } from '@jobharbor/shared/contracts/jobs/job';
import { FormDialog, schemaResolver } from '@jobharbor/shared/forms';
import { ErrorNotice, lazyCall, useDirtyLease, useRemote, useSendOnce } from '@jobharbor/shared/remote';
import { TextArea } from '@jobharbor/shared/ui';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useInvalidateLists } from '../../common/use-invalidate-lists.ts';

const sendMessage = lazyCall(
  { id: 'POST /jobApplication/chats/{chatId}/messages', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/job-application/send-message')).sendMessage,
);

interface Question {
  text: string;
}

export type AskDialogProps = { chatId: number; job: JobCard; onClose: () => void };

/** A prefilled question to an employer that has not answered, sent to the chat. */
export function AskDialog({ chatId, job, onClose }: AskDialogProps) {
  const { t } = useTranslation('myJobs');
  const { notify } = useRemote();
  const { register, handleSubmit, formState } = useForm<Question>({
    defaultValues: { text: t('promise.question', { title: job.title }) },
    resolver: schemaResolver<Question, Question>(messageForm),
  });
  // Idempotency key: a retry creates no second message.
  const clientKey = useRef(randomKey());
  const invalidate = useInvalidateLists();
  const send = useSendOnce(sendMessage, {
    onSuccess() {
      void invalidate('all');
      notify({ tone: 'success', text: t('promise.asked') });
      onClose();
    },
  });
  useDirtyLease(true, 'question to an employer');
  const submit = handleSubmit(({ text }) =>
    send.sendOnce({ params: { chatId }, body: { client_key: clientKey.current, text: text.trim() } }),
  );
  return (
    <FormDialog
      title={t('promise.ask')}
      closeLabel={t('close')}
      onClose={onClose}
      onSubmit={submit}
      cancelLabel={t('promise.cancel')}
      submit={{ label: t('promise.send'), sendingLabel: t('promise.sending'), isSending: send.isPending }}
    >
      <TextArea
        {...register('text')}
        label={t('promise.message')}
        error={formState.errors.text && t('offers.ask.missing')}
        rows={5}
        dir="auto"
        maxLength={maxMessageText}
      />
      <ErrorNotice error={send.error} />
    </FormDialog>
  );
}
