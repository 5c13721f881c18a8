import { type SessionUser, sessionUser, textTag } from '@jobharbor/shared/contracts';
import { errorCode, isApiError } from '@jobharbor/shared/errors';
import type { RemoteContract } from '@jobharbor/shared/remote/contract';
import type { Release } from '@jobharbor/shared/remote/discovery';
import type { FlagChanges, FlagValue } from '@jobharbor/shared/remote/flag';
import { matchRoute } from '@jobharbor/shared/remote/match-route';
import { inSpan, isTracing, type TraceContext, traceHeaders } from '@jobharbor/shared/tracing';
import type { FastifyBaseLogger } from 'fastify';
import pTimeout from 'p-timeout';
import type { FlagState } from '../../flags/site-flags.ts';
import { escapeHtml } from '../../http/html.ts';
import { type DrawnPage, jobIdsOf } from '../../page-cache/drawn-page.ts';
import { createPageTemplate, type PageTemplate, type VisitorParts } from '../../page-cache/page-template.ts';
import { type FrameRoute, type RemoteResult, validateRenderResult } from '../../render/render-contract.ts';
import { localVersion } from '../../sets/local-release.ts';
import type { ServedSet } from '../../sets/served-set.ts';
import { type ApiBreaker, ApiDown } from '../api/api-breaker.ts';
import type { Address } from '../request/request-locale.ts';
import type { DrawInTurn } from './draw-queue.ts';
import { preloadAfterPaint, renderHead } from './page-head.ts';
import { pageJson } from './page-json.ts';

const renderLimit = 3_000;

export interface PageRequest {
  set: ServedSet;
  address: Extract<Address, { kind: 'page' }>;
  search: string;
  origin: string;
  /** Headers to forward with the calls of a server render. */
  headers: Record<string, string>;
  userCookie: string | undefined;
  timeZone: string;
  /** Maintenance mode, set by the operator. */
  isInMaintenance: boolean;
  flags: FlagState;
  /** Overrides of a remote's flags in the page's country. */
  flagsFor(contract: RemoteContract): Promise<Record<string, FlagValue>>;
  breaker: ApiBreaker;
  drawInTurn: DrawInTurn;
  /** Trace context of the request. */
  trace: TraceContext;
  log: FastifyBaseLogger;
}

/**
 * Composes a page from the shell's frame and the remote's server render. A remote that fails or times out renders in the
 * browser.
 */
export async function composePage(
  request: PageRequest,
  createTemplate: (write: (parts: VisitorParts) => string) => PageTemplate = createPageTemplate,
): Promise<DrawnPage> {
  const { set, address, search } = request;
  const { language, country, path, canonicalPath } = address;
  const match = matchRoute(set.contracts, path);
  const isDown = request.isInMaintenance || path === '/maintenance';
  const release = match && !isDown ? (set.remotes.get(match.remote) ?? null) : null;
  const route: FrameRoute = isDown
    ? { status: 'maintenance' }
    : release
      ? { status: 'remote', name: release.name }
      : { status: 'not-found' };
  const user = readUser(request.userCookie);
  const now = Date.now();

  const words = textTag(address);
  const shellTexts = await set.textsOf(set.shell, words);
  const frameTexts = { [set.shell.contract.namespace]: shellTexts, places: await set.placeTextsOf(words) };
  const ownTexts = release && release.version !== localVersion ? await textsOfRemote(request, release) : null;
  const texts = release && ownTexts ? { ...frameTexts, [release.contract.namespace]: ownTexts } : frameTexts;
  const asked = {
    pathname: canonicalPath,
    search,
    languageId: language.id,
    countryId: country.id,
    texts,
    user,
    now,
  };

  const isRenderedHere = match?.route.render === 'server' && release?.has_server === true;
  let hasApiFailed = false;
  let isRefused = false;
  const on = {
    apiFailure: () => {
      hasApiFailed = true;
    },
    refused: () => {
      isRefused = true;
    },
  };
  // In parallel: they render in separate processes.
  const [drawn, frame] = await Promise.all([
    isRenderedHere && ownTexts
      ? renderRemotePart(
          request,
          release.name,
          { ...asked, timeZone: request.timeZone, flags: await request.flagsFor(release.contract) },
          on,
        )
      : null,
    inSpan(request.trace, 'render frame', { 'jobharbor.version': set.shell.version }, () =>
      set.renderFrame({ ...asked, route, contracts: set.contracts }),
    ),
  ]);
  // A page that only renders in the browser is not indexed. A failed server render keeps its place in the index by 503.
  const isSearchable = isRenderedHere && match?.route.access === 'public';
  if (drawn?.redirect) return { kind: 'moved', to: drawn.redirect };

  const headFacts = {
    set,
    remote: release,
    head: drawn?.head ?? (isSearchable ? null : { title: frame.title ?? '', robots: 'noindex' as const }),
    language,
    country,
    path,
    search,
    origin: request.origin,
    isDrawn: drawn !== null,
    html: drawn?.html ?? '',
    words,
  };
  const data = {
    languageId: language.id,
    countryId: country.id,
    address: canonicalPath + search,
    ...flagsInPage(request),
    now,
    timeZone: request.timeZone,
    user,
    route,
    remote: release && {
      name: release.name,
      isRendered: drawn !== null,
      state: drawn?.state ?? null,
      head: drawn?.head ?? null,
    },
  };
  // A rendered page is readable without the remote's texts, a third of its size, so they load with the remote's
  // scripts.
  const common = { discovery: set.discovery, language: language.value, texts: drawn ? frameTexts : texts };
  const body = drawn && release ? `<div data-remote="${escapeHtml(release.name)}">${drawn.html}</div>` : '';
  const template = createTemplate(
    ({ nonce, trace, traceparent, theme }) => `<!doctype html>
<html lang="${language.value}" dir="${language.dir}"${theme}>
<head>
${renderHead({ ...headFacts, nonce })}
</head>
<body>
${set.banner ?? ''}<div id="jh-root">${frame.before}${body}${frame.after}</div>
<script type="application/json" id="jh-page">${pageJson(common, { ...data, trace, ...(isTracing() && { traceparent }) })}</script>
${drawn ? preloadAfterPaint(nonce) : ''}
</body>
</html>`,
  );
  const { name, version } = release ?? set.shell;
  const opensOn = {
    name,
    version,
    isDrawn: drawn !== null,
    hasFailed: isRenderedHere && drawn === null && !isRefused,
  };
  const status = statusOf({
    isDown,
    isUnfinished: isSearchable && drawn === null,
    drawn,
    release,
    isGone: !match && set.isRetired(path),
  });
  const shows = { country: country.key, jobIds: jobIdsOf(path, body) };
  return { kind: 'page', status, template, opensOn, shows, hasApiFailed };
}

/** An unfinished page works in a browser; 503 makes search engines try again and keep the version that they know. */
function statusOf(page: {
  isDown: boolean;
  isUnfinished: boolean;
  drawn: RemoteResult | null;
  release: Release | null;
  isGone: boolean;
}): number {
  if (page.isDown || page.isUnfinished) return 503;
  if (page.release) return page.drawn?.status ?? 200;
  return page.isGone ? 410 : 404;
}

/** Flag values in the page's data: only overridden flags that a remote of this set declares. */
function flagsInPage({ set, flags }: PageRequest): { flags?: FlagChanges } {
  const declared = new Set(
    set.contracts.flatMap(({ namespace, flags = [] }) => flags.map(({ key }) => `${namespace}.${key}`)),
  );
  const own = Object.entries(flags.changes).filter(([flag]) => declared.has(flag));
  return own.length > 0 ? { flags: Object.fromEntries(own) } : {};
}

async function renderRemotePart(
  { set, headers, breaker, drawInTurn, trace, log }: PageRequest,
  name: string,
  facts: Omit<Parameters<ServedSet['renderRemote']>[1], 'headers'>,
  on: { apiFailure(): void; refused(): void },
): Promise<RemoteResult | null> {
  const gone = new AbortController();
  try {
    const render = (own: TraceContext) => {
      const request = { ...facts, headers: { ...headers, ...traceHeaders(own) } };
      return pTimeout(
        drawInTurn(gone.signal, () =>
          breaker.guard(async () => set.renderRemote(name, request, on.apiFailure)),
        ),
        {
          milliseconds: renderLimit,
          message: `The server render of ${name} took longer than ${renderLimit} ms.`,
        },
      );
    };
    const attributes = { 'jobharbor.set': set.id, 'jobharbor.version': set.remotes.get(name)?.version };
    const result = await inSpan(trace, `render ${name}`, attributes, render);
    if (result) validateRenderResult(result, facts.pathname + facts.search);
    return result;
  } catch (error) {
    // The breaker logs it once.
    if (error instanceof ApiDown) return null;
    // Drawing is for others now: no fault of the release.
    if (isApiError(error) && error.code === errorCode.overloaded) {
      on.refused();
      return null;
    }
    log.error(
      { err: error, remote: name, set: set.id },
      'a server render failed; the browser will draw the page',
    );
    return null;
  } finally {
    gone.abort();
  }
}

/** A remote with unreadable texts renders in the browser, which may have them. */
async function textsOfRemote({ set, address, log }: PageRequest, release: Release) {
  try {
    return await set.textsOf(release, textTag(address));
  } catch (error) {
    log.error({ err: error, remote: release.name, set: set.id }, 'a remote’s texts could not be read');
    return null;
  }
}

/** The user in the readable cookie: unverified, only for displaying a name in the header. */
function readUser(cookie: string | undefined): SessionUser | null {
  if (!cookie) return null;
  try {
    const parsed = sessionUser.safeParse(JSON.parse(cookie));
    return parsed.success && parsed.data.role !== 'guest' ? parsed.data : null;
  } catch {
    return null;
  }
}
