import { I18nextProvider, useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { FrameContext, type FrameSource, useFrame } from './frame-context.tsx';

/** Header, the place of the page, footer. Remotes mount into the outlet in roots of their own. */
export function Frame({ frame }: { frame: FrameSource }) {
  return (
    <I18nextProvider i18n={frame.i18n}>
      <FrameContext value={frame}>
        <header>JobHarbor</header>
        <main id="jh-main">
          <OutletNotice />
          <OutletPlace />
        </main>
        <footer />
      </FrameContext>
    </I18nextProvider>
  );
}

/** React never touches what is inside: the server's HTML of the remote, then the remote's own root. */
function OutletPlace() {
  return <div id="jh-outlet" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

function OutletNotice() {
  const { t } = useTranslation('shell');
  const { outlet, route } = useFrame();
  const state = useStore(outlet);
  const { status } = useStore(route);
  if (status === 'not-found') return <h1>{t('notFound.title')}</h1>;
  switch (state.status) {
    case 'failed':
      return (
        <p role="alert">
          {t('failure.title')} {state.supportCode}
        </p>
      );
    case 'loading':
    case 'ready':
      return null;
  }
}
