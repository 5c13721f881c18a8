import '@jobharbor/shared/ui/styles.css';
import './styles.css';
import { afterPaint } from '@jobharbor/shared/browser/after-paint';
import { preloadTransport } from '@jobharbor/shared/http';
import { nextTask } from '@jobharbor/shared/remote';
import { createServices } from './app/create-services.ts';
import { rememberEarlyInput } from './common/early-input.ts';
import { readPageData } from './common/page-data.ts';
import { settleOnInput } from './common/settle-page.ts';
import { untilLoaded } from './common/start-failed.ts';
import { followLinks } from './features/follow-address/follow-links.ts';
import { holdClicks } from './features/follow-address/hold-clicks.ts';
import { rememberScroll } from './features/follow-address/remember-scroll.ts';

/** Milliseconds after which the frame hydrates even if the page has not mounted yet. The page has priority. */
const maxFrameDelay = 700;

const page = readPageData();
const replayClicks = holdClicks();
rememberEarlyInput();
settleOnInput();
const services = createServices(page);
followLinks(services.navigation);
rememberScroll(services.navigation);

// Where the browser renders the page, its first call waits for the transport.
if (!page.remote?.isRendered) preloadTransport();

// The page is painted first, and its start is split into tasks, which a slow phone runs without blocking input.
await afterPaint();
services.health.report({ event: 'visit', ...services.registry.named(services.opened) });

const shown = services.router.go({
  serverState: page.remote?.state ?? null,
  isHydrating: page.remote?.isRendered ?? false,
});
void shown.then(replayClicks);
void services.hydration.promise.then(replayClicks);
// While the remote's first script loads: the first use of Intl takes long, and that of a time zone adds to it.
await nextTask();
Intl.NumberFormat();
await nextTask();
Intl.DateTimeFormat();
await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, maxFrameDelay))]);
const { startDeferred } = await untilLoaded(
  () => import(/* webpackChunkName: "rest" */ './app/start-deferred.ts'),
  (error) =>
    services.health.report({
      event: 'load-failed',
      ...services.registry.named('shell'),
      rung: 'card',
      text: String(error),
      error,
    }),
);
// Evaluating the imported module took this task; the next step gets one of its own.
await nextTask();
await startDeferred(services, shown);
