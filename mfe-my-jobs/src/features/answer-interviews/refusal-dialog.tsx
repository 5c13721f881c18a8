import type { Interview, InterviewReason } from '@jobharbor/shared/contracts/interview';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { Button, Dialog, RadioGroup } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerError } from '../../common/answer-error.tsx';
import { useMissingField } from '../../common/use-missing-field.ts';
import { useAnswerInterview } from './use-answer-interview.ts';

const reasons: readonly InterviewReason[] = ['time_conflict', 'other_job', 'other'];

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
  const [reason, setReason] = useState<InterviewReason | ''>('');
  const { isMissing, setMissing, form } = useMissingField();
  const { answer, isPending, error } = useAnswerInterview(interview, onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`interviews.${action}.title`)}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('interviews.keep')}</Button>
          <Button
            variant="danger"
            loading={isPending}
            loadingLabel={t('interviews.sending')}
            onClick={() => (reason === '' ? setMissing(true) : answer({ action, reason }))}
          >
            {t(`interviews.${action}.confirm`)}
          </Button>
        </>
      }
    >
      <div ref={form} className="jh-stack">
        <p>{t(`interviews.${action}.text`, { company: isolate(interview.job.company.name) })}</p>
        <RadioGroup
          legend={t('interviews.reason.title')}
          required
          error={isMissing && t('offers.decline.missing')}
          name={`interview-reason-${interview.id}`}
          value={reason}
          onValueChange={(chosen) => {
            setMissing(false);
            setReason(chosen);
          }}
          options={reasons.map((value) => ({ value, label: t(`interviews.reason.${value}`) }))}
        />
        <AnswerError error={error} />
      </div>
    </Dialog>
  );
}
