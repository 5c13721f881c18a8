import {
  Button,
  ButtonLink,
  ChartMotif,
  EmptyState,
  FailureCard,
  LighthouseMotif,
} from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useFrame } from './frame-context.tsx';
import { useFrameLocale } from './use-frame-locale.ts';

/** The shell's own screens, where no remote's page stands: nobody serves the address, or the remote failed. */
export function OutletScreen() {
  const { outlet, route } = useFrame();
  const { status } = useStore(route);
  const state = useStore(outlet);
  switch (status) {
    case 'not-found':
      return <NotFoundScreen />;
    case 'maintenance':
      return <MaintenanceScreen />;
    case 'remote':
      return state.status === 'failed' ? <FailedScreen supportCode={state.supportCode} /> : null;
  }
}

function NotFoundScreen() {
  const { t } = useTranslation('shell');
  const { base } = useFrameLocale();
  return (
    <div className="jhf-screen">
      <EmptyState
        headingLevel={1}
        motif={<ChartMotif />}
        title={t('notFound.title')}
        actions={
          <ButtonLink variant="primary" href={`${base}/jobs`}>
            {t('notFound.search')}
          </ButtonLink>
        }
      >
        {t('notFound.text')}
      </EmptyState>
    </div>
  );
}

function MaintenanceScreen() {
  const { t } = useTranslation('shell');
  return (
    <div className="jhf-screen">
      <EmptyState headingLevel={1} motif={<LighthouseMotif />} title={t('maintenance.title')}>
        {t('maintenance.text')}
      </EmptyState>
    </div>
  );
}

function FailedScreen({ supportCode }: { supportCode: string }) {
  const { t } = useTranslation('shell');
  const { retry } = useFrame();
  return (
    <div className="jhf-screen">
      <FailureCard
        headingLevel={1}
        title={t('failure.title')}
        actions={
          <Button variant="primary" onClick={retry}>
            {t('failure.retry')}
          </Button>
        }
        supportCode={{ label: t('failure.support'), value: supportCode }}
      >
        {t('failure.text')}
      </FailureCard>
    </div>
  );
}
