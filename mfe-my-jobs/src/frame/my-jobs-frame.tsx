import { type AnchorProps, Tabs } from '@jobharbor/shared/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { CardListSkeleton } from '../components/card-list-skeleton.tsx';
import { useListNews } from '../live/use-list-news.ts';

/** Heading and tabs around the lists; news reaches both lists, whichever is open. */
export function MyJobsFrame() {
  const { t } = useTranslation('myJobs');
  const { pathname } = useLocation();
  useListNews();
  const tab = (path: string, label: string) => ({ href: path, label, current: pathname.endsWith(path) });
  return (
    <div className="jh-page jhm-page">
      <h1>{t('title')}</h1>
      <Tabs
        label={t('tabs.label')}
        renderLink={toRouterLink}
        tabs={[tab('/my-jobs/saved', t('tabs.saved')), tab('/my-jobs/communicated', t('tabs.applied'))]}
      />
      <Suspense fallback={<CardListSkeleton />}>
        <Outlet />
      </Suspense>
    </div>
  );
}

const toRouterLink = ({ href = '', ...rest }: AnchorProps) => <Link to={href} {...rest} />;
