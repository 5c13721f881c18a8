import { reportJob, reportReasonCategories } from '@jobharbor/shared/calls/job/report-job';
import { callPrefix, useRemote, useSendOnce } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';
import { listOwnJobReports } from '../../common/job-news/own-reports-call.ts';
import { ReportDialog, useReportSent } from './report-dialog.tsx';

export type ReportJobDialogProps = { jobId: number; onClose: () => void };

/** The form that reports a job. */
export function ReportJobDialog({ jobId, onClose }: ReportJobDialogProps) {
  const { t } = useTranslation('search');
  const { queryClient } = useRemote();
  const onSent = useReportSent(onClose);
  const report = useSendOnce(reportJob, {
    onSuccess(receipt) {
      void queryClient.invalidateQueries({ queryKey: callPrefix(listOwnJobReports) });
      onSent(receipt);
    },
  });
  return (
    <ReportDialog
      title={t('report.title')}
      categories={reportReasonCategories}
      report={report}
      onSend={(body) => report.sendOnce({ params: { jobId }, body })}
      onClose={onClose}
    />
  );
}
