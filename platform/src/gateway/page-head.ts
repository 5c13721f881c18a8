import { brand } from '@jobharbor/shared/brand';
import { type Country, type Language, languages } from '@jobharbor/shared/contracts';
import type { Release } from '@jobharbor/shared/remote/discovery';
import type { PageHead } from '@jobharbor/shared/remote/props';
import { escapeHtml, jsonForScript, tag } from '../http/html.ts';
import { assetBase } from '../sets/discovery.ts';
import type { ServedSet } from '../sets/served-set.ts';

export interface HeadFacts {
  set: ServedSet;
  /** The remote that serves the address, drawn or not. */
  remote: Release | null;
  head: PageHead | null;
  language: Language;
  country: Country;
  path: string;
  search: string;
  origin: string;
  nonce: string;
}

/** Everything between `<head>` and `</head>`, in the order in which a browser can use it best. */
export function renderHead(facts: HeadFacts): string {
  const { set, remote, head, nonce } = facts;
  const title = head?.title ? `${head.title} · ${brand.name}` : brand.name;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(title)}</title>`,
    ...styles(set.shell),
    ...(remote ? styles(remote) : []),
    tag('link', { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }),
    tag('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
    ...fontPreloads(set.shell),
    ...scripts(set.shell, nonce),
    ...(remote ? scripts(remote, nonce) : []),
    head?.description ? tag('meta', { name: 'description', content: head.description }) : '',
    head?.robots === 'noindex' ? tag('meta', { name: 'robots', content: 'noindex' }) : '',
    ...addresses(facts),
    tag('meta', { property: 'og:title', content: title }),
    tag('meta', { property: 'og:site_name', content: brand.name }),
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
    ...(head?.structuredData ?? []).map(
      (data) => `<script type="application/ld+json">${jsonForScript(data)}</script>`,
    ),
  ].join('\n');
}

const integrityOf = (release: Release, path: string) =>
  release.files.find((file) => file.path === path)?.integrity;

const styles = (release: Release): string[] =>
  release.preload.styles.map((path) =>
    tag('link', {
      rel: 'stylesheet',
      href: assetBase(release) + path,
      integrity: integrityOf(release, path),
      crossorigin: 'anonymous',
      'data-href': path,
    }),
  );

/** The faces that the first paint of any page needs, as the shell's build names them. */
const fontPreloads = (release: Release): string[] =>
  release.files
    .filter(({ path }) => /-latin-wght-normal[^/]*\.woff2$/.test(path))
    .map(({ path }) =>
      tag('link', {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href: assetBase(release) + path,
        crossorigin: 'anonymous',
      }),
    );

function scripts(release: Release, nonce: string): string[] {
  const preload = [...release.preload.scripts, ...(release.name === 'shell' ? [] : [release.entry])].map(
    (path) =>
      tag('link', {
        rel: 'preload',
        as: 'script',
        href: assetBase(release) + path,
        integrity: integrityOf(release, path),
        crossorigin: 'anonymous',
        nonce,
      }),
  );
  if (release.name !== 'shell') return preload;
  const entry = tag('script', {
    src: assetBase(release) + release.entry,
    integrity: integrityOf(release, release.entry),
    crossorigin: 'anonymous',
    defer: true,
    nonce,
  });
  return [...preload, `${entry}</script>`];
}

/** The one right address, and the same page in the other languages. */
function addresses({ head, language, country, path, search, origin }: HeadFacts): string[] {
  const below = head?.canonical ?? path + search;
  const inLanguage = (slug: string) => `${origin}/${slug}/${country.key}${below === '/' ? '' : below}`;
  const place = country.key === 'others' ? '' : `-${country.key.toUpperCase()}`;
  if (head?.robots === 'noindex' || !head) return [];
  return [
    tag('link', { rel: 'canonical', href: inLanguage(language.slug) }),
    ...languages.map(({ value, slug }) =>
      tag('link', { rel: 'alternate', hreflang: `${value}${place}`, href: inLanguage(slug) }),
    ),
    tag('link', { rel: 'alternate', hreflang: 'x-default', href: inLanguage('en') }),
  ];
}
