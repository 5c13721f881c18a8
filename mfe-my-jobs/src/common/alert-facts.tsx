import type { JobAlert } from '@jobharbor/shared/contracts/search/job-alert';
import { countryName } from '@jobharbor/shared/i18n';
import { useLocale, useTimeZone } from '@jobharbor/shared/remote';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './alerts.css';

/** Describes the filters of an alert. */
export function useAlertName(): (alert: Pick<JobAlert, 'name' | 'country_key'>) => string {
  const { t } = useTranslation('myJobs');
  const { language } = useLocale();
  return ({ name, country_key }) =>
    name || t('alerts.all', { country: countryName(language.value, country_key) ?? t('alerts.elsewhere') });
}

/** `Tuesday, November 17`, as the mails have it. */
const dayFormat = { weekday: 'long', day: 'numeric', month: 'long', calendar: 'gregory' } as const;

/**
 * New and closed jobs since the last mail or text message, and when the next one is due. `changes` replaces the former:
 * what has changed since the person looked.
 */
export function AlertFacts({ alert, changes }: { alert: JobAlert; changes?: ReactNode }) {
  const { t } = useTranslation('myJobs');
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  const day = (seconds: number) =>
    new Intl.DateTimeFormat(tag, { ...dayFormat, timeZone }).format(seconds * 1000);
  const { new_jobs, closed_jobs, since, next_at, filters, email, is_texted } = alert;
  const hasWay = email !== '' || is_texted;
  const news = [
    ...(new_jobs > 0 ? [t('alerts.newJobs', { count: new_jobs })] : []),
    ...(closed_jobs > 0 ? [t('alerts.closedJobs', { count: closed_jobs })] : []),
  ];
  return (
    <p className="jh-quiet jhm-alert-facts">
      {filters.near_titles && <span>{t('alerts.nearTitles')}</span>}
      <span>
        {changes ??
          (news.length === 0
            ? t('alerts.noNews', { day: day(since) })
            : [...news, t('alerts.since', { day: day(since) })].join(' · '))}
      </span>
      {next_at !== null && hasWay && (
        <span>{t(email === '' ? 'alerts.nextText' : 'alerts.next', { day: day(next_at) })}</span>
      )}
    </p>
  );
}
