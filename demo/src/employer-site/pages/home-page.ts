import { getOwnCompany } from '@jobharbor/shared/calls/recruiter/get-own-company';
import { listOwnCompanies } from '@jobharbor/shared/calls/recruiter/list-own-companies';
import { listOwnJobs } from '@jobharbor/shared/calls/recruiter/list-own-jobs';
import { listReceivedInvitations } from '@jobharbor/shared/calls/recruiter/list-received-invitations';
import { countries, type OwnCompany, type OwnJob } from '@jobharbor/shared/contracts';
import type { EmployerClient } from '@jobharbor/shared/employer-client';
import { actionKey, type Entered, selectField, textField } from '../fields.ts';
import { type Html, html } from '../html.ts';

const regions = new Intl.DisplayNames(['en'], { type: 'region' });
const countryOptions = countries
  .filter(({ key }) => key !== 'others')
  .map(({ key }) => [key, regions.of(key.toUpperCase()) ?? key] as const);

/** The companies of the person with their jobs; for somebody without one, how to get one. */
export async function renderHome(client: EmployerClient, entered: Entered, country: string): Promise<Html> {
  const { companies, requests } = await client.send(listOwnCompanies);
  const [company] = companies;
  if (company !== undefined) return renderCompany(client, company);
  const { invitations } = await client.send(listReceivedInvitations);
  return html`<h1>Welcome</h1>
${invitations.map(
  (one) => html`<section class="card"><h2>${one.company.name} invites you</h2>
<p>${one.invited_by} wants you to recruit as ${one.title}.</p>
<form method="post" action="/invitations/${one.id}"><button class="primary">Accept</button></form></section>`,
)}
${requests.map((one) => html`<p class="notice">You asked to join ${one.company.name}. Its admin decides.</p>`)}
<section class="card"><h2>Register your company</h2>
<form method="post" action="/companies">${actionKey()}
<div class="pair">${textField(entered, { name: 'name', label: 'Name of the company' })}
${selectField(entered, { name: 'country_key', label: 'Country', start: country }, countryOptions)}</div>
<div class="pair">${textField(entered, { name: 'title', label: 'Your position' })}
${textField(entered, { name: 'website', label: 'Website, if there is one', type: 'url', isOptional: true })}</div>
<button class="primary">Register</button></form></section>`;
}

async function renderCompany(client: EmployerClient, company: OwnCompany): Promise<Html> {
  const [{ company: profile }, { jobs }] = await Promise.all([
    client.send(getOwnCompany, { params: { id: company.id } }),
    client.send(listOwnJobs, { query: {} }),
  ]);
  const { state, reason } = profile.verification;
  return html`<header><h1>${company.name}</h1>
<p class="quiet"><span class="pill">${company.is_verified ? 'Verified' : `Verification: ${state}`}</span>
${reason !== null && ` ${reason}`}</p></header>
<section class="card"><h2>Jobs</h2>
${jobs.length === 0 ? html`<p>No job yet.</p>` : html`<ul class="rows">${jobs.map(renderJob)}</ul>`}
<p><a class="button primary" href="/jobs/new">Post a job</a></p></section>`;
}

const renderJob = (job: OwnJob): Html => html`<li><span><a href="/jobs/${job.id}">${job.title}</a>
<span class="quiet">${statusNames[job.status]}</span></span>
<span class="quiet">${job.applications} applied${job.unread > 0 && `, ${job.unread} new`} · ${job.views} views</span></li>`;

export const statusNames = { open: 'open', on_hold: 'on hold', closed: 'closed' } as const;
