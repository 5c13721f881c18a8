import { listSetBanners } from '@jobharbor/shared/calls/admin/list-set-banners';
import {
  type Banner,
  type BannersChanged,
  bannerLimits,
  countryByKey,
  type LanguageTag,
  languageByTag,
  languages,
} from '@jobharbor/shared/contracts';
import { marketTimeZone } from '@jobharbor/shared/contracts/jobs/office-hours';
import { errorCode } from '@jobharbor/shared/errors';
import { type Entered, enteredIn, hidden, nothingEntered, textArea, textField } from '../form-site/fields.ts';
import { type Html, html } from '../form-site/html.ts';
import type { Page } from '../form-site/page.ts';
import { pill } from '../form-site/pill.ts';
import { wallTime } from '../form-site/wall-time.ts';
import { countryName } from './limits-page.ts';
import { count, formatTime, type Shown } from './shown.ts';

/** The zone in which the times of a country's banners are meant. */
export const bannerZone = (country: string): string => marketTimeZone(country) ?? 'UTC';
/** Field of the text in a language. */
export const textName = (tag: LanguageTag): string => `text-${tag}`;

/** Banners of all countries, or those of the country in the address with the forms, and who changed what. */
export async function renderBanners(shown: Shown): Promise<Page> {
  const { client, query, siteUrl } = shown;
  const { countries, changes } = await client.send(listSetBanners);
  const key = countryByKey(query.get('country') ?? '')?.key;
  const banners = countries.find(({ country_key }) => country_key === key)?.banners ?? [];
  const own = changes.filter(({ country_key }) => key === undefined || country_key === key);
  const title = key === undefined ? 'Banners' : `Banners: ${countryName(key)}`;
  const content = html`<header><h1>${title}</h1><p class="quiet">A line above the pages that search engines read. Of several, the one that began last is shown. Who hides it does not see it again, until it is changed. A change is shown within seconds.</p></header>
${
  key === undefined
    ? html`<section class="card"><ul class="rows">${countries.map((one) => renderCountry(one))}</ul></section>`
    : renderForms(shown, { key, banners, siteUrl })
}
<section class="card"><h2>${count(own.length, 'change')}</h2>${
    own.length === 0
      ? html`<p class="quiet">Nobody has changed them.</p>`
      : html`<ul class="rows">${own.map((change) => renderChange(change, key !== undefined && change === own[0]))}</ul>`
  }</section>`;
  return { title, content };
}

const renderCountry = ({ country_key, banners }: { country_key: string; banners: Banner[] }): Html =>
  html`<li><span class="main"><a href="/banners?country=${country_key}">${countryName(country_key)}</a>${banners.map(
    (banner) => html`<span class="quiet small">${firstText(banner)}</span>`,
  )}</span>${banners.length === 0 ? pill('None', 'quiet') : banners.map((banner) => statePill(banner))}</li>`;

const firstText = ({ texts }: Banner): Html => html`<bdi>${texts.en ?? Object.values(texts)[0] ?? ''}</bdi>`;

function statePill({ starts_at, ends_at }: Banner): Html {
  const now = Date.now() / 1_000;
  if (ends_at <= now) return pill('Over', 'quiet');
  return starts_at > now ? pill('Planned', 'waiting') : pill('Shown', 'good');
}

const timesOf = ({ starts_at, ends_at }: Banner, zone: string): string =>
  `${wallTime(starts_at, zone).replace('T', ' ')} to ${wallTime(ends_at, zone).replace('T', ' ')}, ${zone}`;

interface OfCountry {
  key: string;
  banners: readonly Banner[];
  siteUrl: string;
}

function renderForms(asked: Shown, { key, banners, siteUrl }: OfCountry): Html {
  // After a change by another admin, another banner may have the number of the form: what was typed stands above.
  const { refusedBy, fields } = asked.entered;
  const isStale = refusedBy === errorCode.staleVersion && fields.get('form') !== 'new';
  const shown = isStale ? { ...asked, entered: nothingEntered } : asked;
  const edited = isStale ? Number.NaN : Number(shown.query.get('edit') ?? Number.NaN);
  return html`<p><a href="/banners">All countries</a></p>
${banners.map(
  (banner, index) => html`<article class="card" aria-labelledby="banner-${index}">
<header class="head"><h2 id="banner-${index}">${firstText(banner)} ${statePill(banner)}</h2></header>
<p>${timesOf(banner, bannerZone(key))}</p>
<dl class="facts">${Object.entries(banner.texts).map(([tag, text]) => html`<div><dt>${languageByTag(tag)?.label ?? tag}</dt><dd lang="${tag}" dir="auto">${text}</dd></div>`)}${
    banner.path !== null &&
    html`<div><dt>Link</dt><dd><a href="${siteUrl}/en/${key}${banner.path}">${banner.path}</a></dd></div>`
  }</dl>
${
  edited === index
    ? renderForm(shown, { key, banners, index })
    : html`<p><a href="/banners?country=${key}&edit=${index}">Change it</a></p>
<details><summary>Take it away</summary><form method="post" action="/banners?country=${key}">${hidden('form', `remove-${index}`)}${hidden('at', index)}${hidden('before', JSON.stringify(banners))}
${textArea(enteredIn(shown, `remove-${index}`), { name: 'reason', label: 'Reason', hint: 'At least ten characters. Admins alone read it.', rows: 2 })}
<button class="danger">Take it away</button></form></details>`
}</article>`,
)}
${!(edited in banners) && renderNew(shown, { key, banners })}`;
}

const renderNew = (shown: Shown, of: Omit<FormOf, 'index'>): Html =>
  of.banners.length < bannerLimits.ofCountry
    ? html`<section class="card"><h2>A new banner</h2>${renderForm(shown, { ...of, index: null })}</section>`
    : html`<p class="quiet">A country has at most ${bannerLimits.ofCountry} banners. Take one away first.</p>`;

interface FormOf {
  key: string;
  banners: readonly Banner[];
  /** Null for a new one. */
  index: number | null;
}

function renderForm(shown: Shown, { key, banners, index }: FormOf): Html {
  const name = index === null ? 'new' : `edit-${index}`;
  const entered: Entered = enteredIn(shown, name);
  const banner = index === null ? undefined : banners[index];
  const zone = bannerZone(key);
  const at = index === null ? '' : `&edit=${index}`;
  return html`<form method="post" action="/banners?country=${key}${at}">${hidden('form', name)}${hidden('at', index ?? '')}${hidden('before', JSON.stringify(banners))}
${entered.faults.texts !== undefined && html`<p class="fault">${entered.faults.texts.join(' ')}</p>`}
${languages.map(({ value, label }) =>
  textField(entered, {
    ...{
      name: textName(value),
      label: `Text: ${label}`,
      isOptional: true,
      start: banner?.texts[value] ?? null,
    },
    ...(value === 'en' && {
      hint: `At most ${bannerLimits.text} characters. Pages of a language without a text show nothing.`,
    }),
  }),
)}
${textField(entered, { name: 'path', label: 'Link', hint: 'A page of this site without language and country, such as /remote-jobs or /jobs?q=nurse. Empty: no link.', isOptional: true, start: banner?.path ?? null })}
${textField(entered, { name: 'starts_at', label: `From (${zone})`, type: 'datetime-local', start: banner ? wallTime(banner.starts_at, zone) : null })}
${textField(entered, { name: 'ends_at', label: `Until (${zone})`, type: 'datetime-local', start: banner ? wallTime(banner.ends_at, zone) : null })}
${textArea(entered, { name: 'reason', label: 'Reason', hint: 'At least ten characters. Admins alone read it.', rows: 3 })}
<button class="primary">${index === null ? 'Add it' : 'Store it'}</button></form>`;
}

/** A change with the form that takes it back, on the page of its country. */
function renderChange(change: BannersChanged, isLatest: boolean): Html {
  const { country_key, before, after, changed_by, changed_at, reason } = change;
  const zone = bannerZone(country_key);
  const isIn = (list: readonly Banner[], one: Banner) =>
    list.some((other) => JSON.stringify(other) === JSON.stringify(one));
  const lines = [
    ...after.filter((one) => !isIn(before, one)).map((one) => ['Set', one] as const),
    ...before.filter((one) => !isIn(after, one)).map((one) => ['Removed', one] as const),
  ];
  return html`<li><span class="main"><strong>${countryName(country_key)}</strong> <span class="quiet small">${changed_by === null ? 'a deleted account' : html`<bdi>${changed_by}</bdi>`} · ${formatTime(changed_at)}</span></span>
<span class="wide"><ul>${lines.map(([what, one]) => html`<li>${what}: ${firstText(one)} · ${timesOf(one, zone)}</li>`)}</ul><span class="quiet" dir="auto">${reason}</span></span>
${
  isLatest &&
  html`<form method="post" action="/banners?country=${country_key}">${hidden('form', 'undo')}${hidden('before', JSON.stringify(after))}${hidden('undo', JSON.stringify(before))}${hidden('reason', `Taken back: ${reason}`.slice(0, 1_000))}<button class="plain">Take it back</button></form>`
}</li>`;
}
