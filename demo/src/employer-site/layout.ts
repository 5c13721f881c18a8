import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@jobharbor/shared/contracts';
import { hidden } from '../form-site/fields.ts';
import { type Html, html } from '../form-site/html.ts';
import { placeOf, renderNotice, stylesheetOf, withFocus } from '../form-site/layout-parts.ts';
import type { Said } from '../form-site/page.ts';
import { siteLanguages, type TextKey, type Translate } from './texts.ts';

export const stylesheet = stylesheetOf(
  ['applicants', 'calendar'].map((name) => join(import.meta.dirname, `${name}.css`)),
);

/** The script of pages with a visitor. */
export const pageScript = readFileSync(join(import.meta.dirname, 'live/page-script.js'), 'utf8');

/** What a page shows besides its content. */
export interface Frame extends Said {
  /** Of the page, for the current place of the navigation and the choice of the language. */
  path: string;
  t: Translate;
  language: Language;
  /** First name of who is signed in; null for a visitor. */
  name: string | null;
}

const places: readonly (readonly [path: string, text: TextKey])[] = [
  ['/', 'nav.home'],
  ['/jobs', 'nav.jobs'],
  ['/chats', 'nav.chats'],
  ['/talents', 'nav.talents'],
  ['/calendar', 'nav.calendar'],
  ['/company', 'nav.company'],
  ['/company/verification', 'nav.verification'],
  ['/stages', 'nav.stages'],
  ['/feeds', 'nav.feeds'],
  ['/webhooks', 'nav.webhooks'],
  ['/members', 'nav.members'],
  ['/notices', 'nav.notices'],
];

export function renderPage(frame: Frame, content: Html): string {
  const { title, t, language, name, notice, news = [], isSent = false } = frame;
  return withFocus(
    html`<!doctype html>
<html lang="${language.value}" dir="${language.dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${t('site')}</title>
<link rel="stylesheet" href="/style.css">${name !== null && html`<script type="module" src="/page.js"></script>`}
</head>
<body>
<a class="skip" href="#main">${t('nav.skip')}</a>
<header class="bar">
<a class="brand" href="/">${t('site')}</a>
${name !== null && renderNavigation(frame)}
<div class="tools">${languageForm(frame)}${
      name !== null &&
      html`<span class="quiet who"><bdi>${name}</bdi></span>
<form class="who" method="post" action="/sign-out"><button class="plain">${t('nav.signOut')}</button></form>`
    }</div>
</header>
<main id="main" tabindex="-1"${news.length > 0 && html` data-news="${news.join(' ')}"`}${isSent && html` data-sent`}>
${notice !== undefined && renderNotice(notice)}
${content}
</main>${name !== null && renderEnd(frame)}
</body>
</html>`.text,
  );
}

/** Template that replaces the page when the visitor's access ends. */
const renderEnd = ({ t, path, isSent = false }: Frame): Html => html`
<template id="ended"><div role="alert"><h1>${t('ended.title')}</h1><p>${t('ended.lead')}</p></div>
<p><a class="button primary" href="${isSent ? '/' : path}">${t('welcome.signIn')}</a></p>
<section class="card kept"><h2>${t('ended.typed')}</h2></section></template>`;

function renderNavigation({ path, t }: Frame): Html {
  const current = placeOf(
    places.map(([place]) => place),
    path,
  );
  return html`<nav aria-label="${t('nav.label')}">${places.map(
    ([place, text]) =>
      html`<a class="place" href="${place}"${place === current && html` aria-current="page"`}>${t(text)}</a>`,
  )}</nav>`;
}

/** Leads back to the page: a form needs no script. */
const languageForm = ({ path, t, language }: Frame): Html => html`<form class="language" action="/language">
${hidden('back', path)}<label><span class="hidden">${t('nav.language')}</span>
<select name="lang">${siteLanguages.map(
  ({ value, label }) =>
    html`<option value="${value}" lang="${value}"${value === language.value && html` selected`}>${label}</option>`,
)}</select></label><button class="plain">${t('nav.change')}</button></form>`;
