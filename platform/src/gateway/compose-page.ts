import { randomBytes } from 'node:crypto';
import type { SessionUser } from '@jobharbor/shared/contracts';
import { sessionUser } from '@jobharbor/shared/contracts';
import { matchRoute } from '@jobharbor/shared/remote/match-route';
import type { FastifyBaseLogger } from 'fastify';
import { escapeHtml, jsonForScript, tag } from './html.ts';
import type { LiveSet } from './live-set.ts';
import { drawHead } from './page-head.ts';
import type { FrameRoute, RemoteResult } from './render-contract.ts';
import type { Address } from './request-locale.ts';

const renderLimit = 3_000;

export interface PageRequest {
  live: LiveSet;
  address: Extract<Address, { kind: 'page' }>;
  search: string;
  origin: string;
  apiUrl: string;
  /** Passed on with the calls of a server render. */
  headers: Record<string, string>;
  userCookie: string | undefined;
  timeZone: string;
  theme: string | undefined;
  /** The operator has closed the site for a while. */
  isInMaintenance: boolean;
  log: FastifyBaseLogger;
}

export type Page =
  | { kind: 'page'; status: number; html: string; nonce: string }
  | { kind: 'moved'; to: string };

/** One page of shell frame and remote, drawn together. A remote that fails or is slow draws itself in the browser. */
export async function composePage(request: PageRequest): Promise<Page> {
  const { live, address, search } = request;
  const { language, country, path, canonicalPath } = address;
  const match = matchRoute(live.contracts, path);
  const isDown = request.isInMaintenance || path === '/maintenance';
  const release = match && !isDown ? (live.remotes.get(match.remote) ?? null) : null;
  const route: FrameRoute = isDown
    ? { status: 'maintenance' }
    : release
      ? { status: 'remote', name: release.name }
      : { status: 'not-found' };
  const user = readUser(request.userCookie);
  const now = Date.now();

  const shellTexts = await live.textsOf(live.shell, language.value);
  const texts: Record<string, Record<string, unknown>> = { [live.shell.contract.namespace]: shellTexts };
  if (release) texts[release.contract.namespace] = await live.textsOf(release, language.value);
  const common = {
    pathname: canonicalPath,
    search,
    languageId: language.id,
    countryId: country.id,
    texts,
    user,
    now,
  };

  const drawn =
    match?.route.render === 'server' && release
      ? await drawRemote(request, release.name, { ...common, timeZone: request.timeZone })
      : null;
  if (drawn?.redirect) return { kind: 'moved', to: drawn.redirect };

  const frame = await live.renderFrame({ ...common, route, contracts: live.contracts });
  const nonce = randomBytes(16).toString('base64');
  const head = drawHead({
    live,
    remote: release,
    head: drawn?.head ?? (frame.title === null ? null : { title: frame.title, robots: 'noindex' }),
    language,
    country,
    path,
    search,
    origin: request.origin,
    nonce,
  });
  const data = {
    discovery: live.discovery,
    languageId: language.id,
    countryId: country.id,
    address: canonicalPath + search,
    texts,
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
  const open = tag('html', { lang: language.value, dir: language.dir, 'data-theme': request.theme });
  const body = drawn && release ? `<div data-remote="${escapeHtml(release.name)}">${drawn.html}</div>` : '';
  const html = `<!doctype html>
${open}
<head>
${head}
</head>
<body>
<div id="jh-root">${frame.before}${body}${frame.after}</div>
<script type="application/json" id="jh-page">${jsonForScript(data)}</script>
</body>
</html>`;
  return { kind: 'page', status: isDown ? 503 : release ? (drawn?.status ?? 200) : 404, html, nonce };
}

async function drawRemote(
  { live, apiUrl, headers, log }: PageRequest,
  name: string,
  facts: Omit<Parameters<LiveSet['renderRemote']>[1], 'apiUrl' | 'headers'>,
): Promise<RemoteResult | null> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`took longer than ${renderLimit} ms`)), renderLimit);
  try {
    return await Promise.race([live.renderRemote(name, { ...facts, apiUrl, headers }), promise]);
  } catch (error) {
    log.error(
      { err: error, remote: name, set: live.id },
      'a server render failed; the browser will draw the page',
    );
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** The readable cookie's user: what somebody's own browser says of itself, good for a name in the header only. */
function readUser(cookie: string | undefined): SessionUser | null {
  if (!cookie) return null;
  try {
    const parsed = sessionUser.safeParse(JSON.parse(cookie));
    return parsed.success && parsed.data.role !== 'guest' ? parsed.data : null;
  } catch {
    return null;
  }
}
