import { getOwnJob } from '@jobharbor/shared/calls/recruiter/get-own-job';
import { listReceivedApplications } from '@jobharbor/shared/calls/recruiter/list-received-applications';
import { countryByKey } from '@jobharbor/shared/contracts';
import type { EmployerClient } from '@jobharbor/shared/employer-client';
import { firstCompany } from '../action.ts';
import { actionKey, type Entered, selectField, textArea, textField } from '../fields.ts';
import { type Html, html, sanitised } from '../html.ts';
import { statusNames } from './home-page.ts';

const periods = [
  ['monthly', 'a month'],
  ['annually', 'a year'],
  ['daily', 'a day'],
  ['hourly', 'an hour'],
] as const;

/** The form of a new job, with pay in the currency of the company's country. After a refusal because of a like job it offers to post another opening. */
export async function renderNewJob(
  client: EmployerClient,
  entered: Entered,
  hasLike: boolean,
): Promise<Html> {
  const { country_key } = await firstCompany(client);
  const currency = countryByKey(country_key)?.currency ?? 'USD';
  return html`<h1>Post a job</h1>
<section class="card"><form method="post" action="/jobs">${actionKey()}
${textField(entered, { name: 'title', label: 'Title' })}
${textArea(entered, { name: 'description', label: 'What is the work, and what do you expect?' })}
<div class="pair">${textField(entered, { name: 'place', label: 'Place of work', isOptional: true })}
${textField(entered, { name: 'skills', label: 'Skills, separated by commas', isOptional: true })}</div>
<div class="pair">${textField(entered, { name: 'min', label: `Pay from (${currency})`, type: 'number', isOptional: true })}
${textField(entered, { name: 'max', label: `Pay to (${currency})`, type: 'number', isOptional: true })}
${selectField(entered, { name: 'period', label: 'Pay for' }, periods)}</div>
${textField(entered, { name: 'question', label: 'A question to applicants', isOptional: true })}
${hasLike && html`<label class="inline"><input type="checkbox" name="is_another" value="1"> This is another opening</label>`}
<div><button name="do" value="check">Get advice</button> <button class="primary" name="do" value="post">Post</button></div>
</form></section>`;
}

/** One of the own jobs, with who applied. */
export async function renderJob(client: EmployerClient, id: number, publicUrl: string): Promise<Html> {
  const [{ job, form, changes }, { applications }] = await Promise.all([
    client.send(getOwnJob, { params: { id } }),
    client.send(listReceivedApplications, { query: { job_id: id, size: 100 } }),
  ]);
  return html`<header><h1>${job.title}</h1><p class="quiet"><span class="pill">${statusNames[job.status]}</span>
${job.views} views · <a href="${publicUrl}/job/${job.slug}-${job.id}">See it as applicants do</a></p></header>
<section class="card"><h2>Applicants</h2>
${
  applications.length === 0
    ? html`<p>Nobody has applied yet.</p>`
    : html`<ul class="rows">${applications.map(
        (one) => html`<li><a href="/applications/${one.id}">${one.candidate.first_name}</a>
<span class="pill">${(one.stage ?? one.status).replaceAll('_', ' ')}</span></li>`,
      )}</ul>
<p><a class="button" href="/jobs/${id}/applicants">Search, sort and move applicants</a></p>`
}</section>
<section class="card"><h2>The advertisement</h2>${sanitised(form.description_html)}
${changes.length > 0 && html`<p class="quiet">Changed: ${changes.map(({ part }) => part).join(', ')}</p>`}
<form method="post" action="/jobs/${job.id}/status"><div>
${(['open', 'on_hold', 'closed'] as const)
  .filter((status) => status !== job.status)
  .map(
    (status) => html`<button name="status" value="${status}">${moves[status]}</button> `,
  )}</div></form></section>`;
}

const moves = { open: 'Open again', on_hold: 'Put on hold', closed: 'Close' } as const;
