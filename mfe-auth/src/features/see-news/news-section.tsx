import { listOwnJobReports } from '@jobharbor/shared/calls/job/list-own-job-reports';
import { countUnread } from '@jobharbor/shared/calls/job-application/count-unread';
import { listApplications } from '@jobharbor/shared/calls/job-application/list-applications';
import { listInterviews } from '@jobharbor/shared/calls/job-application/list-interviews';
import { formatAge, formatNumber } from '@jobharbor/shared/i18n';
import { ErrorNotice, retryAll, useCall, useLocale, useRemote, useSession } from '@jobharbor/shared/remote';
import { TextLink } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LandingSection } from './landing-section.tsx';
import { recordVisit } from './last-visit.ts';
import { latestNews, type News } from './latest-news.ts';

/** Unread messages, interviews to answer, acts of employers and outcomes of reports, with a marker on unseen items. */
export function NewsSection() {
  const { t } = useTranslation('auth');
  const { tag } = useLocale();
  const { now } = useRemote();
  const { user } = useSession();
  const applications = useCall(listApplications, { query: { size: 30 } });
  const unread = useCall(countUnread, {});
  const reports = useCall(listOwnJobReports, {});
  const interviews = useCall(listInterviews, { query: { show: 'waiting', size: 1 } });
  const parts = [applications, unread, reports, interviews];
  const news = latestNews(applications.data?.applications ?? [], reports.data?.reports);
  const count = unread.data?.unread_count ?? 0;
  const waiting = interviews.data?.counts.waiting ?? 0;
  const isEmpty = news.length + count + waiting === 0;
  const isPending = parts.some((part) => part.isPending);
  const [wasKnown, setKnown] = useState(false);
  if (!isPending && !wasKnown) setKnown(true);
  // One appearance: what comes later would push the others aside, and nothing would be said to be there before it. News
  // that is shown stays while a part that failed is tried again.
  const data = isPending && (isEmpty || !wasKnown) ? undefined : applications.data;
  const missing = parts.filter((part) => part.data === undefined && part.error !== null);
  const retry = retryAll(missing);
  const [visitBefore] = useState(() => recordVisit(user?.id ?? 0, Math.floor(now / 1_000)));
  return (
    <LandingSection title={t('onsite.news.title')} query={{ ...applications, data, ...retry }}>
      {() => {
        const failure = missing[0] && <ErrorNotice error={missing[0].error} retry={retry} />;
        if (isEmpty)
          // Nobody knows that there is nothing while a part of it has not come.
          return (
            failure ?? (
              <p>
                {t('onsite.news.none')}{' '}
                <TextLink render={<Link to="/jobs" />}>{t('onsite.news.search')}</TextLink>
              </p>
            )
          );
        return (
          <>
            <ul className="jha-news__list">
              {count > 0 && (
                <li>
                  <TextLink render={<Link to="/chat-home" />}>
                    {t('onsite.news.unread', { number: formatNumber(tag, count) })}
                  </TextLink>
                </li>
              )}
              {waiting > 0 && (
                <li>
                  <TextLink render={<Link to="/my-jobs/interview" />}>
                    {t('onsite.news.interviews', { number: formatNumber(tag, waiting) })}
                  </TextLink>
                </li>
              )}
              {news.map((item) => (
                <NewsRow key={item.key} item={item} isNew={item.at > visitBefore} />
              ))}
            </ul>
            {failure}
          </>
        );
      }}
    </LandingSection>
  );
}

function NewsRow({ item, isNew }: { item: News; isNew: boolean }) {
  const { t } = useTranslation('auth');
  const { tag } = useLocale();
  const { now } = useRemote();
  return (
    <li className="jha-news__row">
      <TextLink render={<Link to={item.path} />}>
        <bdi>{item.title}</bdi>
      </TextLink>
      <p>
        {t(`onsite.${item.text}`)}
        {isNew && <strong className="jha-news__new"> {t('onsite.news.new')}</strong>}
      </p>
      <p className="jh-quiet jh-small">
        <bdi>{item.company}</bdi>
        {' · '}
        <time dateTime={new Date(item.at * 1_000).toISOString()}>{formatAge(tag, item.at, now)}</time>
      </p>
    </li>
  );
}
