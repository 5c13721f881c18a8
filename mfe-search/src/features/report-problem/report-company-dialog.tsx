import { companyReasonCategories, reportCompany } from '@jobharbor/shared/calls/company/report-company';
import { callPrefix, useRemote, useSendOnce } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';
import { listOwnCompanyReports } from './own-company-reports-call.ts';
import { ReportDialog, useReportSent } from './report-dialog.tsx';

export type ReportCompanyDialogProps = { companyId: number; onClose: () => void };

/** The form that reports a company. */
export function ReportCompanyDialog({ companyId, onClose }: ReportCompanyDialogProps) {
  const { t } = useTranslation('search');
  const { queryClient } = useRemote();
  const onSent = useReportSent(onClose);
  const report = useSendOnce(reportCompany, {
    onSuccess(receipt) {
      void queryClient.invalidateQueries({ queryKey: callPrefix(listOwnCompanyReports) });
      onSent(receipt);
    },
  });
  return (
    <ReportDialog
      title={t('report.company.title')}
      categories={companyReasonCategories}
      report={report}
      onSend={(body) => report.sendOnce({ params: { companyId }, body })}
      onClose={onClose}
    />
  );
}
