import type { listBanners } from '@jobharbor/shared/calls/config/list-banners';
import type { listPixels } from '@jobharbor/shared/calls/config/list-pixels';
import type { MaintenanceOfPage } from '@jobharbor/shared/contracts/markets/maintenance-of';
import type { FastifyRequest } from 'fastify';
import type { SiteFlags } from '../../flags/site-flags.ts';
import type { HealthRecorder } from '../../health/health-recorder.ts';
import type { AddressQuota, PageTraces } from '../../health/page-trace.ts';
import type { GatewayMetrics } from '../../metrics/gateway-metrics.ts';
import type { DrawnPage } from '../../page-cache/drawn-page.ts';
import type { MembersParts } from '../../page-cache/members-parts.ts';
import type { PageCache, PageSource } from '../../page-cache/page-cache.ts';
import type { Preview } from '../../previews/preview-token.ts';
import type { Deployment, DeploymentReader } from '../../sets/deployment-reader.ts';
import type { ServedSet } from '../../sets/served-set.ts';
import type { ServedSets } from '../../sets/served-sets.ts';
import type { ApiBreaker } from '../api/api-breaker.ts';
import type { PlannedMaintenance } from '../api/planned-maintenance.ts';
import type { PolledCall } from '../api/polled-call.ts';
import type { ReadJobFlags } from '../api/read-job-flags.ts';
import type { FeatureBanner } from '../banners/feature-banner.ts';
import type { PixelOfPage } from '../pixels/pixel-question.ts';
import type { Address, IsShown } from '../request/request-locale.ts';
import type { QueueRender } from './render-queue.ts';

/** Applies a developer's signed override to the set of one request. */
export type ApplyOverride = (request: FastifyRequest, set: ServedSet) => ServedSet | Promise<ServedSet>;

export interface PageOptions {
  breaker: ApiBreaker;
  drawInTurn: QueueRender;
  readJobFlags: ReadJobFlags;
  isDevelopment: boolean;
  deployment: DeploymentReader;
  maintenance: PlannedMaintenance;
  banners: PolledCall<typeof listBanners>;
  pixels: PolledCall<typeof listPixels>;
  sets: ServedSets;
  recorder: HealthRecorder;
  metrics: GatewayMetrics;
  cache: PageCache;
  members: MembersParts;
  flags: SiteFlags;
  /** `s-maxage` in seconds of a page for a shared cache in front; 0: not cached. */
  sharedCacheSeconds: number;
  traces: PageTraces;
  /** Whether this address is within its quota of pages that count for canaries. */
  isEvidence: AddressQuota;
  nextBucket: (country: string) => number;
  /** The pinned set of a valid signed cookie. */
  pinnedSet(request: FastifyRequest): string | undefined;
  /** Whether everybody gets the pages of a country or language. */
  isOpenMarket: IsShown;
  /** The preview of this browser's cookie. */
  previewOf(request: FastifyRequest): Preview | undefined;
  applyOverride: ApplyOverride | undefined;
}

export type PageAddress = Extract<Address, { kind: 'page' }>;
export type WholePage = Extract<DrawnPage, { kind: 'page' }>;

/** One request of a page, and the deployment at its time. */
export interface PageVisit {
  request: FastifyRequest;
  address: PageAddress;
  /** With its question mark; empty without a query. */
  search: string;
  /** Closed during planned maintenance of the page, too. */
  now: Deployment;
  maintenance: MaintenanceOfPage;
  feature: FeatureBanner | null;
  /** Unix seconds at which a banner of the country begins or ends next. */
  bannersChangeAt: number;
  /** Null where the country has no pixel. */
  pixel: PixelOfPage | null;
}

/** A page as composed for a visit, of which set, and where it comes from. */
export interface ComposedPage<Page = DrawnPage> {
  page: Page;
  set: ServedSet;
  source: PageSource | 'own';
}
