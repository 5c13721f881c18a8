import {
  type Application,
  type WithdrawReason,
  withdrawReason,
} from '@jobharbor/shared/contracts/applications/application';
import { interviewLimits } from '@jobharbor/shared/contracts/applications/interview-limits';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { FormDialog } from '@jobharbor/shared/forms';
import { ErrorNotice, useNow } from '@jobharbor/shared/remote';
import { Notice, RadioGroup } from '@jobharbor/shared/ui';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useWithdrawApplication } from './use-withdraw-application.ts';

interface WithdrawValues {
  reason: WithdrawReason | '';
}

export type WithdrawDialogProps = { application: Application; onClose: () => void };

/** Confirmation dialog: a withdrawal cannot be undone, but the person may apply again. */
export function WithdrawDialog({ application, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation('myJobs');
  const now = useNow();
  const withdrawal = useWithdrawApplication(onClose);
  const { control, handleSubmit } = useForm<WithdrawValues>({ defaultValues: { reason: '' } });
  // After an acceptance the employer expects the person, so a reason is required.
  const isRequired = application.status === 'accepted';
  const { company, title, id: jobId } = application.job;
  const submit = handleSubmit(({ reason }) =>
    withdrawal.sendOnce({ params: { jobId }, body: reason ? { reason } : null }),
  );
  return (
    <FormDialog
      title={t('withdraw.title')}
      closeLabel={t('close')}
      onClose={onClose}
      onSubmit={submit}
      cancelLabel={t('withdraw.cancel')}
      submit={
        application.can_withdraw
          ? {
              label: t('withdraw.confirm'),
              sendingLabel: t('withdraw.sending'),
              isSending: withdrawal.isPending,
              variant: 'danger',
            }
          : undefined
      }
    >
      <p>{t('withdraw.text', { company: isolate(company.name), title: isolate(title) })}</p>
      {!!application.late_from && now / 1000 > application.late_from && (
        <Notice tone="attention">
          {t('withdraw.late', { count: application.late_hours ?? interviewLimits.cancelHours })}
        </Notice>
      )}
      <Controller
        control={control}
        name="reason"
        rules={{ required: isRequired && t('withdraw.reason.missing') }}
        render={({ field: { ref, name, value, onChange }, fieldState }) => (
          <RadioGroup
            {...{ ref, name }}
            legend={t(isRequired ? 'withdraw.reason.required' : 'withdraw.reason.title')}
            required={isRequired}
            error={fieldState.error?.message}
            hint={t('withdraw.reason.hint')}
            value={value}
            onValueChange={onChange}
            options={withdrawReason.options.map((reason) => ({
              value: reason,
              label: t(`withdraw.reason.${reason}`),
            }))}
          />
        )}
      />
      <ErrorNotice error={withdrawal.error} />
    </FormDialog>
  );
}
