import { randomBytes } from 'node:crypto';
import { readTrackingChoice, trackingCookie } from '@jobharbor/shared/contracts';
import { maintenanceOf } from '@jobharbor/shared/contracts/markets/maintenance-of';
import { traceHeaders } from '@jobharbor/shared/tracing';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { setPageHeaders, setSharedPageHeaders } from '../../http/security-headers.ts';
import { chooseSet } from '../../sets/choose-set.ts';
import { featureOf, hiddenBannerCookie, nextChangeOf } from '../banners/feature-banner.ts';
import { pageRoute } from '../problems/answer-problems.ts';
import { readAddress } from '../request/request-locale.ts';
import { bucketCookieOf, rememberLocale, setBucket } from '../request/visitor.ts';
import { composeFirst } from './compose-first.ts';
import { countPage } from './count-page.ts';
import type { ComposedPage, PageOptions, PageVisit, WholePage } from './page-options.ts';
import { isPixelAnswered, pixelOf } from './pixel-of-page.ts';
import { sendPage } from './send-page.ts';
import { isSameForAllVisitors } from './shared-page.ts';

/** Serves all remaining URLs as pages, of the visitor's set. */
export function servePages(app: FastifyInstance, options: PageOptions): void {
  app.get(pageRoute, async (request, reply) => {
    const { pathname, search } = splitTarget(request.url);
    // A preview shows markets that are not open yet.
    const isShown = options.previewOf(request) === undefined ? options.isOpenMarket : () => true;
    const address = readAddress(request, pathname, search, isShown);
    if (address.kind === 'moved') return reply.redirect(address.to, address.status);
    const visit = await visitOf(options, { request, address, search });
    const choice = chooseSet(
      visit.now,
      {
        country: address.country.key,
        bucketCookie: bucketCookieOf(request),
        pinned: options.pinnedSet(request),
      },
      options.nextBucket,
    );
    if (choice.newBucket !== undefined) setBucket(request, reply, choice.newBucket);
    const { page, ...composed } = await composeFirst(options, visit, choice.sets);
    if (page.kind === 'moved') return reply.redirect(page.to, 301);
    const whole = { ...composed, page };
    const isShared =
      choice.newBucket === undefined &&
      address.canonicalPath === pathname &&
      isForSharedCache(options, visit, whole);
    return answerPage(options, visit, reply, whole, isShared);
  });
}

async function visitOf(
  { deployment, maintenance, banners, pixels }: PageOptions,
  asked: Pick<PageVisit, 'request' | 'address' | 'search'>,
): Promise<PageVisit> {
  const [now, plans, shown, pixelCountries] = await Promise.all([
    deployment.current(),
    maintenance.current(),
    banners.current(),
    pixels.current(),
  ]);
  const seconds = Date.now() / 1_000;
  const own = maintenanceOf(plans, asked.address, seconds);
  return {
    ...asked,
    now: own.until === null ? now : { ...now, isClosed: true },
    maintenance: own,
    feature: featureOf(shown?.countries ?? [], asked.address, seconds),
    bannersChangeAt: nextChangeOf(shown?.countries ?? [], asked.address.country, seconds),
    pixel: pixelOf(pixelCountries?.countries ?? [], asked, seconds),
  };
}

function splitTarget(url: string): { pathname: string; search: string } {
  const cut = url.indexOf('?');
  return cut < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, cut), search: url.slice(cut) };
}

/** Whether a shared cache in front may store the page, and give it to any visitor of its address. */
const isForSharedCache = (
  { sharedCacheSeconds }: PageOptions,
  { now, address }: PageVisit,
  { page, set, source }: ComposedPage<WholePage>,
): boolean =>
  sharedCacheSeconds > 0 &&
  source !== 'own' &&
  page.status === 200 &&
  isSameForAllVisitors(now, set.id, address.country.key);

/**
 * Lifetime in a shared cache. It ends with the next planned change of the country's banners, after which no stale page is
 * served either.
 */
function freshnessOf(sharedCacheSeconds: number, changeAt: number) {
  const left = Math.max(0, Math.ceil(changeAt - Date.now() / 1_000));
  const isCut = left < 2 * sharedCacheSeconds;
  return { seconds: Math.min(sharedCacheSeconds, left), staleSeconds: isCut ? 0 : sharedCacheSeconds };
}

async function answerPage(
  options: PageOptions,
  visit: PageVisit,
  reply: FastifyReply,
  composed: ComposedPage<WholePage>,
  isShared: boolean,
) {
  const { request, address } = visit;
  const { set } = composed;
  // Not with a page that a shared cache may store.
  if (address.isWhole && !isShared) rememberLocale(request, reply, address);
  // Cached pages and previews do not count for canaries.
  const isEvidence = options.isEvidence(request.ip) && !isShared && set.banner === undefined;
  const trace = countPage(options, visit, composed, { isEvidence, seconds: reply.elapsedTime / 1_000 });
  const nonce = randomBytes(16).toString('base64url');
  setPageHeaders(reply, nonce);
  const { until } = visit.maintenance;
  // Search engines come back when the page is back.
  if (until !== null) reply.header('Retry-After', String(Math.max(1, Math.ceil(until - Date.now() / 1_000))));
  if (isShared)
    setSharedPageHeaders(reply, {
      ...freshnessOf(options.sharedCacheSeconds, visit.bannersChangeAt),
      set: set.id,
      country: address.country.key,
      keys: composed.page.keys,
    });
  // A shared render has no trace, either: calls of several visitors would have the same parent.
  const traceparent = isShared ? '' : (traceHeaders(request.trace).traceparent ?? '');
  const parts = { nonce, trace, traceparent, attributes: attributesOf(visit) };
  return sendPage(request, reply, composed, parts, options.isDevelopment);
}

/** Attributes of `<html>` from cookies: theme, answered questions, and a banner that the visitor has hidden. */
function attributesOf({ request: { cookies, headers }, feature, pixel }: PageVisit): string {
  const { theme } = cookies;
  const isAnswered = readTrackingChoice(cookies[trackingCookie]) !== null || headers['sec-gpc'] === '1';
  return [
    theme === 'dark' || theme === 'light' ? ` data-theme="${theme}"` : '',
    isAnswered ? ' data-consent="answered"' : '',
    pixel !== null && isPixelAnswered(pixel.provider, cookies, headers) ? ' data-pixel="answered"' : '',
    feature !== null && cookies[hiddenBannerCookie] === feature.id ? ' data-banner="hidden"' : '',
  ].join('');
}
