import { getFlatList } from '@jobharbor/shared/calls/config/get-flat-list';
import { maxReportDetails } from '@jobharbor/shared/calls/job/report-job';
import { FormDialog } from '@jobharbor/shared/forms';
import { formatNumber } from '@jobharbor/shared/i18n';
import { ErrorNotice, useCall, useLocale, useRemote } from '@jobharbor/shared/remote';
import { Skeleton, TextArea } from '@jobharbor/shared/ui';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ReasonFields, type ReasonFieldsProps } from './reason-fields.tsx';

interface ReportValues {
  /** Id of a reason; empty before one is selected. */
  reason: string;
  details: string;
}

export type ReportDialogProps = Pick<ReasonFieldsProps, 'categories'> & {
  title: string;
  report: { isPending: boolean; error: Error | null };
  onSend: (body: { report_reason_id: number; details: string }) => void;
  onClose: () => void;
};

/** Report form: a reason and optional details. Keeps its input if sending fails. */
export function ReportDialog({ title, categories, report, onSend, onClose }: ReportDialogProps) {
  const { t } = useTranslation('search');
  const reasons = useCall(
    getFlatList,
    { params: { list: 'report_job_reasons' } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const form = useForm<ReportValues>({ defaultValues: { reason: '', details: '' } });
  const submit = form.handleSubmit(({ reason, details }) =>
    onSend({ report_reason_id: Number(reason), details: details.trim() }),
  );

  return (
    <FormDialog
      title={title}
      closeLabel={t('close')}
      onClose={onClose}
      onSubmit={submit}
      cancelLabel={t('report.cancel')}
      submit={
        reasons.data && {
          label: t('report.send'),
          sendingLabel: t('report.sending'),
          isSending: report.isPending,
        }
      }
    >
      {reasons.isPending && (
        <div aria-busy="true">
          <Skeleton shape="block" />
        </div>
      )}
      <ErrorNotice error={reasons.error} retry={reasons} />
      {reasons.data && (
        <>
          <p>{t('report.intro')}</p>
          <ReportFields form={form} reasons={reasons.data.list} categories={categories} />
          <ErrorNotice error={report.error} />
        </>
      )}
    </FormDialog>
  );
}

/** Says that a report was sent, and where the outcome will stand. */
export function useReportSent(onClose: () => void) {
  const { t } = useTranslation('search');
  const { notify } = useRemote();
  return ({ is_mailed }: { is_mailed?: boolean | undefined }) => {
    notify({ tone: 'success', text: t(is_mailed ? 'report.doneMailed' : 'report.done') });
    onClose();
  };
}

interface ReportFieldsProps extends Pick<ReasonFieldsProps, 'reasons' | 'categories'> {
  form: UseFormReturn<ReportValues>;
}

function ReportFields({ form, ...lists }: ReportFieldsProps) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  return (
    <>
      <Controller
        control={form.control}
        name="reason"
        rules={{ required: t('report.reasonNeeded') }}
        render={({ field: { ref, value, onChange }, fieldState }) => (
          <ReasonFields
            ref={ref}
            {...lists}
            value={value}
            error={fieldState.error?.message}
            onValueChange={onChange}
          />
        )}
      />
      <TextArea
        {...form.register('details')}
        label={t('report.details')}
        note={t('apply.optional')}
        rows={3}
        maxLength={maxReportDetails}
        counter={(text) => `${formatNumber(tag, text.length)}/${formatNumber(tag, maxReportDetails)}`}
      />
    </>
  );
}
