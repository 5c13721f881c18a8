import { LiveRegion, SkipLink } from '@jobharbor/shared/ui';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { FrameContext, type FrameSource, useFrame } from './frame-context.tsx';
import { NotificationBar } from './notification-bar.tsx';
import { OutletScreen } from './outlet-screen.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { TabBar } from './tab-bar.tsx';

/** Header, the place of the page, footer. Remotes mount into the outlet in roots of their own. */
export function Frame({ frame }: { frame: FrameSource }) {
  return (
    <I18nextProvider i18n={frame.i18n}>
      <FrameContext value={frame}>
        <FrameLayout />
      </FrameContext>
    </I18nextProvider>
  );
}

function FrameLayout() {
  const { t } = useTranslation('shell');
  const { announcement, outlet } = useFrame();
  const { text } = useStore(announcement);
  const { status } = useStore(outlet);
  return (
    <>
      <SkipLink href="#jh-main">{t('skip')}</SkipLink>
      <SiteHeader />
      <main id="jh-main" className="jhf-main" tabIndex={-1} aria-busy={status === 'loading'}>
        <div className="jhf-progress" data-active={status === 'loading' || undefined} aria-hidden="true" />
        <OutletScreen />
        <OutletPlace />
      </main>
      <SiteFooter />
      <TabBar />
      <NotificationBar />
      <LiveRegion>{text}</LiveRegion>
    </>
  );
}

/** React never touches what is inside: the server's HTML of the remote, then the remote's own root. */
function OutletPlace() {
  return <div id="jh-outlet" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
