import type { Application, WithdrawReason } from '@jobharbor/shared/contracts/application';
import { interviewLimits } from '@jobharbor/shared/contracts/interview-limits';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { ErrorNotice, useNow } from '@jobharbor/shared/remote';
import { Button, Dialog, Notice, RadioGroup } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWithdrawApplication } from './use-withdraw-application.ts';

export type WithdrawDialogProps = { application: Application; isOpen: boolean; onClose: () => void };

const reasons: readonly WithdrawReason[] = [
  'other_job',
  'no_answer',
  'pay',
  'place',
  'changed_mind',
  'other',
];

/** Confirmation dialog: a withdrawal cannot be undone, but the person may apply again. */
export function WithdrawDialog({ application, isOpen, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation('myJobs');
  const now = useNow();
  const withdrawal = useWithdrawApplication(onClose);
  const close = () => {
    withdrawal.reset();
    onClose();
  };
  const [reason, setReason] = useState<WithdrawReason | ''>('');
  const [isMissing, setMissing] = useState(false);
  // After the acceptance the employer waits for the person, and is told why they do not come.
  const isRequired = application.status === 'accepted';
  const { company, title } = application.job;
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={t('withdraw.title')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={close}>{t('withdraw.cancel')}</Button>
          {application.can_withdraw && (
            <Button
              variant="danger"
              loading={withdrawal.isPending}
              loadingLabel={t('withdraw.sending')}
              onClick={() => {
                setMissing(isRequired && reason === '');
                if (!isRequired || reason !== '')
                  withdrawal.mutate({
                    params: { jobId: application.job.id },
                    body: reason ? { reason } : null,
                  });
              }}
            >
              {t('withdraw.confirm')}
            </Button>
          )}
        </>
      }
    >
      <p className="jhm-withdraw__text">
        {t('withdraw.text', { company: isolate(company.name), title: isolate(title) })}
      </p>
      {!!application.late_from && now / 1000 > application.late_from && (
        <Notice tone="attention">{t('withdraw.late', { count: interviewLimits.cancelHours })}</Notice>
      )}
      <RadioGroup
        legend={t(isRequired ? 'withdraw.reason.required' : 'withdraw.reason.title')}
        required={isRequired}
        error={isMissing && t('withdraw.reason.missing')}
        hint={t('withdraw.reason.hint')}
        name={`withdraw-reason-${application.id}`}
        value={reason}
        onValueChange={(chosen) => {
          setMissing(false);
          setReason(chosen);
        }}
        options={reasons.map((value) => ({ value, label: t(`withdraw.reason.${value}`) }))}
      />
      <ErrorNotice className="jhm-withdraw__error" error={withdrawal.error} />
    </Dialog>
  );
}
