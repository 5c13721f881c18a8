import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Html, html } from './html.ts';

const tokens = join(
  dirname(fileURLToPath(import.meta.resolve('@jobharbor/shared/package.json'))),
  'src/ui/tokens',
);

/** The tokens of the site with this one's own rules; without its web fonts. */
export const stylesheet = [
  ...['color', 'shape', 'type'].map((name) => join(tokens, `${name}.css`)),
  join(import.meta.dirname, 'employer-site.css'),
]
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

/** What a page shows besides its content. */
export interface Frame {
  title: string;
  /** First name of who is signed in; null for a visitor. */
  name: string | null;
  /** What the last action did, or why it did not. */
  notice?: { text: string; items?: readonly string[] | undefined; isFailed: boolean } | undefined;
}

export function renderPage({ title, name, notice }: Frame, content: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · JobHarbor for employers</title>
<link rel="stylesheet" href="/style.css">
</head>
<body>
<header class="bar">
<a href="/"><strong>JobHarbor for employers</strong></a>
${
  name !== null &&
  html`<nav aria-label="Site"><a href="/jobs/new">Post a job</a><a href="/stages">Stages</a><a href="/members">Members</a>
<span class="quiet">${name}</span></nav>`
}
</header>
<main>
${
  notice !== undefined &&
  html`<div class="${notice.isFailed ? 'notice failed' : 'notice'}" role="${notice.isFailed ? 'alert' : 'status'}"><p>${notice.text}</p>
${(notice.items ?? []).length > 0 && html`<ul>${(notice.items ?? []).map((item) => html`<li>${item}</li>`)}</ul>`}</div>`
}
${content}
</main>
</body>
</html>`.text;
}
