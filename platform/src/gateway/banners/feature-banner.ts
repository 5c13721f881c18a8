import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type { Banner, Country, Language, LanguageTag } from '@jobharbor/shared/contracts';
import { bannerOf } from '@jobharbor/shared/contracts/markets/banner-of';
import type { RemoteContract } from '@jobharbor/shared/remote/contract';
import { matchRoute } from '@jobharbor/shared/remote/match-route';
import { escapeHtml } from '../../http/html.ts';

const texts = createRequire(import.meta.url)('./feature-banner-texts.json') as Record<
  LanguageTag,
  { label: string; hide: string }
>;

/** Remembers the id of the banner that this browser has hidden. */
export const hiddenBannerCookie = 'hidden_banner';
export const featureStyles = '/platform/feature-banner.css';
/** Hides a banner without script. */
export const hideBannerPath = '/platform/feature-banner/hide';
/** The longest time that a banner may be shown. */
export const hiddenSeconds = 366 * 86_400;

/** The banner of a page, in its language. */
export interface FeatureBanner {
  /** Derived from the content: a changed banner is shown again to those who have hidden the one before. */
  id: string;
  text: string;
  path: string | null;
}

interface Locale {
  language: Language;
  country: Country;
}

const idOf = (banner: Banner): string =>
  createHash('sha256').update(JSON.stringify(banner)).digest('base64url').slice(0, 10);

/** What a page of the locale shows now; null for nothing. */
export function featureOf(
  all: Parameters<typeof bannerOf>[0],
  locale: Locale,
  now: number,
): FeatureBanner | null {
  const found = bannerOf(all, locale, now);
  const text = found?.texts[locale.language.value];
  return found === null || text === undefined ? null : { id: idOf(found), text, path: found.path };
}

/** Unix seconds at which a banner of the country begins or ends next; infinity without one. */
export const nextChangeOf = (all: Parameters<typeof bannerOf>[0], { key }: Country, now: number): number =>
  Math.min(
    ...all
      .filter(({ country_key }) => country_key === key)
      .flatMap(({ banners }) => banners.flatMap(({ starts_at, ends_at }) => [starts_at, ends_at]))
      .filter((at) => at > now),
  );

/**
 * HTML of the banner, in the flow above the frame: it covers nothing. The script hides it at once and on pages of another
 * locale, which the shell opens without loading. Its link needs a route of this set; without one the text stands alone.
 */
export function renderFeatureBanner(
  { id, text, path }: FeatureBanner,
  { language, country }: Locale,
  contracts: readonly RemoteContract[],
  nonce: string,
): string {
  const base = `/${language.slug}/${country.key}`;
  const { label, hide } = texts[language.value];
  const [pathname = ''] = path?.split('?') ?? [];
  const to = path !== null && matchRoute(contracts, pathname) ? base + (path === '/' ? '' : path) : null;
  const said = `<bdi>${escapeHtml(text)}</bdi>`;
  return `<link rel="stylesheet" href="${featureStyles}">
<section class="jho-feature" id="jho-feature" aria-label="${escapeHtml(label)}">
<p>${to === null ? said : `<a href="${escapeHtml(to)}">${said}</a>`}</p>
<form method="post" action="${hideBannerPath}"><button name="id" value="${id}" aria-label="${escapeHtml(hide)}"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="m3 3 10 10M13 3 3 13"/></svg></button></form>
</section>
<script nonce="${nonce}">${scriptOf(id, base)}</script>
`;
}

/** Sets the cookie itself: hiding works offline, and keeps what is typed on the page. */
const scriptOf = (id: string, base: string): string =>
  `{const b=document.getElementById('jho-feature');b.querySelector('form').onsubmit=(e)=>{e.preventDefault();document.cookie='${hiddenBannerCookie}=${id};path=/;max-age=${hiddenSeconds};samesite=lax'+(location.protocol==='https:'?';secure':'');b.remove();document.querySelector('#jh-root header a')?.focus()};window.navigation?.addEventListener('currententrychange',()=>{b.hidden=!(location.pathname+'/').startsWith('${base}/')})}`;
