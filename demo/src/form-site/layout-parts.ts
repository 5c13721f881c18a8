import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Html, html } from './html.ts';
import type { Notice } from './page.ts';

const tokens = join(
  dirname(fileURLToPath(import.meta.resolve('@jobharbor/shared/package.json'))),
  'src/ui/tokens',
);

/** The tokens of the project without its web fonts, the rules of these sites, and a site's own, by their paths. */
export const stylesheetOf = (own: readonly string[]): string =>
  [
    ...['color', 'shape', 'type'].map((name) => join(tokens, `${name}.css`)),
    ...['frame', 'forms'].map((name) => join(import.meta.dirname, `${name}.css`)),
    ...own,
  ]
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');

/** The focus of a page that refuses a form: the first field with a fault, or else the notice. */
export const withFocus = (page: string): string =>
  page.includes(' aria-invalid="true"')
    ? page.replace(' aria-invalid="true"', ' aria-invalid="true" autofocus')
    : page.replace('<div class="notice failed"', '<div class="notice failed" tabindex="-1" autofocus');

export const renderNotice = ({ text, items = [], isFailed }: Notice): Html =>
  html`<div class="${isFailed ? 'notice failed' : 'notice'}" role="${isFailed ? 'alert' : 'status'}"><p>${text}</p>
${items.length > 0 && html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`}</div>`;

/** The path that the page's begins with, the longest one; empty for a page of none. */
export const placeOf = (places: readonly string[], path: string): string =>
  places
    .filter((place) => path === place || (place !== '/' && path.startsWith(`${place}/`)))
    .sort((one, other) => other.length - one.length)[0] ?? '';
