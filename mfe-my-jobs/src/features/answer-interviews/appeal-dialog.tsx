import type { Interview } from '@jobharbor/shared/contracts/applications/interview';
import { appealFields, maxAppealText } from '@jobharbor/shared/contracts/applications/interview-attendance';
import { schemaResolver } from '@jobharbor/shared/forms';
import { useDirtyLease } from '@jobharbor/shared/remote';
import { TextArea } from '@jobharbor/shared/ui';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { InterviewFormDialog } from './interview-form-dialog.tsx';
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
    <InterviewFormDialog
      title={t('attendance.appeal.title')}
      sendLabel={t('attendance.appeal.send')}
      isSending={isPending}
      error={error}
      onClose={onClose}
      onSubmit={submit}
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
    </InterviewFormDialog>
  );
}
