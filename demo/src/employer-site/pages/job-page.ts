import { getOwnJob } from '@jobharbor/shared/calls/recruiter/get-own-job';
import { listReceivedApplications } from '@jobharbor/shared/calls/recruiter/list-received-applications';
import type { OwnJob } from '@jobharbor/shared/contracts';
import { buttonForm } from '../../form-site/fields.ts';
import { type Html, html, sanitised } from '../../form-site/html.ts';
import type { Page } from '../../form-site/page.ts';
import { pill } from '../../form-site/pill.ts';
import { statusPill } from '../parts.ts';
import { formatDay, type Shown, tagOf } from '../shown.ts';
import { renderRecord } from './job-record.ts';

/** One of the own jobs, with who applied. */
export async function renderJob(shown: Shown): Promise<Page> {
  const { client, id, t, publicUrl } = shown;
  const [{ job, form, changes }, { applications }] = await Promise.all([
    client.send(getOwnJob, { params: { id } }),
    client.send(listReceivedApplications, { query: { job_id: id, size: 100 } }),
  ]);
  const content = html`<header><h1 lang="${job.language}" dir="auto">${job.title}</h1>
<p class="quiet">${statusPill(shown, job)} ${job.company.name} · ${t('jobs.views', { count: job.views })} ·
<a href="${publicUrl}/job/${job.slug}-${job.id}">${t('job.public')}</a></p></header>
${renderAnswerTime(shown, job)}${renderMoves(shown, job)}
${renderRecord(shown, job)}
<section class="card"><h2>${t('job.applicants')}</h2>
${
  applications.length === 0
    ? html`<p>${t('job.nobody')}</p>`
    : html`<ul class="rows">${applications.map(
        (
          one,
        ) => html`<li><a href="/applications/${one.id}"><bdi>${one.candidate.name ?? one.candidate.first_name}</bdi></a>
<span class="quiet small">${formatDay(shown, one.applied_at)}</span>
${pill(t(`application.stage.${one.stage ?? 'unknown'}`))}</li>`,
      )}</ul>
<p><a class="button" href="/jobs/${id}/applicants">${t('job.allApplicants')}</a></p>`
}</section>
<section class="card"><h2>${t('job.advertisement')}</h2>
<div class="prose" lang="${job.language}" dir="auto">${sanitised(form.description_html)}</div>
${
  changes.length > 0 &&
  html`<h3>${t('job.changes')}</h3><ul>${changes.map(
    ({ part, changed_at }) =>
      html`<li>${t(`job.part.${part}`)} <span class="quiet small">${formatDay(shown, changed_at)}</span></li>`,
  )}</ul>`
}</section>`;
  return { title: job.title, content };
}

const minute = 60;

/** How long people wait for the first answer, as they read it of the whole company. */
function renderAnswerTime(shown: Shown, { answer_time }: OwnJob): Html | false {
  if (!answer_time) return false;
  const { median_seconds, answers } = answer_time;
  const [hours, minutes] = [
    Math.floor(median_seconds / (60 * minute)),
    Math.round(median_seconds / minute) % 60,
  ];
  const unit = (value: number, name: string) =>
    new Intl.NumberFormat(tagOf(shown), { style: 'unit', unit: name, unitDisplay: 'long' }).format(value);
  const time = hours > 0 ? unit(hours, 'hour') : unit(minutes, 'minute');
  return html`<p class="quiet">${shown.t('job.answerTime', { time, number: answers })}</p>`;
}

const statuses = ['open', 'on_hold', 'closed'] as const;

function renderMoves({ t }: Shown, { id, status, is_removed }: OwnJob): Html {
  if (is_removed) return html`<p class="notice failed">${t('job.removed')}</p>`;
  const others = statuses.filter((one) => one !== status);
  return html`<div class="buttons"><a class="button" href="/jobs/${id}/edit">${t('job.edit')}</a>
<form class="buttons" method="post" action="/jobs/${id}/status">${others.map(
    (one) => html`<button name="status" value="${one}">${t(`job.move.${one}`)}</button>`,
  )}</form>${status === 'open' && buttonForm(`/jobs/${id}/repost`, t('job.repost'))}</div>`;
}
