import { jobPath, placeNames } from '@jobharbor/shared/domain/jobs';
import { UserText } from '@jobharbor/shared/domain/user-text';
import { formatList } from '@jobharbor/shared/i18n';
import { ErrorNotice, useCall, useLocale } from '@jobharbor/shared/remote';
import { Skeleton } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { previewAlertCall } from './alert-calls.ts';
import '../../common/alerts.css';

/** The jobs that the next email or text message would contain if it were sent now. */
export function AlertPreview({ alertId, isByText }: { alertId: number; isByText: boolean }) {
  const { t } = useTranslation('myJobs');
  const { tag, language } = useLocale();
  const preview = useCall(previewAlertCall, { params: { id: alertId } }, { staleTime: 0 });
  switch (preview.status) {
    case 'pending':
      return <Skeleton shape="block" />;
    case 'error':
      return <ErrorNotice error={preview.error} retry={preview} />;
    case 'success':
      if (preview.data.jobs.length === 0) {
        return <p role="status">{t(isByText ? 'alerts.previewNoneText' : 'alerts.previewNone')}</p>;
      }
      return (
        <ul className="jhm-alert-preview">
          {preview.data.jobs.map((job) => (
            <li key={job.id}>
              <a href={`/${language.slug}/${job.country_key}${jobPath(job)}`} lang={job.language} dir="auto">
                {job.title}
              </a>
              <span className="jh-quiet">
                <UserText>{job.company.name}</UserText> {formatList(tag, placeNames(job))}
              </span>
            </li>
          ))}
        </ul>
      );
  }
}
