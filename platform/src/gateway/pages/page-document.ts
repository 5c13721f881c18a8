import type { Release } from '@jobharbor/shared/remote/discovery';
import type { FlagChanges } from '@jobharbor/shared/remote/flag';
import type { PageHead } from '@jobharbor/shared/remote/props';
import { isTracing } from '@jobharbor/shared/tracing';
import { escapeHtml } from '../../http/html.ts';
import type { VisitorParts } from '../../page-cache/page-template.ts';
import type { RemoteResult } from '../../render/render-contract.ts';
import { renderFeatureBanner } from '../banners/feature-banner.ts';
import { renderPixelQuestion } from '../pixels/pixel-question.ts';
import type { PageFacts } from './page-facts.ts';
import { preloadAfterPaint, renderHead, showRightGuesses } from './page-head.ts';
import { pageJson } from './page-json.ts';
import type { PageRequest } from './page-request.ts';
import type { RenderedParts } from './render-parts.ts';

/** The element of the remote's page; empty where the browser renders it. */
export const partOf = (release: Release | null, drawn: RemoteResult | null): string =>
  drawn && release ? `<div data-remote="${escapeHtml(release.name)}">${drawn.html}</div>` : '';

/** Writes the HTML of the page for one visitor. */
export function documentOf(
  request: PageRequest,
  facts: PageFacts,
  rendered: Pick<RenderedParts, 'drawn' | 'frame' | 'now' | 'jobFlags'>,
) {
  const { drawn, frame } = rendered;
  const { set, address, search } = request;
  const { language, country, path } = address;
  const { release, words, isSearchable, frameTexts, texts } = facts;
  const headFacts = {
    set,
    remote: release,
    head: headOf(drawn?.head ?? null, frame.title, isSearchable),
    language,
    country,
    path,
    search,
    origin: request.origin,
    isDrawn: drawn !== null,
    chunk: facts.match?.route.chunk,
    html: drawn?.html ?? '',
    words,
  };
  const shellTexts = frameTexts[set.shell.contract.namespace] ?? {};
  const above = (nonce: string) => {
    const { feature, pixel } = request;
    const banner = feature && renderFeatureBanner(feature, address, set.contracts, nonce);
    const question = pixel && renderPixelQuestion(pixel, shellTexts, { words, nonce });
    const content = isSearchable ? `${banner ?? ''}${question ?? ''}` : '';
    return content === '' ? '' : renderSkip(shellTexts) + content;
  };
  const data = dataOf(request, facts, rendered);
  // A rendered page is readable without the remote's texts, a third of its size, so they load with the remote's
  // scripts.
  const common = { discovery: set.discovery, language: language.value, texts: drawn ? frameTexts : texts };
  const body = partOf(release, drawn);
  return ({ nonce, trace, traceparent, attributes }: VisitorParts) => `<!doctype html>
<html lang="${language.value}" dir="${language.dir}"${attributes}>
<head>
${renderHead({ ...headFacts, nonce })}
</head>
<body>
${set.banner ?? ''}${request.notice}${above(nonce)}<div id="jh-root">${frame.before}${body}${frame.after}</div>
${showRightGuesses(body, nonce)}<script type="application/json" id="jh-page">${pageJson(common, { ...data, trace, ...(isTracing() && { traceparent }) })}</script>
${drawn ? preloadAfterPaint(nonce) : ''}
</body>
</html>`;
}

/** The page's head; a page that is rendered for one person, or only in the browser, is not indexed. */
function headOf(own: PageHead | null, frameTitle: string | null, isSearchable: boolean): PageHead | null {
  return isSearchable ? own : { title: frameTitle ?? '', ...own, robots: 'noindex' };
}

/** The first link of a page with something above its frame, in place of the frame's own skip link. */
const renderSkip = ({ skip }: Readonly<Record<string, unknown>>): string =>
  typeof skip === 'string'
    ? `<a class="jh-skip-link jho-skip" href="#jh-main">${escapeHtml(skip)}</a>\n`
    : '';

/** The page's data for the shell, which hydrates from it. */
function dataOf(
  request: PageRequest,
  facts: PageFacts,
  { drawn, now, jobFlags }: Pick<RenderedParts, 'drawn' | 'now' | 'jobFlags'>,
) {
  const { language, country, canonicalPath } = request.address;
  const { release, user, route } = facts;
  const state = drawn?.state ?? null;
  return {
    languageId: language.id,
    countryId: country.id,
    address: canonicalPath + request.search,
    ...flagsInPage(request),
    ...(request.pixel && { pixel: request.pixel.provider }),
    now,
    timeZone: request.timeZone,
    user,
    route,
    remote: release && {
      name: release.name,
      isRendered: drawn !== null,
      // Read by `readServedState` of the remote.
      state: jobFlags ? { ofMembers: state, jobFlags } : state,
      head: drawn?.head ?? null,
    },
  };
}

/** Flag values in the page's data: only overridden flags that a remote of this set declares. */
function flagsInPage({ set, flags }: PageRequest): { flags?: FlagChanges } {
  const declared = new Set(
    set.contracts.flatMap(({ namespace, flags = [] }) => flags.map(({ key }) => `${namespace}.${key}`)),
  );
  const own = Object.entries(flags.changes).filter(([flag]) => declared.has(flag));
  return own.length > 0 ? { flags: Object.fromEntries(own) } : {};
}
