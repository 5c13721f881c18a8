import { randomBytes } from 'node:crypto';
import { traceHeaders } from '@jobharbor/shared/tracing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { trialsOf } from '../../canary/trials-of.ts';
import type { FlagState, SiteFlags } from '../../flags/site-flags.ts';
import type { Place } from '../../health/count-health.ts';
import type { HealthRecorder } from '../../health/health-recorder.ts';
import type { AddressQuota, PageTraces } from '../../health/page-trace.ts';
import { originOf } from '../../http/public-address.ts';
import { setPageHeaders, setSharedPageHeaders } from '../../http/security-headers.ts';
import { acceptedEncodings, sendCompressed } from '../../http/send-compressed.ts';
import type { GatewayMetrics } from '../../metrics/gateway-metrics.ts';
import type { DrawnPage, OpenedRemote } from '../../page-cache/drawn-page.ts';
import type { PageCache, PageSource } from '../../page-cache/page-cache.ts';
import { createOwnPage, type VisitorParts } from '../../page-cache/page-template.ts';
import { renderPreviewBanner } from '../../previews/preview-banner.ts';
import type { Preview } from '../../previews/preview-token.ts';
import { chooseSet } from '../../sets/choose-set.ts';
import type { Deployment, DeploymentReader } from '../../sets/deployment-reader.ts';
import type { ServedSet } from '../../sets/served-set.ts';
import type { ServedSets } from '../../sets/served-sets.ts';
import type { ApiBreaker } from '../api/api-breaker.ts';
import { pageRoute } from '../problems/answer-problems.ts';
import { type Address, readAddress } from '../request/request-locale.ts';
import { bucketCookieOf, isNavigation, rememberLocale, setBucket, timeZoneOf } from '../request/visitor.ts';
import { composePage, type PageRequest } from './compose-page.ts';
import { devScript } from './dev-updates.ts';
import { isForAll, keyOfSharedPage } from './shared-page.ts';

/** Applies a developer's signed override to the set of one request. */
export type ApplyOverride = (request: FastifyRequest, set: ServedSet) => ServedSet | Promise<ServedSet>;

export interface PageOptions {
  breaker: ApiBreaker;
  isDevelopment: boolean;
  deployment: DeploymentReader;
  sets: ServedSets;
  recorder: HealthRecorder;
  metrics: GatewayMetrics;
  cache: PageCache;
  flags: SiteFlags;
  /** `s-maxage` in seconds of a page for a shared cache in front; 0: not cached. */
  sharedCacheSeconds: number;
  traces: PageTraces;
  /** Whether this address is within its quota of pages that count for canaries. */
  isEvidence: AddressQuota;
  nextBucket: (country: string) => number;
  /** The pinned set of a valid signed cookie. */
  pinnedSet(request: FastifyRequest): string | undefined;
  /** The preview of this browser's cookie. */
  previewOf(request: FastifyRequest): Preview | undefined;
  applyOverride: ApplyOverride | undefined;
}

/** During maintenance, and after a page whose server render or data failed. */
const retryAfterSeconds = 300;

type PageAddress = Extract<Address, { kind: 'page' }>;
type WholePage = Extract<DrawnPage, { kind: 'page' }>;

/** Serves all remaining URLs as pages, of the visitor's set. */
export function servePages(app: FastifyInstance, options: PageOptions): void {
  const { deployment, sets, recorder } = options;

  app.get(pageRoute, async (request, reply) => {
    const cut = request.url.indexOf('?');
    const pathname = cut < 0 ? request.url : request.url.slice(0, cut);
    const search = cut < 0 ? '' : request.url.slice(cut);
    const address = readAddress(request, pathname, search);
    if (address.kind === 'moved') return reply.redirect(address.to, address.status);
    const now = await deployment.current();
    const choice = chooseSet(
      now,
      {
        country: address.country.key,
        bucketCookie: bucketCookieOf(request),
        pinned: options.pinnedSet(request),
      },
      options.nextBucket,
    );
    if (choice.newBucket !== undefined) setBucket(request, reply, choice.newBucket);
    const { page, set, source } = await composeFirst(request, address, search, now, choice.sets);
    if (page.kind === 'moved') return reply.redirect(page.to, 301);
    const isShared =
      options.sharedCacheSeconds > 0 &&
      source !== 'own' &&
      page.status === 200 &&
      choice.newBucket === undefined &&
      address.canonicalPath === pathname &&
      isForAll(now, set.id, address.country.key);
    // Not with a page that a shared cache may store.
    if (address.isWhole && !isShared) rememberLocale(request, reply, address);
    // Cached pages and previews do not count for canaries.
    const isEvidence = options.isEvidence(request.ip) && !isShared && set.banner === undefined;
    const isCounted = !now.isClosed && set.banner === undefined;
    const trace = options.traces.sign(request.id, {
      set: set.id,
      country: address.country.key,
      isEvidence,
      hasFailed: isCounted && page.opensOn.hasFailed,
    });
    options.metrics.countSource(source);
    options.metrics.observePage({
      remote: page.opensOn.name,
      drawn: page.opensOn.isDrawn ? 'yes' : page.opensOn.hasFailed ? 'failed' : 'no',
      seconds: reply.elapsedTime / 1_000,
    });
    if (isCounted) {
      const place = { ...placeOf(address, now, set.id), ...(!isEvidence && { trial: '' }) };
      countPage(request, place, trace, page.opensOn);
    }
    const nonce = randomBytes(16).toString('base64url');
    setPageHeaders(reply, nonce);
    if (isShared)
      setSharedPageHeaders(reply, {
        seconds: options.sharedCacheSeconds,
        set: set.id,
        country: address.country.key,
      });
    // Likewise: calls of several visitors would have the same parent.
    const traceparent = isShared ? '' : (traceHeaders(request.trace).traceparent ?? '');
    const { theme } = request.cookies;
    const themed = theme === 'dark' || theme === 'light' ? ` data-theme="${theme}"` : '';
    return sendPage(request, reply, { page, source, parts: { nonce, trace, traceparent, theme: themed } });
  });

  /** The page of the first set that can render: a set with a broken frame is skipped. */
  async function composeFirst(
    request: FastifyRequest,
    address: PageAddress,
    search: string,
    now: Deployment,
    ids: readonly string[],
  ): Promise<{ page: DrawnPage; set: ServedSet; source: PageSource | 'own' }> {
    let failure: unknown;
    const flags = await options.flags.current();
    for (const id of ids) {
      try {
        const opened = await sets.open(id);
        const set = withPreview(request, address, (await options.applyOverride?.(request, opened)) ?? opened);
        const asked = pageRequest(request, address, search, now, set, flags);
        const key = options.isDevelopment ? null : keyOfSharedPage(request, asked);
        if (key === null) return { page: await composePage(asked, createOwnPage), set, source: 'own' };
        return { ...(await options.cache.get(key, () => composePage(asked))), set };
      } catch (error) {
        failure ??= error;
        request.log.error({ err: error, set: id }, 'a set cannot be served; its visitors get the one before');
        await countUnservable(request, address, now, id);
      }
    }
    throw failure;
  }

  /** The set with a banner, if this browser has a preview cookie. */
  function withPreview(request: FastifyRequest, { language }: PageAddress, set: ServedSet): ServedSet {
    const preview = options.previewOf(request);
    if (preview?.set !== set.id) return set;
    const banner = renderPreviewBanner(preview, language, timeZoneOf(request));
    return { ...set, banner: (set.banner ?? '') + banner };
  }

  const pageRequest = (
    request: FastifyRequest,
    address: PageAddress,
    search: string,
    now: Deployment,
    set: ServedSet,
    flags: FlagState,
  ): PageRequest => {
    const { user } = request.cookies;
    return {
      set,
      address,
      search,
      origin: originOf(request),
      headers: { 'x-request-id': request.id, 'x-forwarded-for': request.ip },
      userCookie: user,
      timeZone: timeZoneOf(request),
      isInMaintenance: now.isClosed,
      flags,
      flagsFor: (contract) => options.flags.valuesFor(contract, address.country.key),
      breaker: options.breaker,
      trace: request.trace,
      log: request.log,
    };
  };

  const placeOf = ({ country, language }: PageAddress, now: Deployment, set: string) => ({
    set,
    country: country.key,
    language: language.value,
    trial: trialsOf(now, set, country.key),
  });

  function countPage(
    request: FastifyRequest,
    place: Place,
    trace: string,
    { name, version, hasFailed }: OpenedRemote,
  ): void {
    recorder.counter.countPage(place, {
      remote: name,
      version,
      trace,
      hasFailed,
      isBrowser: isNavigation(request),
    });
  }

  async function countUnservable(
    request: FastifyRequest,
    address: PageAddress,
    now: Deployment,
    set: string,
  ): Promise<void> {
    const version = (await sets.membersOf(set))?.shell ?? 'unknown';
    // A separate trace: the visitor gets a page of another set under the request's.
    const page = {
      remote: 'shell',
      version,
      trace: `${request.id}-${set}`,
      hasFailed: true,
      isBrowser: false,
    };
    recorder.counter.countPage(placeOf(address, now, set), page);
  }

  async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    { page, source, parts }: { page: WholePage; source: PageSource | 'own'; parts: VisitorParts },
  ) {
    if (page.status === 503) reply.header('Retry-After', String(retryAfterSeconds));
    reply.code(page.status);
    const { template } = page;
    // Cached pages are precompressed by gzip; Brotli would save less than it costs.
    if ((source === 'fresh' || source === 'stale') && acceptedEncodings(request)('gzip'))
      return reply
        .headers({ 'Content-Encoding': 'gzip', Vary: `${reply.getHeader('Vary')}, Accept-Encoding` })
        .send(await template.fillGzip(parts));
    const html = template.fill(parts);
    if (!options.isDevelopment) return sendCompressed(request, reply, html);
    const text = html.toString().replace('</body>', () => `${devScript(parts.nonce)}</body>`);
    return sendCompressed(request, reply, text);
  }
}
