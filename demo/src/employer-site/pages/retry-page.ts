import { hidden } from '../fields.ts';
import { html } from '../html.ts';
import type { Page, Shown } from '../shown.ts';

/** In place of the page of a form that cannot be rendered now: all that was sent, to be sent again by one press. */
export function renderRetry(t: Shown['t'], { pathname, search }: URL, fields: URLSearchParams): Page {
  const content = html`<h1>${t('refused.title')}</h1>
<form class="card" method="post" action="${pathname}${search}">${[...fields].map(([name, value]) => hidden(name, value))}
<p>${t('refused.kept')}</p><button class="primary">${t('refused.again')}</button></form>`;
  return { title: t('refused.title'), content };
}
