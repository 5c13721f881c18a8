import { listEventsOfAccount } from '@jobharbor/shared/calls/admin/list-events-of-account';
import type { CallAnswer } from '@jobharbor/shared/contracts';
import { type Html, html } from '../form-site/html.ts';
import type { Page } from '../form-site/page.ts';
import { countryName } from './limits-page.ts';
import { facts, paging } from './parts.ts';
import { pageOf } from './queue-page.ts';
import { count, formatTime, type Shown } from './shown.ts';

const size = 50;

/** A name of an event as a line: `sign-in`, `new-device`. */
const sentence = (name: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll(/[-_]/g, ' ')}`;

const factsOf = (account: NonNullable<CallAnswer<typeof listEventsOfAccount>['account']>): Html =>
  facts([
    ['Address', account.email],
    ['Role', account.role],
    ['Country', account.country_key && countryName(account.country_key)],
    ['Made', formatTime(account.created_at)],
    ['Suspended', account.suspended_at && formatTime(account.suspended_at)],
  ]);

/** What touched an account, as its owner reads it. Each read stands in the site's security log. */
export async function renderAccount({ client, id, query }: Shown): Promise<Page> {
  const page = pageOf(query);
  const { account, events, total } = await client.send(listEventsOfAccount, {
    params: { id },
    query: { page, size },
  });
  const title = account ? `Account ${id}: ${account.first_name || 'no name'}` : `Account ${id}`;
  const content = html`<header class="head"><h1 dir="auto">${title}</h1><span class="buttons"><a class="button" href="/accounts/${id}/points">Points</a><a class="button" href="/suspensions?account=${id}">Suspend it</a></span></header>
${account && html`<section class="card">${factsOf(account)}</section>`}
<section class="card"><h2>${count(total, 'event')}</h2><p class="quiet">The owner reads the same list. That you read it is recorded.</p>
<ul class="rows">${events.map(
    ({ event, at, browser, system, address, country_key }) =>
      html`<li><span class="main">${sentence(event)}<span class="quiet small">${[formatTime(at), browser, system, address, country_key].filter(Boolean).join(' · ')}</span></span></li>`,
  )}</ul></section>
${paging(`/accounts/${id}`, query, page, Math.ceil(total / size))}`;
  return { title, content };
}
