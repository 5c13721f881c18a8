import { getFlatList } from '@jobharbor/shared/calls/config/get-flat-list';
import { maxReportDetails, reportJob } from '@jobharbor/shared/calls/job/report-job';
import { formatNumber } from '@jobharbor/shared/i18n';
import { callPrefix, ErrorNotice, useCall, useLocale, useRemote, useSend } from '@jobharbor/shared/remote';
import { Button, Dialog, Skeleton, TextArea } from '@jobharbor/shared/ui';
import { useRef } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { listOwnJobReports } from '../../common/own-reports-call.ts';
import { ReasonFields } from './reason-fields.tsx';

interface ReportValues {
  /** Id of a reason; empty before one is selected. */
  reason: string;
  details: string;
}

export type ReportDialogProps = { jobId: number; onClose: () => void };

/** Report form: a reason and optional details. Keeps its input if sending fails. */
export function ReportDialog({ jobId, onClose }: ReportDialogProps) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const { notify, queryClient } = useRemote();
  const reasons = useCall(
    getFlatList,
    { params: { list: 'report_job_reasons' } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const form = useForm<ReportValues>({ defaultValues: { reason: '', details: '' } });
  // A second click may come before the first one was rendered.
  const isSending = useRef(false);
  const report = useSend(reportJob, {
    onSettled() {
      isSending.current = false;
    },
    onSuccess({ is_mailed }) {
      void queryClient.invalidateQueries({ queryKey: callPrefix(listOwnJobReports) });
      notify({ tone: 'success', text: t(is_mailed ? 'report.doneMailed' : 'report.done') });
      onClose();
    },
  });
  const send = form.handleSubmit(({ reason, details }) => {
    if (isSending.current) return;
    isSending.current = true;
    report.mutate({ params: { jobId }, body: { report_reason_id: Number(reason), details: details.trim() } });
  });

  return (
    <Dialog
      open
      keepOnBackdrop
      onClose={onClose}
      title={t('report.title')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('report.cancel')}</Button>
          {reasons.data && (
            <Button
              variant="primary"
              loading={report.isPending}
              loadingLabel={t('report.sending')}
              onClick={() => void send()}
            >
              {t('report.send')}
            </Button>
          )}
        </>
      }
    >
      {reasons.isPending && (
        <div aria-busy="true">
          <Skeleton shape="block" />
        </div>
      )}
      <ErrorNotice error={reasons.error} retry={reasons} />
      {reasons.data && (
        <form className="jh-stack" noValidate onSubmit={(event) => void send(event)}>
          <p>{t('report.intro')}</p>
          <Controller
            control={form.control}
            name="reason"
            rules={{ required: t('report.reasonNeeded') }}
            render={({ field, fieldState }) => (
              <ReasonFields
                reasons={reasons.data.list}
                value={field.value}
                error={fieldState.error?.message}
                onValueChange={field.onChange}
              />
            )}
          />
          <Controller
            control={form.control}
            name="details"
            render={({ field }) => (
              <TextArea
                {...field}
                label={t('report.details')}
                note={t('apply.optional')}
                rows={3}
                maxLength={maxReportDetails}
                counter={(text) => `${formatNumber(tag, text.length)}/${formatNumber(tag, maxReportDetails)}`}
              />
            )}
          />
          <ErrorNotice error={report.error} />
        </form>
      )}
    </Dialog>
  );
}
