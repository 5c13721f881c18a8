import { getReceivedApplication } from '@jobharbor/shared/calls/recruiter/get-received-application';
import { listOwnJobs } from '@jobharbor/shared/calls/recruiter/list-own-jobs';
import { type CallAnswer, countryByKey, type Interview } from '@jobharbor/shared/contracts';
import { renderRecord } from '../applicants/record-card.ts';
import { renderMessages } from '../chats/messages.ts';
import { actionKey, selectField, textArea, textField } from '../fields.ts';
import { type Html, html } from '../html.ts';
import { findInterviews, renderInterviews, renderInvitation } from '../interviews/interviews-card.ts';
import { pill } from '../parts.ts';
import type { Page, Shown } from '../shown.ts';

type Application = CallAnswer<typeof getReceivedApplication>['application'];

/** What a person sent, the chat with them, and what can be done next. */
export async function renderApplication(shown: Shown): Promise<Page> {
  const { client, id, t } = shown;
  const { application } = await client.send(getReceivedApplication, { params: { id } });
  const interviews = await findInterviews(shown);
  const { profile, candidate, stage, job } = application;
  const name = profile === null ? candidate.first_name : `${profile.first_name} ${profile.last_name}`;
  const content = html`<header><h1><bdi>${name}</bdi></h1>
<p class="quiet">${pill(t(`application.stage.${stage ?? 'unknown'}`))} <a href="/jobs/${job.id}" lang="${job.language}" dir="auto">${job.title}</a></p></header>
<section class="card"><h2>${t('application.title')}</h2><p dir="auto">${application.first_message}</p>
${profile?.headline && html`<p dir="auto"><strong>${profile.headline}</strong></p>`}
${application.screening_answers.map((one) => html`<p dir="auto"><strong>${one.question}</strong> ${one.answer}</p>`)}
</section>
${await renderRecord(shown)}
${renderInterviews(shown, interviews)}
${application.chat_id !== null && (await renderMessages(shown, { chatId: application.chat_id, action: `/applications/${id}/message` }))}
${renderNext(shown, application, interviews)}
${application.profile !== null && (await renderOtherJob(shown, job.id))}`;
  return { title: name, content };
}

/** A form that begins a chat about another open job with who has shown interest in the company. */
async function renderOtherJob({ client, t, entered, id }: Shown, jobId: number): Promise<Html | false> {
  const { jobs } = await client.send(listOwnJobs, { query: {} });
  const others = jobs.filter((job) => job.id !== jobId && job.status === 'open');
  if (others.length === 0) return false;
  return html`<section class="card"><details><summary>${t('chats.about')}</summary>
<form method="post" action="/applications/${id}/chat">${actionKey()}
${selectField(
  entered,
  { name: 'job', label: t('chats.job') },
  others.map((job) => [job.id, job.title] as const),
)}
${textArea(entered, { name: 'other_text', label: t('application.message'), rows: 3 })}<button class="primary">${t('application.send')}</button></form></details></section>`;
}

const ended = new Set(['declined', 'withdrawn']);

function renderNext(
  shown: Shown,
  { id, status, job }: Application,
  interviews: readonly Interview[],
): Html | false {
  const { t, entered } = shown;
  if (ended.has(status)) return false;
  const currency = countryByKey(job.country_key)?.currency ?? 'USD';
  const path = `/applications/${id}`;
  return html`<section class="card"><h2>${t('application.next')}</h2>
${status !== 'accepted' && html`<form method="post" action="${path}/accept"><button class="primary">${t('application.accept')}</button></form>`}
${renderInvitation(shown, interviews)}
<details><summary>${t('application.offer')}</summary><form method="post" action="${path}/offer"><div class="pair">
${textField(entered, { name: 'amount', label: t('application.pay', { currency }), type: 'number' })}
${textField(entered, { name: 'starts_on', label: t('application.firstDay'), type: 'date' })}
${textField(entered, { name: 'hours', label: t('application.hours'), start: t('application.usualHours') })}
${textField(entered, { name: 'place', label: t('application.workplace') })}</div><button class="primary">${t('application.offer')}</button></form></details>
<details><summary>${t('application.decline')}</summary><form method="post" action="${path}/decline">
${textArea(entered, { name: 'text', label: t('application.kindWord'), isOptional: true })}<button>${t('application.decline')}</button></form></details></section>`;
}
