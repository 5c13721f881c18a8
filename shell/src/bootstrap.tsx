import { brand } from '@jobharbor/shared/brand';
import { hydrateRoot } from 'react-dom/client';
import '@jobharbor/shared/ui/styles.css';
import './styles.css';
import { Frame } from './frame/frame.tsx';
import { frameFrom } from './frame/frame-context.tsx';
import { followLinks } from './navigation/follow-links.ts';
import { rememberScroll } from './navigation/remember-scroll.ts';
import { readPageData } from './page/page-data.ts';
import { createServices } from './services/create-services.ts';
import { setVisitorCookie } from './services/visitor-cookie.ts';
import { confirmSession, shareSession } from './session/watch-session.ts';

const page = readPageData();
const services = createServices(page);
const root = document.getElementById('jh-root');
if (!root) throw new Error(`${brand.name}: the page has no #jh-root.`);

hydrateRoot(root, <Frame frame={frameFrom(services)} />, {
  identifierPrefix: 'shell-',
  onRecoverableError: (error) =>
    services.telemetry.report('hydration-mismatch', { remote: 'shell', text: String(error) }),
});
followLinks(services.navigation);
rememberScroll(services.navigation);
shareSession(services.session);
setVisitorCookie('timeZone', Intl.DateTimeFormat().resolvedOptions().timeZone);

await services.router.go({
  serverState: page.remote?.state ?? null,
  isHydrating: page.remote?.isRendered ?? false,
});
await confirmSession(services.http, services.session);
