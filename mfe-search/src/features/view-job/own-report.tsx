import { formatDay } from '@jobharbor/shared/i18n';
import { useCall, useIsHydrated, useLocale, useSession, useTimeZone } from '@jobharbor/shared/remote';
import { Notice } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { listOwnJobReports } from '../../common/job-news/own-reports-call.ts';

/** Whether and when the signed-in person reported the job, and what came of it; nothing for everybody else. */
export function OwnReport({ jobId }: { jobId: number }) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  const { status, user } = useSession();
  const isAsked = useIsHydrated() && status === 'signed-in' && user?.role === 'jobseeker';
  const { data } = useCall(listOwnJobReports, {}, { enabled: isAsked });
  const report = isAsked ? data?.reports.find(({ job }) => job.id === jobId) : undefined;
  if (report === undefined) return null;
  return (
    <Notice
      role="status"
      title={t('report.own.title', { day: formatDay(tag, timeZone, report.reported_at) })}
    >
      <p>{t(`report.own.${report.decision?.outcome ?? 'checking'}`)}</p>
    </Notice>
  );
}
