import '@jobharbor/shared/ui/styles.css';
import './styles.css';
import { followLinks } from './navigation/follow-links.ts';
import { rememberScroll } from './navigation/remember-scroll.ts';
import { readPageData } from './page/page-data.ts';
import { createServices } from './services/create-services.ts';
import { setVisitorCookie } from './services/visitor-cookie.ts';

/** How long the page may keep the frame waiting: what people came for is the page. */
const frameWaits = 700;

const page = readPageData();
const services = createServices(page);
followLinks(services.navigation);
rememberScroll(services.navigation);
setVisitorCookie('timeZone', Intl.DateTimeFormat().resolvedOptions().timeZone);

services.health.tell({ event: 'visit', ...services.registry.named(services.opened) });

const shown = services.router.go({
  serverState: page.remote?.state ?? null,
  isHydrating: page.remote?.isRendered ?? false,
});
await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, frameWaits))]);
const { takeOverRest } = await import(/* webpackChunkName: "rest" */ './frame/take-over-rest.ts');
await takeOverRest(services);
