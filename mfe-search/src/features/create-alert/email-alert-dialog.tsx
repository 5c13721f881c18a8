import { newEmail } from '@jobharbor/shared/contracts/auth';
import type { AlertFilters } from '@jobharbor/shared/contracts/job-alert';
import { schemaResolver } from '@jobharbor/shared/forms';
import { ErrorNotice, useRemote, useSend } from '@jobharbor/shared/remote';
import { Button, Dialog, SelectField, TextField } from '@jobharbor/shared/ui';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { createJobAlert } from './alert-calls.ts';

const form = z.object({ email: newEmail, frequency: z.enum(['daily', 'weekly']) });
type FormValues = z.infer<typeof form>;

export type EmailAlertDialogProps = { filters: AlertFilters; onClose: () => void };

/** Job alert for an email without an account, confirmed by mail. */
export function EmailAlertDialog({ filters, onClose }: EmailAlertDialogProps) {
  const { t } = useTranslation('search');
  const { timeZone } = useRemote();
  const { register, handleSubmit, formState } = useForm<FormValues>({
    defaultValues: { email: '', frequency: 'daily' },
    resolver: schemaResolver(form) as never,
  });
  // A second click may come before the first one was rendered.
  const isSending = useRef(false);
  const create = useSend(createJobAlert, {
    onSettled() {
      isSending.current = false;
    },
  });
  const send = handleSubmit((values) => {
    if (isSending.current) return;
    isSending.current = true;
    create.mutate({ body: { filters, time_zone: timeZone, ...values } });
  });
  const sentTo = create.isSuccess ? create.variables.body.email : undefined;
  const problem = formState.errors.email?.type;

  return (
    <Dialog
      open
      keepOnBackdrop
      onClose={onClose}
      title={t(sentTo ? 'createAlert.sentTitle' : 'createAlert.title')}
      closeLabel={t('close')}
      footer={
        sentTo ? (
          <Button variant="primary" onClick={onClose}>
            {t('close')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('createAlert.cancel')}</Button>
            <Button
              variant="primary"
              loading={create.isPending}
              loadingLabel={t('createAlert.sending')}
              onClick={() => void send()}
            >
              {t('createAlert.create')}
            </Button>
          </>
        )
      }
    >
      {sentTo ? (
        <p role="status">{t('createAlert.sent', { email: sentTo })}</p>
      ) : (
        <form className="jh-stack" noValidate onSubmit={(event) => void send(event)}>
          <TextField
            {...register('email')}
            type="email"
            autoComplete="email"
            dir="ltr"
            required
            label={t('createAlert.email')}
            hint={t('createAlert.emailHint')}
            error={
              problem && t(problem === 'required' ? 'createAlert.emailNeeded' : 'createAlert.emailWrong')
            }
            data-autofocus
          />
          <SelectField {...register('frequency')} label={t('createAlert.frequency')}>
            <option value="daily">{t('createAlert.daily')}</option>
            <option value="weekly">{t('createAlert.weekly')}</option>
          </SelectField>
          <ErrorNotice title={t('createAlert.failed')} error={create.error} />
        </form>
      )}
    </Dialog>
  );
}
