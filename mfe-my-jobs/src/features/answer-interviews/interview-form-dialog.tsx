import { FormDialog } from '@jobharbor/shared/forms';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerError } from '../../common/answer-error.tsx';

type FormDialogProps = ComponentProps<typeof FormDialog>;
export type InterviewFormDialogProps = Pick<FormDialogProps, 'title' | 'onClose' | 'onSubmit'> & {
  /** Text of the button that sends. */
  sendLabel: string;
  isSending: boolean;
  error: ComponentProps<typeof AnswerError>['error'];
  children: ReactNode;
};

/** Frame of the forms about an interview; a refusal is shown below the fields. */
export function InterviewFormDialog(props: InterviewFormDialogProps) {
  const { sendLabel, isSending, error, children, ...frame } = props;
  const { t } = useTranslation('myJobs');
  return (
    <FormDialog
      {...frame}
      closeLabel={t('close')}
      cancelLabel={t('interviews.keepOpen')}
      submit={{ label: sendLabel, sendingLabel: t('interviews.sending'), isSending }}
    >
      {children}
      <AnswerError error={error} />
    </FormDialog>
  );
}
