import { hidden } from './fields.ts';
import { html } from './html.ts';
import type { Page } from './page.ts';

interface RetryWords {
  title: string;
  kept: string;
  again: string;
}

/** In place of the page of a form that cannot be rendered now: all that was sent, to be sent again by one press. */
export function renderRetry(
  { title, kept, again }: RetryWords,
  { pathname, search }: URL,
  fields: URLSearchParams,
): Page {
  const content = html`<h1>${title}</h1>
<form class="card" method="post" action="${pathname}${search}">${[...fields].map(([name, value]) => hidden(name, value))}
<p>${kept}</p><button class="primary">${again}</button></form>`;
  return { title, content };
}
