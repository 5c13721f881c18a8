import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SessionUser } from '@jobharbor/shared/contracts';
import { countries, languageOfTag, languages } from '@jobharbor/shared/contracts';
import type { RemoteRoute } from '@jobharbor/shared/remote/contract';
import type { Release } from '@jobharbor/shared/remote/discovery';
import type { FlagValue } from '@jobharbor/shared/remote/flag';
import { type DefaultTreeAdapterTypes, type ParserError, parse } from 'parse5';
import type { Refusal } from '../contract/operation-error.ts';
import { limitsOfMachine } from '../render/limits-of-machine.ts';
import { renderApiUrl } from '../render/render-api-proxy.ts';
import { type RemoteResult, validateRenderResult } from '../render/render-contract.ts';
import { createRenderPool } from '../render/render-pool.ts';
import type { RenderLimits } from '../render/render-process.ts';
import type { ServerBundle } from '../render/server-bundle.ts';
import { TooSlow } from '../render/too-slow.ts';
import { type Candidate, nameOf } from './candidate.ts';
import { hasParameters } from './check-samples.ts';
import { isRenderedOnServer } from './check-server.ts';

const htmlBytes = 2 ** 20;
const stateBytes = 2 ** 19;
/** Time limit of all pages of one release, as a multiple of the limit of one. */
const pageCount = 40;

/** Hostile input in a URL. */
const hostile = [
  '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '__proto__',
  '%E2%80%AE%F0%9F%92%A9',
  '%00',
  '-1e999',
  'x'.repeat(2_000),
];

interface Page {
  path: string;
  search: string;
  languageId: number;
  /** Overrides of the declared flags. */
  flags?: Record<string, FlagValue>;
}

/**
 * Renders every server route of a release as a gateway does: in each language, with hostile parameters, and with each
 * boolean flag inverted; what a route `reads` for a person to whom the API answers nothing. A route with parameters renders its sample. Refuses a page that throws, times out, crashes its
 * process, is too large or has malformed HTML; one refusal a route.
 */
export async function checkServerRender(
  { release, folder }: Candidate,
  apiUrl: string,
  limits: Pick<RenderLimits, 'renderMs'> & Partial<RenderLimits> = limitsOfMachine(),
): Promise<Refusal[]> {
  const { contract } = release;
  const drawn = contract.routes.filter(isRenderedOnServer);
  if (!release.has_server || release.name === 'shell' || drawn.length === 0) return [];
  const pool = createRenderPool({ apiUrl, perRelease: 1, limits });
  const bundle: ServerBundle = {
    name: release.name,
    version: release.version,
    folder: join(folder, 'server'),
    calls: contract.calls,
  };
  const patience = pageCount * limits.renderMs;
  const until = Date.now() + patience;
  const declared = Object.fromEntries((contract.flags ?? []).map(({ key, value }) => [key, value]));
  const switched = (route: RemoteRoute): Page[] =>
    Object.entries(declared).flatMap(([key, value]) =>
      typeof value === 'boolean'
        ? pagesOf(route)
            .slice(0, 1)
            .map((page) => ({ ...page, flags: { [key]: !value } }))
        : [],
    );
  const refusals: Refusal[] = [];
  try {
    for (const route of drawn) {
      const failure = await findFirstFailure([...pagesOf(route), ...switched(route)], async (page) => {
        if (Date.now() > until) throw new Error(`all pages together took longer than ${patience} ms`);
        const flags = { ...declared, ...page.flags };
        const user = route.reads ? somebody : null;
        const request = { ...(await requestOf(release, folder, page)), flags, user };
        const origin = { set: 'gate', country: '', language: '' };
        const result = await retryIfSlow(() =>
          pool.render<RemoteResult>(bundle, 'render', request, origin, { headers: {} }),
        );
        validateRenderResult(result, request.pathname + request.search);
        requireWholeHtml(result);
      });
      if (failure) refusals.push(refusalOf(release, failure));
    }
  } finally {
    await pool.stop();
  }
  return refusals;
}

/** The person of a page that is rendered with their session. */
const somebody: SessionUser = {
  ...{ id: 1, role: 'jobseeker', first_name: 'Release', avatar_url: null },
  ...{ is_email_verify: true, is_profile_completed: true },
};

/** Retries a slow page once, since the machine may be busy. */
async function retryIfSlow<T>(draw: () => Promise<T>): Promise<T> {
  try {
    return await draw();
  } catch (error) {
    if (!(error instanceof TooSlow)) throw error;
    return draw().catch(() => Promise.reject(error));
  }
}

function refusalOf(release: Release, { page, what }: { page: Page; what: string }): Refusal {
  const language = languages.find(({ id }) => id === page.languageId)?.value;
  const flags = Object.entries(page.flags ?? {}).map(([key, value]) => ` with ${key} ${value}`);
  const address = `${page.path}${page.search}`.slice(0, 120) + flags.join('');
  return {
    check: 'drawing',
    what: `${address} in ${language} cannot be drawn on the server: ${what}`,
    where: `${nameOf(release)}, src/server.tsx`,
    remedy: 'Draw the page for any parameters, as a page that says what was not found if need be.',
  };
}

async function findFirstFailure(pages: readonly Page[], draw: (page: Page) => Promise<void>) {
  for (const page of pages) {
    try {
      await draw(page);
    } catch (error) {
      return { page, what: (error instanceof Error ? error.message : String(error)).slice(0, 300) };
    }
  }
  return null;
}

function pagesOf(route: RemoteRoute): Page[] {
  const english = languages[0]?.id ?? 1;
  const own = route.sample ?? route.path;
  const filled = (value: string) => route.path.replaceAll(/:\w+\??/g, value).replace(/\*$/, value);
  const pages: Page[] = languages.map(({ id }) => ({ path: own, search: '', languageId: id }));
  for (const value of hostile) {
    if (hasParameters(route)) pages.push({ path: filled(value), search: '', languageId: english });
    pages.push({ path: own, search: `?q=${value}&page=${value}&sort=${value}`, languageId: english });
  }
  return pages;
}

async function requestOf(release: Release, folder: string, { path, search, languageId }: Page) {
  const language = languages.find(({ id }) => id === languageId) ?? languages[0];
  const country = countries[0];
  if (!language || !country) throw new Error('There is no market.');
  const file =
    release.texts[language.value] ?? release.texts[languageOfTag(language.value)] ?? release.texts.en;
  const texts: unknown = file ? JSON.parse(await readFile(join(folder, 'client', file), 'utf8')) : {};
  return {
    pathname: `/${language.slug}/${country.key}${path === '/' ? '' : path}`,
    search,
    languageId,
    countryId: country.id,
    texts: { [release.contract.namespace]: texts },
    apiUrl: renderApiUrl,
    now: Date.now(),
    timeZone: 'UTC',
  };
}

/** Requires well-nested HTML that does not close the remote's own element. */
function requireWholeHtml({ html, state }: RemoteResult): void {
  if (Buffer.byteLength(html) > htmlBytes) throw new Error(`its HTML is larger than ${htmlBytes} bytes`);
  if (Buffer.byteLength(JSON.stringify(state ?? null)) > stateBytes)
    throw new Error(`its state is larger than ${stateBytes} bytes`);
  const errors: ParserError[] = [];
  const before = '<!doctype html><body><div id="remote">';
  const page = parse(`${before}${html}</div><i id="after"></i>`, {
    sourceCodeLocationInfo: true,
    onParseError: (error) => errors.push(error),
  });
  const [first] = errors;
  if (first)
    throw new Error(
      `its HTML is not whole (${first.code}): ${html.slice(Math.max(0, first.startOffset - before.length - 40), first.startOffset - before.length + 40)}`,
    );
  const body = page.childNodes.flatMap(childrenOf).find(({ nodeName }) => nodeName === 'body');
  const names = body ? childrenOf(body).map(({ nodeName }) => nodeName) : [];
  if (names.join(' ') !== 'div i')
    throw new Error('its HTML leaves elements open, or ends some that it did not begin');
}

const childrenOf = (node: DefaultTreeAdapterTypes.Node): DefaultTreeAdapterTypes.ChildNode[] =>
  'childNodes' in node ? node.childNodes : [];
