import type { Application } from '@jobharbor/shared/contracts/application';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { useErrorText } from '@jobharbor/shared/remote';
import { Button, Dialog, Notice } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { useWithdrawApplication } from './use-withdraw-application.ts';

export type WithdrawDialogProps = { application: Application; isOpen: boolean; onClose: () => void };

/** Confirmation dialog: a withdrawal cannot be undone, though another application may follow. */
export function WithdrawDialog({ application, isOpen, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation('myJobs');
  const errorText = useErrorText();
  const withdrawal = useWithdrawApplication(onClose);
  const close = () => {
    withdrawal.reset();
    onClose();
  };
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
              onClick={() => withdrawal.mutate({ params: { jobId: application.job.id } })}
            >
              {t('withdraw.confirm')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('withdraw.text', { company: isolate(company.name), title: isolate(title) })}</p>
      {withdrawal.isError && (
        <Notice tone="danger" role="alert" className="jhm-withdraw__error">
          {errorText(withdrawal.error)}
        </Notice>
      )}
    </Dialog>
  );
}
