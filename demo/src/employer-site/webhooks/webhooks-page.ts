import { listWebhookDeliveries } from '@jobharbor/shared/calls/recruiter/list-webhook-deliveries';
import { listWebhooks } from '@jobharbor/shared/calls/recruiter/list-webhooks';
import { type Webhook, type WebhookDelivery, webhookEvents } from '@jobharbor/shared/contracts';
import { buttonForm, checkGroup, hidden, textField } from '../../form-site/fields.ts';
import { type Html, html } from '../../form-site/html.ts';
import type { Page } from '../../form-site/page.ts';
import { pill } from '../../form-site/pill.ts';
import { companyOf } from '../action.ts';
import { formatTime } from '../applicants/format.ts';
import type { Shown } from '../shown.ts';

const shownDeliveries = 10;

/** What the company's own system is told, and what arrived there. */
export async function renderWebhooks(shown: Shown): Promise<Page> {
  const { client, t, entered } = shown;
  const { id } = await companyOf(client, t);
  const { webhooks } = await client.send(listWebhooks, { params: { id } });
  const cards = await Promise.all(
    webhooks.map(async (webhook) => {
      const params = { id, webhookId: webhook.id };
      return renderWebhook(shown, webhook, (await client.send(listWebhookDeliveries, { params })).deliveries);
    }),
  );
  const events = webhookEvents.map((one) => [one, one] as const);
  const content = html`<h1>${t('webhooks.title')}</h1>
${cards}
<section class="card"><h2>${t('webhooks.add')}</h2><p>${t('webhooks.lead')}</p>
<form method="post" action="/webhooks">${textField(entered, { name: 'url', label: t('webhooks.url'), type: 'url' })}
${checkGroup(entered, { name: 'events', label: t('webhooks.events'), start: webhookEvents }, events)}
<button class="primary">${t('webhooks.add')}</button></form></section>`;
  return { title: t('webhooks.title'), content };
}

function renderWebhook(
  shown: Shown,
  { id, url, events, secret, is_enabled, failing_since }: Webhook,
  deliveries: readonly WebhookDelivery[],
): Html {
  const { t } = shown;
  const path = `/webhooks/${id}`;
  const state = is_enabled ? pill(t('webhooks.on'), 'good') : pill(t('webhooks.off'), 'bad');
  return html`<section class="card"><h2><bdi>${url}</bdi></h2><p>${state} <bdi>${events.join(', ')}</bdi></p>
${failing_since !== null && html`<p class="fault">${t('webhooks.failing', { time: formatTime(shown, failing_since) })}</p>`}
<details><summary>${t('webhooks.secret')}</summary><code dir="ltr">${secret}</code></details>
<ul class="rows">${deliveries.slice(0, shownDeliveries).map((one) => renderDelivery(shown, path, one))}</ul>
<div class="line">${buttonForm(`${path}/secret`, t('webhooks.rotate'))}
<form method="post" action="${path}/state">${hidden('enabled', is_enabled ? '0' : '1')}<button>${t(is_enabled ? 'webhooks.disable' : 'webhooks.enable')}</button></form>
${buttonForm(`${path}/remove`, t('webhooks.remove'))}</div></section>`;
}

const tones = { pending: 'waiting', delivered: 'good', failed: 'bad' } as const;

function renderDelivery(shown: Shown, path: string, one: WebhookDelivery): Html {
  const { t } = shown;
  return html`<li><span class="grow"><bdi>${one.event}</bdi> ${pill(t(`webhooks.state.${one.state}`), tones[one.state])}
<span class="quiet block">${formatTime(shown, one.created_at)} · ${t('webhooks.attempts', { number: one.attempts })}</span>
${one.problem !== null && html`<bdi class="fault block">${one.problem}</bdi>`}</span>
<form method="post" action="${path}/replay">${hidden('delivery', one.id)}<button>${t('webhooks.replay')}</button></form></li>`;
}
