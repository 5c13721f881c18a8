import { listMessages } from '@jobharbor/shared/calls/job-application/list-messages';
import { getReceivedApplication } from '@jobharbor/shared/calls/recruiter/get-received-application';
import { type CallAnswer, countryByKey } from '@jobharbor/shared/contracts';
import type { EmployerClient } from '@jobharbor/shared/employer-client';
import { renderRecord } from '../applicants/record-card.ts';
import { actionKey, type Entered, textArea, textField } from '../fields.ts';
import { type Html, html } from '../html.ts';

type Application = CallAnswer<typeof getReceivedApplication>['application'];

/** What a person sent, the chat with them, and what can be done next. */
export async function renderApplication(
  client: EmployerClient,
  id: number,
  entered: Entered,
): Promise<{ title: string; content: Html }> {
  const { application } = await client.send(getReceivedApplication, { params: { id } });
  const { profile, candidate } = application;
  const name = profile === null ? candidate.first_name : `${profile.first_name} ${profile.last_name}`;
  const content = html`<header><h1>${name}</h1><p class="quiet"><span class="pill">${stageText(application)}</span> for <a href="/jobs/${application.job.id}">${application.job.title}</a></p></header>
<section class="card"><h2>Application</h2><p>${application.first_message}</p>
${profile?.headline && html`<p><strong>${profile.headline}</strong></p>`}
${application.screening_answers.map((one) => html`<p><strong>${one.question}</strong> ${one.answer}</p>`)}
</section>
${await renderRecord(client, id, entered)}
${application.chat_id !== null && (await renderChat(client, application.chat_id, id, entered))}
${renderNext(application, entered)}`;
  return { title: name, content };
}

async function renderChat(
  client: EmployerClient,
  chatId: number,
  id: number,
  entered: Entered,
): Promise<Html> {
  const { messages } = await client.send(listMessages, { params: { chatId }, query: {} });
  return html`<section class="card"><h2>Chat</h2><div class="chat">${messages.map(
    ({ sender, text }) => html`<p class="${sender === 'recruiter' ? 'said ours' : 'said'}">${text}</p>`,
  )}</div>
<form method="post" action="/applications/${id}/message">${actionKey()}<input type="hidden" name="chat" value="${chatId}">
${textArea(entered, { name: 'text', label: 'Message' })}<button class="primary">Send</button></form></section>`;
}

/** The stage in words; older APIs send none. */
const stageText = ({ stage, status }: Pick<Application, 'stage' | 'status'>): string =>
  (stage ?? status).replaceAll('_', ' ');

const ended = new Set(['declined', 'withdrawn']);

function renderNext({ id, status, job }: Application, entered: Entered): Html | false {
  if (ended.has(status)) return false;
  const currency = countryByKey(job.country_key)?.currency ?? 'USD';
  const path = `/applications/${id}`;
  return html`<section class="card"><h2>Next</h2>
${status !== 'accepted' && html`<form method="post" action="${path}/accept"><button class="primary">Accept: we want to meet you</button></form>`}
<details><summary>Invite to an interview</summary><form method="post" action="${path}/invite"><div class="pair">
${textField(entered, { name: 'starts_at', label: 'When', type: 'datetime-local' })}
${textField(entered, { name: 'place', label: 'Where' })}</div><button class="primary">Invite</button></form></details>
<details><summary>Make an offer</summary><form method="post" action="${path}/offer"><div class="pair">
${textField(entered, { name: 'amount', label: `Pay a month (${currency})`, type: 'number' })}
${textField(entered, { name: 'starts_on', label: 'First day', type: 'date' })}
${textField(entered, { name: 'hours', label: 'Hours', start: '40 hours a week' })}
${textField(entered, { name: 'place', label: 'Place of work' })}</div><button class="primary">Offer</button></form></details>
<details><summary>Decline</summary><form method="post" action="${path}/decline">
${textArea(entered, {
  name: 'text',
  label: 'A kind word',
  start: 'Thank you for your interest. We have decided for somebody else.',
})}<button>Decline</button></form></details></section>`;
}
