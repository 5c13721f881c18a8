import { formatDay } from '@jobharbor/shared/i18n';
import { useCall, useIsHydrated, useLocale, useSession, useTimeZone } from '@jobharbor/shared/remote';
import { Notice } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { listOwnCompanyReports } from './own-company-reports-call.ts';

/** Whether and when the signed-in person reported the company, and what came of it; nothing for everybody else. */
export function OwnCompanyReport({ companyId }: { companyId: number }) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  const { status, user } = useSession();
  const isAsked = useIsHydrated() && status === 'signed-in' && user?.role === 'jobseeker';
  const { data } = useCall(listOwnCompanyReports, {}, { enabled: isAsked });
  const report = isAsked ? data?.reports.find(({ company_id }) => company_id === companyId) : undefined;
  if (report === undefined) return null;
  const { decision, reported_at } = report;
  return (
    <Notice
      role="status"
      title={t('report.company.own.title', { day: formatDay(tag, timeZone, reported_at) })}
    >
      <p>{t(decision ? `report.company.own.${decision.outcome}` : 'report.own.checking')}</p>
    </Notice>
  );
}
