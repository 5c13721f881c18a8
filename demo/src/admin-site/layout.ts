import { join } from 'node:path';
import { type Html, html } from '../form-site/html.ts';
import { placeOf, renderNotice, stylesheetOf, withFocus } from '../form-site/layout-parts.ts';
import type { Said } from '../form-site/page.ts';
import { listPages } from './lists-page.ts';
import { queues } from './queues/index.ts';

export const stylesheet = stylesheetOf([join(import.meta.dirname, 'admin-site.css')]);

/** What a page shows besides its content. */
export interface Frame extends Said {
  path: string;
  /** First name of who is signed in; null for a visitor. */
  name: string | null;
}

const places: readonly (readonly [path: string, text: string])[] = [
  ['/', 'What waits'],
  ...queues.map(({ key, title }) => [`/${key}`, title] as const),
  ['/decisions', 'Decisions'],
  ['/interview-limits', 'Interview limits'],
  ['/maintenance', 'Maintenance'],
  ['/banners', 'Banners'],
  ['/pixels', 'Advertising pixels'],
  ...listPages.map(({ name, title }) => [`/lists/${name}`, title] as const),
];

export function renderPage({ title, path, name, notice }: Frame, content: Html): string {
  return withFocus(
    html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · JobHarbor admin</title>
<link rel="stylesheet" href="/style.css">
</head>
<body>
<a class="skip" href="#main">To the content</a>
<header class="bar">
<a class="brand" href="/">JobHarbor admin</a>
${name !== null && renderNavigation(path)}
<div class="tools">${
      name !== null &&
      html`<span class="quiet who"><bdi>${name}</bdi></span>
<form class="who" method="post" action="/sign-out"><button class="plain">Sign out</button></form>`
    }</div>
</header>
<main id="main" tabindex="-1">
${notice !== undefined && renderNotice(notice)}
${content}
</main>
</body>
</html>`.text,
  );
}

function renderNavigation(path: string): Html {
  const current = placeOf(
    places.map(([place]) => place),
    path,
  );
  return html`<button class="plain menu" popovertarget="places">Menu</button>
<nav id="places" popover aria-label="Queues"><button class="plain menu" popovertarget="places" popovertargetaction="hide">Close</button>${places.map(
    ([place, text]) =>
      html`<a class="place" href="${place}"${place === current && html` aria-current="page"`}>${text}</a>`,
  )}</nav>`;
}
