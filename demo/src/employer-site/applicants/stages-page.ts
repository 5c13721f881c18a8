import { listCompanyStages } from '@jobharbor/shared/calls/recruiter/list-company-stages';
import { applicantLimits } from '@jobharbor/shared/contracts';
import type { EmployerClient } from '@jobharbor/shared/employer-client';
import { firstCompany } from '../action.ts';
import type { Entered } from '../fields.ts';
import { type Html, html } from '../html.ts';

/** Rows of the form besides the stages that there are. */
const emptyRows = 3;

/** The stages of the company's applicants, one a row, in their order; an emptied name takes a stage away. */
export async function renderStages(client: EmployerClient, { faults }: Entered): Promise<Html> {
  const { id } = await firstCompany(client);
  const { stages } = await client.send(listCompanyStages, { params: { id } });
  const rows = Math.min(stages.length + emptyRows, applicantLimits.stages);
  return html`<h1>Stages of applicants</h1>
<section class="card"><p>Your own steps from an application to a decision. Applicants see the state beside a step, and not its name.</p>
${faults.stages !== undefined && html`<p class="fault" role="alert">Each stage needs another name, and those before acceptance come first.</p>`}
<form method="post" action="/stages">${Array.from({ length: rows }, (_, index) => {
    const stage = stages[index];
    return html`<div class="pair">${stage !== undefined && html`<input type="hidden" name="id-${index}" value="${stage.id}">`}
<label>Stage ${index + 1}<input name="name-${index}" value="${stage?.name ?? ''}" maxlength="${applicantLimits.stageName}"></label>
${
  stage === undefined
    ? html`<label>Applicants see<select name="status-${index}"><option value="viewed">Viewed</option><option value="accepted">Accepted</option></select></label>`
    : html`<p class="quiet">Applicants see: ${stage.status}<input type="hidden" name="status-${index}" value="${stage.status}"></p>`
}</div>`;
  })}<button class="primary">Save</button></form></section>`;
}
