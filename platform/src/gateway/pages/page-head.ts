import { brand, documentTitle } from '@jobharbor/shared/brand';
import { type Country, countryByKey, type Language } from '@jobharbor/shared/contracts';
import type { Release } from '@jobharbor/shared/remote/discovery';
import type { PageHead } from '@jobharbor/shared/remote/props';
import { escapeHtml, jsonForScript, tag } from '../../http/html.ts';
import { assetBase, textsFileOf } from '../../sets/discovery.ts';
import type { ServedSet } from '../../sets/served-set.ts';
import { fontSubsetsOf } from './font-subsets.ts';
import { alternatesOf, pageAddress } from './page-addresses.ts';
import { linkedData } from './page-data.ts';
import { retryAttribute, retryFiles } from './retry-files.ts';
import { shareTags } from './share-tags.ts';

export interface HeadFacts {
  set: ServedSet;
  /** The remote that serves the URL, server-rendered or not. */
  remote: Release | null;
  head: PageHead | null;
  language: Language;
  country: Country;
  path: string;
  search: string;
  origin: string;
  /** The page has the remote's HTML, and can be read before any script runs. */
  isDrawn: boolean;
  /** The remote's HTML; empty if the browser renders it. */
  html: string;
  /** Chunk of the page's code, if the contract names one. */
  chunk: string | undefined;
  /** Language or regional tag of the texts. */
  words: string;
  nonce: string;
}

/** Renders the content of `<head>`, in the order that loads fastest. */
export function renderHead(facts: HeadFacts): string {
  const { set, remote, head } = facts;
  const title = documentTitle(head?.title);
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    retryFiles(facts.nonce),
    `<title>${escapeHtml(title)}</title>`,
    ...styles(set.shell),
    ...(remote ? styles(remote, facts.chunk) : []),
    tag('link', { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }),
    tag('link', { rel: 'icon', href: '/favicon.ico', sizes: '48x48' }),
    tag('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    tag('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
    ...fontPreloads(set.shell, facts.html),
    ...scripts(set.shell, facts),
    ...(remote ? scripts(remote, facts) : []),
    head?.description ? tag('meta', { name: 'description', content: head.description }) : '',
    head?.robots === 'noindex' ? tag('meta', { name: 'robots', content: 'noindex' }) : '',
    ...addresses(facts),
    ...shareTags(facts, title),
    tag('meta', { name: 'color-scheme', content: 'light dark' }),
    tag('meta', {
      name: 'theme-color',
      content: brand.themeColor.light,
      media: '(prefers-color-scheme: light)',
    }),
    tag('meta', {
      name: 'theme-color',
      content: brand.themeColor.dark,
      media: '(prefers-color-scheme: dark)',
    }),
    ...linkedData(facts).map((data) => `<script type="application/ld+json">${jsonForScript(data)}</script>`),
  ].join('\n');
}

const integrityOf = (release: Release, path: string) =>
  release.files.find((file) => file.path === path)?.integrity;

const styles = (release: Release, chunk = ''): string[] =>
  [...new Set([...release.preload.styles, ...(release.chunks?.[chunk]?.styles ?? [])])].map((path) =>
    tag('link', {
      rel: 'stylesheet',
      href: assetBase(release) + path,
      integrity: integrityOf(release, path),
      crossorigin: 'anonymous',
      'data-href': path,
      ...retryAttribute,
    }),
  );

/** Fonts of the first paint. One that arrives later lays out the whole page again. */
const fontPreloads = (release: Release, html: string): string[] => {
  const subsets = fontSubsetsOf(html);
  return release.files
    .filter(({ path }) => subsets.some((name) => path.includes(`-wght-normal-${name}.`)))
    .map(({ path }) =>
      tag('link', {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href: assetBase(release) + path,
        crossorigin: 'anonymous',
      }),
    );
};

/** A preload that begins after the first paint, see {@link preloadAfterPaint}. */
const afterPaint = 'after-paint';
/** Gzip bytes of a script of the shell that only hydration needs: React DOM. */
const largeScript = 30_000;

/** Inline script for the end of the body: starts the preloads that would compete with the first paint. */
export const preloadAfterPaint = (nonce: string): string =>
  `<script nonce="${nonce}">requestAnimationFrame(()=>setTimeout(()=>{for(const link of document.querySelectorAll('link[rel=${afterPaint}]'))link.rel='preload'}))</script>`;

/**
 * Inline script for the end of the body: shows what was rendered for the market's time zone (`data-guessed`) and hidden, if
 * the device has the same. Otherwise it would be painted after hydration, often as the largest text.
 */
export const showRightGuesses = (html: string, nonce: string): string =>
  html.includes('data-guessed="') ? `<script nonce="${nonce}">${scriptOfGuesses}</script>` : '';

/**
 * Compares names as the browser gives them back: Chromium calls Asia/Kolkata Asia/Calcutta. A page has one market, and a
 * remote that is older than this names no zone.
 */
const scriptOfGuesses =
  "{const zoneOf=timeZone=>Intl.DateTimeFormat('en',{timeZone}).resolvedOptions().timeZone;const guesses=document.querySelectorAll('[data-guessed*=\"/\"]');if(guesses[0]&&zoneOf(guesses[0].dataset.guessed)===zoneOf())for(const guess of guesses)guess.removeAttribute('data-guessed')}";

/**
 * Scripts have low priority: styles and font come first, since a server-rendered page can be read before its scripts run.
 * Those that only hydration needs are requested after the first paint.
 */
function scripts(release: Release, { nonce, isDrawn, words, chunk = '' }: HeadFacts): string[] {
  const isShell = release.name === 'shell';
  const isLarge = (path: string) =>
    release.files.some((file) => file.path === path && file.gzip > largeScript);
  const ofPage = release.chunks?.[chunk]?.scripts ?? [];
  const paths = [...release.preload.scripts, ...(isShell ? [] : [release.entry]), ...ofPage];
  const preload = [...new Set(paths)].map((path) =>
    tag('link', {
      rel: isDrawn && (!isShell || isLarge(path)) ? afterPaint : 'preload',
      as: 'script',
      href: assetBase(release) + path,
      integrity: integrityOf(release, path),
      crossorigin: 'anonymous',
      fetchpriority: 'low',
      nonce,
    }),
  );
  if (!isShell) return isDrawn ? [...preload, textsPreload(release, words)] : preload;
  const entry = tag('script', {
    src: assetBase(release) + release.entry,
    integrity: integrityOf(release, release.entry),
    crossorigin: 'anonymous',
    fetchpriority: 'low',
    defer: true,
    nonce,
    ...retryAttribute,
  });
  return [...preload, `${entry}</script>`];
}

/** The texts that the remote hydrates with; `fetch` of the shell finds them by mode and credentials. */
function textsPreload(release: Release, words: string): string {
  const file = textsFileOf(release, words);
  if (!file) return '';
  return tag('link', {
    rel: afterPaint,
    as: 'fetch',
    href: assetBase(release) + file,
    crossorigin: 'anonymous',
    fetchpriority: 'low',
  });
}

/**
 * Canonical URL and hreflang links. A page of every country has no hreflang links: the sitemap lists its 190 alternates,
 * which would be a tenth of the page.
 */
function addresses({ head, language, country, path, search, origin }: HeadFacts): string[] {
  if (head?.robots === 'noindex' || !head) return [];
  const below = head.canonical ?? path + search;
  const isEverywhere = head.market === 'every';
  const own = (!isEverywhere && countryByKey(head.market ?? '')) || country;
  return [
    tag('link', { rel: 'canonical', href: pageAddress(origin, language, own, below) }),
    ...(isEverywhere ? [] : alternatesOf(origin, [own], below)).map(({ hreflang, href }) =>
      tag('link', { rel: 'alternate', hreflang, href }),
    ),
  ];
}
