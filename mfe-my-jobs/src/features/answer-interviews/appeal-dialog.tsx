import type { Interview } from '@jobharbor/shared/contracts/applications/interview';
import { appealFields, maxAppealText } from '@jobharbor/shared/contracts/applications/interview-attendance';
import { FormDialog, schemaResolver } from '@jobharbor/shared/forms';
import { useDirtyLease } from '@jobharbor/shared/remote';
import { TextArea } from '@jobharbor/shared/ui';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AnswerError } from '../../common/answer-error.tsx';
import { useAttendInterview } from './use-attend-interview.ts';

interface AppealValues {
  text: string;
}

export type AppealDialogProps = { interview: Interview; onClose: () => void };

/** Contests an absence that the employer marked, with what speaks for the person. */
export function AppealDialog({ interview, onClose }: AppealDialogProps) {
  const { t } = useTranslation('myJobs');
  const { register, handleSubmit, formState } = useForm<AppealValues>({
    defaultValues: { text: '' },
    resolver: schemaResolver<AppealValues, AppealValues>(appealFields),
  });
  const { attend, isPending, error } = useAttendInterview(interview, onClose);
  useDirtyLease(formState.isDirty, 'appeal against an absence');
  const submit = handleSubmit(({ text }) =>
    attend({ action: 'appeal', version: interview.version, text: text.trim() }),
  );
  return (
    <FormDialog
      title={t('attendance.appeal.title')}
      closeLabel={t('close')}
      onClose={onClose}
      onSubmit={submit}
      cancelLabel={t('interviews.keepOpen')}
      submit={{
        label: t('attendance.appeal.send'),
        sendingLabel: t('interviews.sending'),
        isSending: isPending,
      }}
    >
      <TextArea
        {...register('text')}
        label={t('attendance.appeal.label')}
        hint={t('attendance.appeal.hint')}
        error={formState.errors.text && t('attendance.appeal.missing')}
        rows={5}
        dir="auto"
        maxLength={maxAppealText}
      />
      <AnswerError error={error} />
    </FormDialog>
  );
}
