import { listEventsOfAccount } from '@jobharbor/shared/calls/admin/list-events-of-account';
import { html } from '../form-site/html.ts';
import type { Page } from '../form-site/page.ts';
import { paging } from './parts.ts';
import { pageOf } from './queue-page.ts';
import { count, formatTime, type Shown } from './shown.ts';

const size = 50;

/** What touched an account, as its owner reads it. Each read stands in the site's security log. */
export async function renderAccount({ client, id, query }: Shown): Promise<Page> {
  const page = pageOf(query);
  const { events, total } = await client.send(listEventsOfAccount, { params: { id }, query: { page, size } });
  const title = `Account ${id}`;
  const content = html`<header class="head"><h1>${title}</h1><a class="button" href="/suspensions?account=${id}">Suspend it</a></header>
<section class="card"><h2>${count(total, 'event')}</h2><p class="quiet">The owner reads the same list. That you read it is recorded.</p>
<ul class="rows">${events.map(
    ({ event, at, browser, system, address, country_key }) =>
      html`<li><span class="main">${event}<span class="quiet small">${[formatTime(at), browser, system, address, country_key].filter(Boolean).join(' · ')}</span></span></li>`,
  )}</ul></section>
${paging(`/accounts/${id}`, query, page, Math.ceil(total / size))}`;
  return { title, content };
}
