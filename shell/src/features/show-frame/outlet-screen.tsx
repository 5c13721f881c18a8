import { isOffline, onNetworkChange } from '@jobharbor/shared/browser/network';
import {
  Button,
  ButtonLink,
  ChartMotif,
  EmptyState,
  FailureCard,
  LighthouseMotif,
} from '@jobharbor/shared/ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { findWellKnown } from '../../common/find-well-known.ts';
import type { OutletState } from '../../common/page-state.ts';
import { useFrame } from './frame-context.tsx';
import { useFrameLocale } from './use-frame-locale.ts';

/** The shell's own screens: unknown address, maintenance, or a remote that failed. */
export function OutletScreen() {
  const { outlet, route } = useFrame();
  const shown = useStore(route);
  const state = useStore(outlet);
  switch (shown.status) {
    case 'not-found':
      return <NotFoundScreen />;
    case 'maintenance':
      return <MaintenanceScreen {...shown} />;
    case 'remote':
      return state.status === 'failed' ? <FailedScreen {...state} /> : null;
  }
}

function NotFoundScreen() {
  const { t } = useTranslation('shell');
  const { contracts } = useFrame();
  const { base } = useFrameLocale();
  const jobs = findWellKnown(contracts, 'jobs');
  return (
    <div className="jhf-screen">
      <EmptyState
        headingLevel={1}
        motif={<ChartMotif />}
        title={t('notFound.title')}
        actions={
          jobs && (
            <ButtonLink variant="primary" href={base + jobs}>
              {t('notFound.search')}
            </ButtonLink>
          )
        }
      >
        {t('notFound.text')}
      </EmptyState>
    </div>
  );
}

function MaintenanceScreen({ backAt }: { backAt?: string }) {
  const { t } = useTranslation('shell');
  return (
    <div className="jhf-screen">
      <EmptyState headingLevel={1} motif={<LighthouseMotif />} title={t('maintenance.title')}>
        {t('maintenance.text')}
        {backAt && <p>{t('maintenance.backAt', { time: backAt })}</p>}
      </EmptyState>
    </div>
  );
}

/**
 * Shows the remote's static fallback if it has one, else the shell's text. Without a network it says that the page waits for
 * it: the shell mounts the page again then.
 */
function FailedScreen({ supportCode, fallback }: Extract<OutletState, { status: 'failed' }>) {
  const { t } = useTranslation('shell');
  const { retry } = useFrame();
  const hasNoNetwork = useSyncExternalStore(onNetworkChange, isOffline, () => false);
  if (hasNoNetwork)
    return (
      <div className="jhf-screen" role="status">
        <EmptyState headingLevel={1} motif={<LighthouseMotif />} title={t('offline.title')}>
          {t('offline.text')}
        </EmptyState>
      </div>
    );
  return (
    <div className="jhf-screen">
      <FailureCard
        headingLevel={1}
        title={fallback?.title ?? t('failure.title')}
        actions={
          <Button variant="primary" onClick={retry}>
            {t('failure.retry')}
          </Button>
        }
        supportCode={{ label: t('failure.support'), value: supportCode }}
      >
        {fallback ? (
          // Sanitized in load-fallback.ts: text and a few plain elements.
          <div className="jhf-fallback" dangerouslySetInnerHTML={{ __html: fallback.html }} />
        ) : (
          t('failure.text')
        )}
      </FailureCard>
    </div>
  );
}
