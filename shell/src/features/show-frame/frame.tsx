import { LiveRegion, SkipLink } from '@jobharbor/shared/ui';
import { useEffect } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { ConsentNotice } from './consent-notice.tsx';
import { FrameContext, type FrameSource, useFrame } from './frame-context.tsx';
import { NoScript } from './no-script.tsx';
import { NotificationBar } from './notification-bar.tsx';
import { OutletScreen } from './outlet-screen.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { TabBar } from './tab-bar.tsx';
import { Outdated, Unstarted } from './unstarted.tsx';

/** Header, outlet, footer. Remotes mount into the outlet, each in a React root of its own. */
export function Frame({ frame }: { frame: FrameSource }) {
  return (
    <I18nextProvider i18n={frame.i18n}>
      <FrameContext value={frame}>
        <Skip />
        <Unstarted />
        <Outdated />
        <ConsentNotice />
        <SiteHeader />
        <Main />
        <SiteFooter />
        <TabBar />
        <NotificationBar />
        <Announcer />
        <Hydration />
      </FrameContext>
    </I18nextProvider>
  );
}

// Each part subscribes for itself, so that navigation does not re-render the whole frame.
function Skip() {
  const { t } = useTranslation('shell');
  return <SkipLink href="#jh-main">{t('skip')}</SkipLink>;
}

function Main() {
  const isLoading = useStore(useFrame().outlet, ({ status }) => status === 'loading');
  return (
    <main id="jh-main" className="jhf-main" tabIndex={-1} aria-busy={isLoading}>
      <div className="jhf-progress" data-active={isLoading || undefined} aria-hidden="true" />
      <NoScript />
      <OutletScreen />
      <OutletPlace />
    </main>
  );
}

function Hydration() {
  const { onHydrated } = useFrame();
  useEffect(() => onHydrated?.(), [onHydrated]);
  return null;
}

function Announcer() {
  const { text } = useStore(useFrame().announcement);
  return <LiveRegion>{text}</LiveRegion>;
}

/**
 * React leaves its content alone: the remote's server-rendered HTML, then the remote's root. React renders the frame
 * again if an extension or a translator changed its HTML. The new frame has an empty outlet, which `keepOutlet`
 * replaces by the page's own.
 */
function OutletPlace() {
  const { keepOutlet } = useFrame();
  return (
    <div
      ref={keepOutlet}
      className="jhf-place"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '<div id="jh-outlet"></div>' }}
    />
  );
}
