import { listAdminDecisions } from '@jobharbor/shared/calls/admin/list-admin-decisions';
import { adminQueue } from '@jobharbor/shared/contracts';
import { nothingEntered, selectField } from '../form-site/fields.ts';
import { html } from '../form-site/html.ts';
import type { Page } from '../form-site/page.ts';
import { decisionRow, paging } from './parts.ts';
import { pageOf } from './queue-page.ts';
import { queues } from './queues/index.ts';
import { count, type Shown } from './shown.ts';

const size = 50;

/** Who decided what, and why. */
export async function renderDecisions({ client, query }: Shown): Promise<Page> {
  const page = pageOf(query);
  const queue = adminQueue.safeParse(query.get('queue')).data;
  const { decisions, total } = await client.send(listAdminDecisions, { query: { queue, page, size } });
  const options = [
    ['', 'All'] as const,
    ...queues.map(({ key, title }) => [key, title] as const),
    ['points', 'Corrections of points'] as const,
  ];
  const content = html`<header><h1>Decisions</h1><p class="quiet">Nobody can change or delete them. The newest come first.</p></header>
<form class="card" action="/decisions"><div class="line">${selectField(nothingEntered, { name: 'queue', label: 'Queue', start: queue ?? '' }, options)}<button>Show</button></div></form>
<section class="card"><h2>${count(total, 'decision')}</h2><ul class="rows">${decisions.map(decisionRow)}</ul></section>
${paging('/decisions', query, page, Math.ceil(total / size))}`;
  return { title: 'Decisions', content };
}
