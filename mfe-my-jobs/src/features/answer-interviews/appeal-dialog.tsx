import type { Interview } from '@jobharbor/shared/contracts/interview';
import { useDirtyLease } from '@jobharbor/shared/remote';
import { Button, Dialog, TextArea } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerError } from '../../common/answer-error.tsx';
import { useMissingField } from '../../common/use-missing-field.ts';
import { useAttendInterview } from './use-attend-interview.ts';

const longest = 2_000;

export type AppealDialogProps = { interview: Interview; onClose: () => void };

/** Contests an absence that the employer marked, with what speaks for the person. */
export function AppealDialog({ interview, onClose }: AppealDialogProps) {
  const { t } = useTranslation('myJobs');
  const [text, setText] = useState('');
  const { isMissing, setMissing, form } = useMissingField();
  const { attend, isPending, error } = useAttendInterview(interview, onClose);
  useDirtyLease(text !== '', 'appeal against an absence');
  const send = () => {
    setMissing(text.trim() === '');
    if (text.trim() !== '') attend({ action: 'appeal', version: interview.version, text: text.trim() });
  };
  return (
    <Dialog
      open
      keepOnBackdrop
      onClose={onClose}
      title={t('attendance.appeal.title')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('interviews.keepOpen')}</Button>
          <Button variant="primary" loading={isPending} loadingLabel={t('interviews.sending')} onClick={send}>
            {t('attendance.appeal.send')}
          </Button>
        </>
      }
    >
      <div ref={form} className="jh-stack">
        <TextArea
          label={t('attendance.appeal.label')}
          hint={t('attendance.appeal.hint')}
          error={isMissing ? t('attendance.appeal.missing') : undefined}
          value={text}
          rows={5}
          dir="auto"
          maxLength={longest}
          onChange={({ target }) => {
            setMissing(false);
            setText(target.value);
          }}
        />
        <AnswerError error={error} />
      </div>
    </Dialog>
  );
}
