import type { AlertSettings } from '../alerts/alert-settings.ts';
import type { ConnectionLimits } from '../http/connection-limits.ts';
import type { PublicAddress } from '../http/public-address.ts';
import type { BodyTimes } from '../http/receive-body.ts';
import type { PageCacheOptions } from '../page-cache/page-cache.ts';
import type { CheckLifecycle } from '../release-gate/run-release-gate.ts';
import type { RenderPoolOptions } from '../render/render-pool.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { BreakerOptions } from './api-breaker.ts';
import type { ApiOptions } from './proxy-api.ts';
import type { SocketLimits } from './proxy-socket.ts';
import type { ApplyOverride } from './serve-pages.ts';

export interface GatewayOptions {
  store: ReleaseStore;
  /** Where the API listens, without `/api`. */
  apiUrl: string;
  logLevel?: string;
  /** Where the log is kept, in files that are rotated; the standard output when absent. */
  logFolder?: string;
  /** Pages reload when another set is live. */
  isDevelopment?: boolean;
  /** Signs sessions of the dashboard and choices of a set. The same for all gateways of a site; by default its own. */
  key?: Buffer;
  /** Where the dashboard's build lies; without it `/platform` has the API only. */
  dashboardFolder?: string;
  applyOverride?: ApplyOverride;
  /** The release gate's check in a real browser; left out when undefined. */
  checkLifecycle?: CheckLifecycle;
  /** Where visitors find the site; without it the gateway believes any host, and no proxy. */
  publicAddress?: PublicAddress;
  /** What one client may hold; the defaults are for a site on the internet. */
  limits?: Partial<GatewayLimits>;
  /** Where alerts are sent; nowhere by default. */
  alerts?: AlertSettings | null;
  /** Seconds for which a shared cache in front may keep a page that is everybody's; 0: not at all. */
  sharedCacheSeconds?: number;
  /** Where a commit's change can be read, `{commit}` standing for it; null: links to changes are left out. */
  changeUrl?: string | null;
  /** Milliseconds between two checks of the canary, and between two writes of health figures. */
  interval?: number;
}

export interface GatewayLimits {
  /** Milliseconds for a client to send its headers. */
  headersMs: number;
  bodyTimes: BodyTimes;
  connections: ConnectionLimits;
  sockets: SocketLimits;
  /**
   * Pages of one address in a minute that may be evidence for or against a release: whoever asks for more than people
   * read does not decide about one.
   */
  evidencePerMinute: number;
  /** Processes that draw pages. */
  renders: Omit<RenderPoolOptions, 'apiUrl' | 'onDeath'>;
  /** Pages that are kept for other visitors. */
  pages: PageCacheOptions;
  /** Milliseconds after which the API is taken for frozen. */
  frozen: Pick<BreakerOptions, 'suspicionMs' | 'probeMs'> & Pick<ApiOptions, 'patienceMs'>;
}
