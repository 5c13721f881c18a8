import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { trialOf } from '../canary/trial-of.ts';
import type { Place } from '../health/count-health.ts';
import type { HealthRecorder } from '../health/health-recorder.ts';
import type { AddressQuota, PageTraces } from '../health/page-trace.ts';
import { originOf } from '../http/public-address.ts';
import { sendCompressed } from '../http/send-compressed.ts';
import type { GatewayMetrics } from '../metrics/gateway-metrics.ts';
import { chooseSet } from '../sets/choose-set.ts';
import type { Deployment, DeploymentReader } from '../sets/deployment-reader.ts';
import type { ServedSet } from '../sets/served-set.ts';
import type { ServedSets } from '../sets/served-sets.ts';
import { pageRoute } from './answer-problems.ts';
import type { ApiBreaker } from './api-breaker.ts';
import { composePage, type OpenedRemote, type Page } from './compose-page.ts';
import { devScript } from './dev-updates.ts';
import { type Address, readAddress } from './request-locale.ts';
import { setPageHeaders } from './security-headers.ts';
import { bucketCookieOf, isNavigation, setBucket } from './visitor.ts';

/** Changes the set of one request: a developer's signed override. What it gives is drawn in place of the set. */
export type ApplyOverride = (request: FastifyRequest, set: ServedSet) => ServedSet | Promise<ServedSet>;

export interface PageOptions {
  breaker: ApiBreaker;
  isDevelopment: boolean;
  deployment: DeploymentReader;
  sets: ServedSets;
  recorder: HealthRecorder;
  metrics: GatewayMetrics;
  traces: PageTraces;
  /** Whether the next page of this address may be evidence for or against a release. */
  isEvidence: AddressQuota;
  nextBucket: (country: string) => number;
  /** The set that the request's signed choice names, where it is valid. */
  pinnedSet(request: FastifyRequest): string | undefined;
  applyOverride: ApplyOverride | undefined;
}

type PageAddress = Extract<Address, { kind: 'page' }>;

const timeZoneForm = /^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)*$/;

/** Every address that is nobody else's is a page of the site, of the set that its visitor gets. */
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
    const isEvidence = options.isEvidence(request.ip);
    const traceIn = (set: string) =>
      options.traces.sign(request.id, { set, country: address.country.key, isEvidence });
    const { page, set, trace } = await composeFirst(request, address, search, now, choice.sets, traceIn);
    if (page.kind === 'moved') return reply.redirect(page.to, 301);
    options.metrics.observePage({
      remote: page.opensOn.name,
      drawn: page.opensOn.isDrawn ? 'yes' : page.opensOn.hasFailed ? 'failed' : 'no',
      seconds: reply.elapsedTime / 1_000,
    });
    if (!now.isClosed && set.banner === undefined) {
      const place = { ...placeOf(address, now, set.id), ...(!isEvidence && { trial: '' }) };
      countPage(request, place, trace, page.opensOn);
    }
    return sendPage(request, reply, page);
  });

  /** The page of the first set that can give one: a set whose frame cannot be drawn costs its visitors nothing. */
  async function composeFirst(
    request: FastifyRequest,
    address: PageAddress,
    search: string,
    now: Deployment,
    ids: readonly string[],
    traceIn: (set: string) => string,
  ): Promise<{ page: Page; set: ServedSet; trace: string }> {
    let failure: unknown;
    for (const id of ids) {
      try {
        const opened = await sets.open(id);
        const set = (await options.applyOverride?.(request, opened)) ?? opened;
        const trace = traceIn(set.id);
        return {
          page: await composePage(pageRequest(request, address, search, now, set, trace)),
          set,
          trace,
        };
      } catch (error) {
        failure ??= error;
        request.log.error({ err: error, set: id }, 'a set cannot be served; its visitors get the one before');
        await countUnservable(request, address, now, id);
      }
    }
    throw failure;
  }

  const pageRequest = (
    request: FastifyRequest,
    address: PageAddress,
    search: string,
    now: Deployment,
    set: ServedSet,
    trace: string,
  ) => {
    const { timeZone = '', theme, user } = request.cookies;
    return {
      set,
      address,
      search,
      origin: originOf(request),
      headers: { 'x-request-id': request.id, 'x-forwarded-for': request.ip },
      userCookie: user,
      timeZone: timeZoneForm.test(timeZone) && isTimeZone(timeZone) ? timeZone : 'UTC',
      theme: theme === 'dark' || theme === 'light' ? theme : undefined,
      isInMaintenance: now.isClosed,
      trace,
      breaker: options.breaker,
      log: request.log,
    };
  };

  const placeOf = ({ country, language }: PageAddress, now: Deployment, set: string) => ({
    set,
    country: country.key,
    language: language.value,
    trial: trialOf(now, set, country.key),
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
    // Under a trace of its own: the visitor gets a page of another set under the request's.
    const page = {
      remote: 'shell',
      version,
      trace: `${request.id}-${set}`,
      hasFailed: true,
      isBrowser: false,
    };
    recorder.counter.countPage(placeOf(address, now, set), page);
  }

  function sendPage(request: FastifyRequest, reply: FastifyReply, page: Extract<Page, { kind: 'page' }>) {
    setPageHeaders(reply, page.nonce);
    if (page.status === 503) reply.header('Retry-After', '300');
    const html = options.isDevelopment
      ? page.html.replace('</body>', `${devScript(page.nonce)}</body>`)
      : page.html;
    return sendCompressed(request, reply.code(page.status), html);
  }
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
