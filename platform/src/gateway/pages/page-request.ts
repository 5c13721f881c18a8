import type { RemoteContract } from '@jobharbor/shared/remote/contract';
import type { FlagValue } from '@jobharbor/shared/remote/flag';
import type { TraceContext } from '@jobharbor/shared/tracing';
import type { FastifyBaseLogger } from 'fastify';
import type { FlagState } from '../../flags/site-flags.ts';
import type { JobFlags } from '../../page-cache/job-marks.ts';
import type { MembersParts } from '../../page-cache/members-parts.ts';
import type { ServedSet } from '../../sets/served-set.ts';
import type { ApiBreaker } from '../api/api-breaker.ts';
import type { FeatureBanner } from '../banners/feature-banner.ts';
import type { PixelOfPage } from '../pixels/pixel-question.ts';
import type { Address } from '../request/request-locale.ts';
import type { QueueRender } from './render-queue.ts';

export interface PageRequest {
  set: ServedSet;
  address: Extract<Address, { kind: 'page' }>;
  search: string;
  origin: string;
  /** Headers to forward with the calls of a server render. */
  headers: Record<string, string>;
  userCookie: string | undefined;
  /** Headers of a call with the session of the request; undefined without one. */
  sessionHeaders: Record<string, string> | undefined;
  /** What the person saved, applied for and blocked. */
  readJobFlags(): Promise<JobFlags | undefined>;
  /** What signed-in people share; null in development. */
  members: MembersParts | null;
  timeZone: string;
  /** Maintenance mode of the operator, or planned maintenance of the page. */
  isInMaintenance: boolean;
  /** When the page is back, in the visitor's language and time zone; null where nobody knows. */
  backAt: string | null;
  /** HTML of the notice before maintenance; empty without any. */
  notice: string;
  feature: FeatureBanner | null;
  pixel: PixelOfPage | null;
  flags: FlagState;
  /** Overrides of a remote's flags in the page's country. */
  flagsFor(contract: RemoteContract): Promise<Record<string, FlagValue>>;
  breaker: ApiBreaker;
  drawInTurn: QueueRender;
  /** Trace context of the request. */
  trace: TraceContext;
  log: FastifyBaseLogger;
}
