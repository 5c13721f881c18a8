import { PageSuspense, useSession } from '@jobharbor/shared/remote';
import { type AnchorProps, Tabs } from '@jobharbor/shared/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { CardListSkeleton } from './card-list-skeleton.tsx';
import { useListRefresh } from './use-list-refresh.ts';
import './my-jobs.css';

/** Heading and tabs above the open list. Both lists are refreshed from here, whichever of them is open. */
export function MyJobsLayout() {
  const { t } = useTranslation('myJobs');
  const { pathname } = useLocation();
  const heading = useSignOutFocus();
  useListRefresh();
  const tab = (path: string, label: string) => ({ href: path, label, current: pathname.endsWith(path) });
  return (
    <div className="jh-page jhm-page">
      <h1 ref={heading} tabIndex={-1}>
        {t('title')}
      </h1>
      <Tabs
        label={t('tabs.label')}
        renderLink={toRouterLink}
        tabs={[
          tab('/my-jobs/saved', t('tabs.saved')),
          tab('/my-jobs/communicated', t('tabs.applied')),
          tab('/my-jobs/interview', t('interviews.title')),
          tab('/my-jobs/offers', t('offers.title')),
          tab('/my-jobs/interested', t('interests.title')),
          tab('/my-jobs/viewed-me', t('tabs.viewedMe')),
          tab('/my-jobs/picks', t('picks.title')),
          tab('/my-jobs/alerts', t('tabs.alerts')),
          tab('/my-jobs/searches', t('searches.tab')),
        ]}
      />
      <PageSuspense fallback={<CardListSkeleton />}>
        <Outlet />
      </PageSuspense>
    </div>
  );
}

/** Ref of the heading, which takes the focus when a sign-out, also of another tab, removes the focused control. */
function useSignOutFocus() {
  const { status } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(status);
  useEffect(() => {
    const isSignOut = last.current === 'signed-in' && status === 'guest';
    last.current = status;
    if (isSignOut && (document.activeElement ?? document.body) === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [status]);
  return heading;
}

const toRouterLink = ({ href = '', ...rest }: AnchorProps) => <Link to={href} {...rest} />;
