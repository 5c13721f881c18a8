import type { BodyTimes, ConnectionLimits } from '@jobharbor/shared/http-server';
import type { AlertSettings } from '../alerts/alert-settings.ts';
import type { PublicAddress } from '../http/public-address.ts';
import type { PageCacheOptions } from '../page-cache/page-cache.ts';
import type { CheckLifecycle } from '../release-gate/run-release-gate.ts';
import type { RenderPoolOptions } from '../render/render-pool.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { BreakerOptions } from './api/api-breaker.ts';
import type { ApiOptions } from './api/proxy-api.ts';
import type { SocketLimits } from './api/proxy-socket.ts';
import type { ApplyOverride } from './pages/page-options.ts';
import type { IsShown } from './request/request-locale.ts';

export interface GatewayOptions {
  store: ReleaseStore;
  /** Where the API listens, without `/api`. */
  apiUrl: string;
  logLevel?: string;
  /** Folder of rotated log files; default: standard output. */
  logFolder?: string;
  /** Reloads open pages when the live set changes. */
  isDevelopment?: boolean;
  /** Signing key of dashboard sessions and pinned sets. The same for all gateways of a site; default: the store's own. */
  key?: Buffer;
  /** Folder of the dashboard's build; without it `/platform` has the API only. */
  dashboardFolder?: string;
  applyOverride?: ApplyOverride;
  /** Which countries and languages everybody gets; default: those that the code has opened. */
  isOpenMarket?: IsShown;
  /** The release gate's check in a real browser; undefined skips it. */
  checkLifecycle?: CheckLifecycle;
  /** Public URL of the site; without it the gateway accepts any host, and no proxy. */
  publicAddress?: PublicAddress;
  /** Limits for each client; the defaults are for a public site. */
  limits?: Partial<GatewayLimits>;
  /** Webhook settings of alerts; default: none. */
  alerts?: AlertSettings | null;
  /** `s-maxage` of anonymous pages for a shared cache (CDN) in front; 0: not cached. */
  sharedCacheSeconds?: number;
  /** Where a shared cache in front takes purges; null: nowhere. */
  purgeUrl?: URL | null;
  /** URL template of a commit's diff with `{commit}`; null: no links. */
  changeUrl?: string | null;
  /** Interval in milliseconds of the canary watch and of writing health figures. */
  interval?: number;
}

export interface GatewayLimits {
  /** Timeout of request headers in milliseconds. */
  headersMs: number;
  bodyTimes: BodyTimes;
  connections: Partial<ConnectionLimits>;
  sockets: SocketLimits;
  /** Rate limit by IP address of pages that count for canaries, so that one client cannot decide about a release. */
  evidencePerMinute: number;
  /** Maximum render processes. */
  renders: Omit<RenderPoolOptions, 'apiUrl' | 'onDeath'>;
  /** Limits of the page cache. */
  pages: PageCacheOptions;
  /** Milliseconds after which the API counts as frozen. */
  frozen: Pick<BreakerOptions, 'suspicionMs' | 'probeMs'> & Pick<ApiOptions, 'patienceMs'>;
}
