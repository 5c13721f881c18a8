import type { Interview, InterviewReason } from '@jobharbor/shared/contracts/applications/interview';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { FormDialog } from '@jobharbor/shared/forms';
import { RadioGroup } from '@jobharbor/shared/ui';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AnswerError } from '../../common/answer-error.tsx';
import { useAnswerInterview } from './use-answer-interview.ts';

const reasons: readonly InterviewReason[] = ['time_conflict', 'other_job', 'other'];

interface RefusalValues {
  reason: InterviewReason | '';
}

export type RefusalDialogProps = {
  interview: Interview;
  /** Declines an invitation, or cancels an accepted interview. */
  action: 'reject' | 'cancel';
  onClose: () => void;
};

/** Asks for a reason before declining or cancelling an interview. Declining can be undone. */
export function RefusalDialog({ interview, action, onClose }: RefusalDialogProps) {
  const { t } = useTranslation('myJobs');
  // None is chosen beforehand: the employer would read a reason that nobody gave.
  const { control, handleSubmit } = useForm<RefusalValues>({ defaultValues: { reason: '' } });
  const { answer, isPending, error } = useAnswerInterview(interview, onClose);
  const submit = handleSubmit(({ reason }) => reason !== '' && answer({ action, reason }));
  return (
    <FormDialog
      title={t(`interviews.${action}.title`)}
      closeLabel={t('close')}
      onClose={onClose}
      onSubmit={submit}
      cancelLabel={t('interviews.keep')}
      submit={{
        label: t(`interviews.${action}.confirm`),
        sendingLabel: t('interviews.sending'),
        isSending: isPending,
        variant: 'danger',
      }}
    >
      <p>{t(`interviews.${action}.text`, { company: isolate(interview.job.company.name) })}</p>
      <Controller
        control={control}
        name="reason"
        rules={{ required: t('offers.decline.missing') }}
        render={({ field: { ref, name, value, onChange }, fieldState }) => (
          <RadioGroup
            {...{ ref, name, value }}
            legend={t('interviews.reason.title')}
            required
            error={fieldState.error?.message}
            onValueChange={onChange}
            options={reasons.map((reason) => ({ value: reason, label: t(`interviews.reason.${reason}`) }))}
          />
        )}
      />
      <AnswerError error={error} />
    </FormDialog>
  );
}
