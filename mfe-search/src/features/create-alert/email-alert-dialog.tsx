import type { AlertFilters } from '@jobharbor/shared/contracts/search/job-alert';
import { newEmail } from '@jobharbor/shared/contracts/sign-in/auth';
import { FormDialog, schemaResolver } from '@jobharbor/shared/forms';
import { ErrorNotice, useSendOnce, useTimeZone } from '@jobharbor/shared/remote';
import { SelectField, TextField } from '@jobharbor/shared/ui';
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
  const timeZone = useTimeZone();
  const { register, handleSubmit, formState } = useForm<FormValues>({
    defaultValues: { email: '', frequency: 'daily' },
    resolver: schemaResolver<FormValues, FormValues>(form),
  });
  const create = useSendOnce(createJobAlert);
  const submit = handleSubmit((values) =>
    create.sendOnce({ body: { filters, time_zone: timeZone, ...values } }),
  );
  const sentTo = create.isSuccess ? create.variables.body.email : undefined;
  const problem = formState.errors.email?.type;
  return (
    <FormDialog
      title={t(sentTo ? 'createAlert.sentTitle' : 'createAlert.title')}
      closeLabel={t('close')}
      onClose={onClose}
      onSubmit={submit}
      cancelLabel={t('createAlert.cancel')}
      done={sentTo && <p role="status">{t('createAlert.sent', { email: sentTo })}</p>}
      submit={{
        label: t('createAlert.create'),
        sendingLabel: t('createAlert.sending'),
        isSending: create.isPending,
      }}
    >
      <TextField
        {...register('email')}
        type="email"
        autoComplete="email"
        dir="ltr"
        required
        label={t('createAlert.email')}
        hint={t('createAlert.emailHint')}
        error={problem && t(problem === 'required' ? 'createAlert.emailNeeded' : 'createAlert.emailWrong')}
        data-autofocus
      />
      <SelectField {...register('frequency')} label={t('createAlert.frequency')}>
        <option value="daily">{t('createAlert.daily')}</option>
        <option value="weekly">{t('createAlert.weekly')}</option>
      </SelectField>
      <ErrorNotice title={t('createAlert.failed')} error={create.error} />
    </FormDialog>
  );
}
