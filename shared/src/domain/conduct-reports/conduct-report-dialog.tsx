import { useEffect, useRef, useState } from 'react';
import { conductReasonLists, maxConductDetails } from '../../contracts/account/conduct-report.ts';
import { getFlatList } from '../../contracts/calls/config/get-flat-list.ts';
import { formatNumber } from '../../i18n/index.ts';
import { ErrorNotice, useCall, useDirtyLease, useLocale } from '../../remote/index.ts';
import { Button, Dialog, RadioGroup, Skeleton, TextArea } from '../../ui/index.ts';
import { isolate } from '../user-text/index.ts';
import { type ReportedSubject, useReportTexts } from './report-texts.ts';
import { useSendReport } from './use-send-report.ts';

export type ConductReportDialogProps = {
  subjects: readonly ReportedSubject[];
  name: string;
  onClose: () => void;
};

/** Report form: which subject, a reason of its list, and optional details. Keeps its input if sending fails. */
export function ConductReportDialog({ subjects, name, onClose }: ConductReportDialogProps) {
  const t = useReportTexts();
  const [kind, setKind] = useState(subjects[0]?.kind ?? 'chat');
  const [reason, setReason] = useState('');
  const [details, setDetails] = useState('');
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const report = useSendReport(onClose);
  useDirtyLease(details !== '', 'report of conduct');
  useEffect(() => {
    if (isMissing) form.current?.querySelector<HTMLElement>('[name="conduct-reason"]')?.focus();
  }, [isMissing]);
  const subject = subjects.find((one) => one.kind === kind);
  const send = () => {
    setMissing(reason === '');
    if (reason === '' || subject === undefined || report.isPending) return;
    report.mutate({ subject, reasonId: Number(reason), details: details.trim() });
  };
  return (
    <Dialog
      open
      keepOnBackdrop
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" loading={report.isPending} loadingLabel={t('sending')} onClick={send}>
            {t('send')}
          </Button>
        </>
      }
    >
      <div ref={form} className="jh-stack">
        <p>{t('intro', { name: isolate(name) })}</p>
        <SubjectField
          {...{ subjects, name, kind }}
          onKind={(chosen) => {
            setKind(chosen);
            setReason('');
            setMissing(false);
          }}
        />
        <ReasonField
          kind={kind}
          reason={reason}
          isMissing={isMissing}
          onReason={(chosen) => {
            setReason(chosen);
            setMissing(false);
          }}
        />
        <DetailsField details={details} onDetails={setDetails} />
        <ErrorNotice error={report.error} />
      </div>
    </Dialog>
  );
}

interface SubjectFieldProps extends Pick<ConductReportDialogProps, 'subjects' | 'name'> {
  kind: ReportedSubject['kind'];
  onKind: (kind: ReportedSubject['kind']) => void;
}

/** The choice between several subjects. */
function SubjectField({ subjects, name, kind, onKind }: SubjectFieldProps) {
  const t = useReportTexts();
  if (subjects.length < 2) return null;
  return (
    <RadioGroup
      legend={t('what')}
      name="conduct-kind"
      value={kind}
      onValueChange={onKind}
      options={subjects.map((one) => ({ value: one.kind, label: t(one.kind, { name: isolate(name) }) }))}
    />
  );
}

function DetailsField({ details, onDetails }: { details: string; onDetails: (text: string) => void }) {
  const t = useReportTexts();
  const { tag } = useLocale();
  return (
    <TextArea
      label={t('details')}
      note={t('optional')}
      rows={3}
      maxLength={maxConductDetails}
      counter={(text) => `${formatNumber(tag, text.length)}/${formatNumber(tag, maxConductDetails)}`}
      value={details}
      onChange={({ target }) => onDetails(target.value)}
    />
  );
}

interface ReasonFieldProps {
  kind: ReportedSubject['kind'];
  reason: string;
  isMissing: boolean;
  onReason: (reason: string) => void;
}

/** The reasons that a report of this kind may have. */
function ReasonField({ kind, reason, isMissing, onReason }: ReasonFieldProps) {
  const t = useReportTexts();
  const reasons = useCall(
    getFlatList,
    { params: { list: conductReasonLists[kind] } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  if (reasons.isPending)
    return (
      <div aria-busy="true">
        <Skeleton shape="block" />
      </div>
    );
  if (reasons.error) return <ErrorNotice error={reasons.error} retry={reasons} />;
  return (
    <RadioGroup
      legend={t('reason')}
      required
      error={isMissing && t('reasonNeeded')}
      name="conduct-reason"
      value={reason}
      onValueChange={onReason}
      options={reasons.data.list.map(({ id, value }) => ({ value: String(id), label: value }))}
    />
  );
}
