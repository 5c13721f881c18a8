import { getFlatList } from '@jobharbor/shared/calls/config/get-flat-list';
import { getReceivedApplication } from '@jobharbor/shared/calls/recruiter/get-received-application';
import { listOwnJobs } from '@jobharbor/shared/calls/recruiter/list-own-jobs';
import {
  type CallAnswer,
  conductReasonLists,
  declineReason,
  type FreeTimes,
  type Interview,
} from '@jobharbor/shared/contracts';
import { personName } from '@jobharbor/shared/contracts/primitives/person-name';
import { actionKey, enteredIn, hidden, openIfSent, selectField, textArea } from '../../form-site/fields.ts';
import { type Html, html } from '../../form-site/html.ts';
import type { Page } from '../../form-site/page.ts';
import { pill } from '../../form-site/pill.ts';
import { renderRecord } from '../applicants/record-card.ts';
import { renderMessages } from '../chats/messages.ts';
import { findFreeTimes } from '../interviews/free-time-fields.ts';
import { findInterviews, renderInterviews } from '../interviews/interviews-card.ts';
import { renderInvitation, wantedMinutes } from '../interviews/invitation-form.ts';
import { renderOfferForm } from '../offers/offer-form.ts';
import { renderOffers } from '../offers/offers-card.ts';
import type { Shown } from '../shown.ts';
import { renderSent } from './sent-card.ts';

type Application = CallAnswer<typeof getReceivedApplication>['application'];

/** What a person sent, the chat with them, and what can be done next. */
export async function renderApplication(shown: Shown): Promise<Page> {
  const { client, id, t } = shown;
  // Two rounds of requests: the second ones need what the application says.
  const typedMinutes = wantedMinutes(shown, []);
  const [{ application }, interviews, record, offers, report, freeAsTyped] = await Promise.all([
    client.send(getReceivedApplication, { params: { id } }),
    findInterviews(shown),
    renderRecord(shown),
    renderOffers(shown),
    renderReport(shown),
    findFreeTimes(shown, typedMinutes),
  ]);
  const { profile, candidate, stage, job, chat_id } = application;
  const name = profile === null ? candidate.first_name : personName(profile, shown.language.value);
  const base = `/applications/${id}`;
  const minutes = wantedMinutes(shown, interviews);
  const [messages, otherJob, free] = await Promise.all([
    chat_id !== null && renderMessages(shown, { chatId: chat_id, base, name }),
    profile !== null && renderOtherJob(shown, job.id),
    minutes === typedMinutes ? freeAsTyped : findFreeTimes(shown, minutes),
  ]);
  const content = html`<header><h1><bdi>${name}</bdi></h1>
<p class="quiet" data-live="state">${pill(t(`application.stage.${stage ?? 'unknown'}`))} <a href="/jobs/${job.id}" lang="${job.language}" dir="auto">${job.title}</a></p></header>
${renderSent(shown, application)}
${record}
${renderInterviews(shown, interviews, free)}
${offers}
${messages}
${renderNext(shown, application, interviews, free)}
${otherJob}
${report}`;
  return {
    title: name,
    content,
    news: [`application-${id}`, ...(chat_id === null ? [] : [`chat-${chat_id}`])],
  };
}

/** Form that reports the candidate to the site's moderators. */
async function renderReport(shown: Shown): Promise<Html> {
  const { client, id, t } = shown;
  const entered = enteredIn(shown, 'report');
  const { list } = await client.send(getFlatList, {
    params: { list: conductReasonLists.talent },
    query: {},
  });
  return html`<section class="card"><details${openIfSent(entered)}><summary>${t('report.open')}</summary>
<form method="post" action="/applications/${id}/report">${hidden('form', 'report')}<p class="quiet">${t('report.lead')}</p>
${selectField(
  entered,
  { name: 'report_reason_id', label: t('report.reason') },
  list.map((one) => [one.id, one.value] as const),
)}
${textArea(entered, { name: 'details', label: t('report.details'), hint: t('optional'), rows: 3, isOptional: true })}<button>${t('report.send')}</button></form></details></section>`;
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
  free: FreeTimes,
): Html | false {
  const { t } = shown;
  if (ended.has(status)) return false;
  const refusal = enteredIn(shown, 'decline');
  const path = `/applications/${id}`;
  const reasons = declineReason.options.map((one) => [one, t(`application.reason.${one}`)] as const);
  return html`<section class="card" data-live="next"><h2>${t('application.next')}</h2>
${status !== 'accepted' && html`<form method="post" action="${path}/accept"><button class="primary">${t('application.accept')}</button></form>`}
${renderInvitation(shown, interviews, free)}
${renderOfferForm(shown, job)}
<details${openIfSent(refusal)}><summary>${t('application.decline')}</summary><form method="post" action="${path}/decline">${hidden('form', 'decline')}
${selectField(refusal, { name: 'reason', label: t('interview.why'), start: 'other' }, reasons)}
${textArea(refusal, { name: 'text', label: t('application.kindWord'), isOptional: true })}<button>${t('application.decline')}</button></form></details></section>`;
}
