import { getOwnCompany } from '@jobharbor/shared/calls/recruiter/get-own-company';
import { listCompanyProofs } from '@jobharbor/shared/calls/recruiter/list-company-proofs';
import { type CompanyProof, maxCompanyProofs, proofKind } from '@jobharbor/shared/contracts';
import { buttonForm, selectField } from '../../form-site/fields.ts';
import { type Html, html } from '../../form-site/html.ts';
import type { Page } from '../../form-site/page.ts';
import { companyOf } from '../action.ts';
import { verificationPill } from '../parts.ts';
import { formatDay, type Shown } from '../shown.ts';

/** How far the verification is, and the documents for it; those are for the admin alone. */
export async function renderVerification(shown: Shown): Promise<Page> {
  const { client, t } = shown;
  const { id, permissions } = await companyOf(client, t);
  const { company } = await client.send(getOwnCompany, { params: { id } });
  const { verification } = company;
  const { requested_at, decided_at, reason, state } = verification;
  const content = html`<header><h1>${t('verification.title')}</h1>
<p>${verificationPill(shown, verification)}</p></header>
<section class="card"><p>${t(`verification.about.${state}`)}</p>
${reason !== null && html`<p><strong>${t('verification.reason')}</strong> <span dir="auto">${reason}</span></p>`}
${requested_at !== null && html`<p class="quiet small">${t('verification.requested', { day: formatDay(shown, requested_at) })}</p>`}
${decided_at !== null && html`<p class="quiet small">${t('verification.decided', { day: formatDay(shown, decided_at) })}</p>`}</section>
${permissions.includes('upload-company-documents') ? await renderProofs(shown, id, state) : html`<p>${t('verification.adminOnly')}</p>`}`;
  return { title: t('verification.title'), content };
}

async function renderProofs(shown: Shown, id: number, state: string): Promise<Html> {
  const { client, t, entered } = shown;
  const { proofs } = await client.send(listCompanyProofs, { params: { id } });
  const kinds = proofKind.options.map((kind) => [kind, t(`verification.kind.${kind}`)] as const);
  return html`<section class="card"><h2>${t('verification.proofs')}</h2>
${proofs.length === 0 ? html`<p>${t('verification.noProofs')}</p>` : html`<ul class="rows">${proofs.map((proof) => renderProof(shown, proof))}</ul>`}
${
  proofs.length < maxCompanyProofs &&
  html`<form class="line" method="post" action="/company/proofs" enctype="multipart/form-data">
${selectField(entered, { name: 'kind', label: t('verification.proves') }, kinds)}
<label>${t('verification.file')}<input type="file" name="proof" accept="application/pdf,image/png,image/jpeg" required></label>
<button>${t('upload')}</button></form>`
}
${proofs.length > 0 && (state === 'none' || state === 'refused') && buttonForm('/company/verification', t('verification.ask'), 'primary')}</section>`;
}

const renderProof = (shown: Shown, { id, kind, filename, size, uploaded_at }: CompanyProof): Html => {
  const { t, language } = shown;
  const kilobytes = new Intl.NumberFormat(language.value, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  });
  return html`<li><span class="main"><bdi>${filename}</bdi>
<span class="quiet small">${t(`verification.kind.${kind}`)} · ${kilobytes.format(Math.max(1, size / 1_000))} · ${formatDay(shown, uploaded_at)}</span></span>
${buttonForm(`/company/proofs/${id}/delete`, t('verification.delete'), 'danger')}</li>`;
};
