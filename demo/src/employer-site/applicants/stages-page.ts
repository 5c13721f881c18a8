import { listCompanyStages } from '@jobharbor/shared/calls/recruiter/list-company-stages';
import { applicantLimits } from '@jobharbor/shared/contracts';
import { hidden, selectField } from '../../form-site/fields.ts';
import { html } from '../../form-site/html.ts';
import type { Page } from '../../form-site/page.ts';
import { companyOf } from '../action.ts';
import type { Shown } from '../shown.ts';

/** Rows of the form besides the stages that there are. */
const emptyRows = 3;

/** The stages of the company's applicants, one a row, in their order; an emptied name takes a stage away. */
export async function renderStages({ client, t, entered }: Shown): Promise<Page> {
  const { id } = await companyOf(client, t);
  const { stages } = await client.send(listCompanyStages, { params: { id } });
  const rows = Math.min(stages.length + emptyRows, applicantLimits.stages);
  const states = (['viewed', 'accepted'] as const).map((one) => [one, t(`stages.status.${one}`)] as const);
  const content = html`<h1>${t('stages.title')}</h1>
<section class="card"><p>${t('stages.lead')}</p>
${entered.faults.stages !== undefined && html`<p class="fault" role="alert">${t('stages.fault')}</p>`}
<form method="post" action="/stages">${Array.from({ length: rows }, (_, index) => {
    const stage = stages[index];
    const name = `name-${index}`;
    const status = `status-${index}`;
    return html`<div class="pair">${stage !== undefined && hidden(`id-${index}`, stage.id)}
<label>${t('stages.stage', { number: index + 1 })}<input name="${name}" value="${entered.fields.get(name) ?? stage?.name ?? ''}" maxlength="${applicantLimits.stageName}" dir="auto"></label>
${
  stage === undefined
    ? selectField(entered, { name: status, label: t('stages.see') }, states)
    : html`<p class="quiet">${t('stages.see')}: ${t(`stages.status.${stage.status}`)}${hidden(status, stage.status)}</p>`
}</div>`;
  })}<button class="primary">${t('save')}</button></form></section>`;
  return { title: t('stages.title'), content };
}
