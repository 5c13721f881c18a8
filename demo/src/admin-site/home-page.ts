import { html } from '../form-site/html.ts';
import type { Page } from '../form-site/page.ts';
import { pill } from '../form-site/pill.ts';
import type { Queue } from './queue.ts';
import { queues } from './queues/index.ts';
import { formatWait, type Shown } from './shown.ts';

/** How much waits in each queue. */
export async function renderHome(shown: Shown): Promise<Page> {
  const waiting = await Promise.all(queues.map((queue) => readWaiting(queue, shown)));
  return {
    title: 'What waits',
    content: html`<h1>What waits</h1><section class="card"><ul class="rows">${waiting.map(
      ({ queue: { key, title }, total, since }) =>
        html`<li><span class="main"><a href="/${key}">${title}</a>${since !== undefined && html`<span class="quiet small">The first has waited for ${formatWait(since)}</span>`}</span>${pill(String(total), total > 0 ? 'waiting' : 'quiet')}</li>`,
    )}</ul></section>`,
  };
}

async function readWaiting(queue: Queue, shown: Shown) {
  const state = queue.states?.[0]?.[0] ?? '';
  const { cases, total } = await queue.load(shown.client, { page: 1, size: 1, state }, shown);
  return { queue, total, since: cases[0]?.since };
}
