import { decideCompanyVerification } from '@jobharbor/shared/calls/admin/decide-company-verification';
import { listCompanyVerifications } from '@jobharbor/shared/calls/admin/list-company-verifications';
import { type CallAnswer, type CompanyCheck, companyChecks } from '@jobharbor/shared/contracts';
import { AppError, errorCode } from '@jobharbor/shared/errors';
import { html } from '../../form-site/html.ts';
import { facts } from '../parts.ts';
import type { Case, Queue } from '../queue.ts';
import { formatTime } from '../shown.ts';

type Verification = CallAnswer<typeof listCompanyVerifications>['verifications'][number];

const checks: Readonly<Record<CompanyCheck | 'other', string>> = {
  registration: 'Registration',
  website: 'Website',
  address: 'Address',
  other: 'Other',
};

/** The address of a company is what its members typed: only a web address becomes a link. */
const website = (address: string) =>
  /^https?:\/\//.test(address)
    ? html`<a href="${address}" target="_blank" rel="noopener noreferrer nofollow" dir="ltr">${address}</a>`
    : address;

const toCase = (siteUrl: string, one: Verification): Case => ({
  ...{ id: one.id, subjectId: one.id, since: one.requested_at },
  title: html`${one.company.name}`,
  evidence: html`${facts([
    [
      'Company',
      html`<a href="${siteUrl}/company/${one.company.slug}-${one.company.id}" target="_blank" rel="noopener">Open the page of the company</a>`,
    ],
    ['Asked by', one.requested_by && html`<bdi>${one.requested_by}</bdi>`],
    ['Website', one.website && website(one.website)],
  ])}
<ul class="rows">${one.proofs.map(
    (proof) =>
      html`<li><span class="main"><a href="/proofs/${proof.id}" download><bdi>${proof.filename}</bdi></a>
<span class="quiet small">${checks[proof.kind]} · ${proof.format.toUpperCase()} · ${formatTime(proof.uploaded_at)}</span></span></li>`,
  )}</ul>`,
  outcomes: [
    ['verified', 'Verify the company'],
    ['refused', 'Refuse'],
  ],
  reasonHint: 'Of a refusal, the company reads it. Else admins alone.',
  seen: {},
  more: ({ fields }) =>
    html`<fieldset><legend>What the documents prove, of a verification</legend>${companyChecks.map(
      (check) =>
        html`<label class="inline"><input type="checkbox" name="checks" value="${check}"${fields.getAll('checks').includes(check) && html` checked`}> ${checks[check]}</label>`,
    )}</fieldset>`,
});

const noChecks = 'Choose what the documents prove.';

export const companyVerifications: Queue = {
  key: 'company-verifications',
  title: 'Verifications of companies',
  lead: 'Companies that uploaded documents. A verified company has the mark on its jobs until it changes its name. A refused one may ask again.',
  async load(client, { page, size }, { siteUrl }) {
    const { verifications, total } = await client.send(listCompanyVerifications, { query: { page, size } });
    return { cases: verifications.map((one) => toCase(siteUrl, one)), total };
  },
  async decide({ client, id, fields }, { outcome, reason }) {
    const chosen = companyChecks.filter((check) => fields.getAll('checks').includes(check));
    if (outcome === 'verified' && chosen.length === 0)
      throw new AppError(errorCode.invalidParameters, { status: 422, message: noChecks });
    await client.send(decideCompanyVerification, {
      params: { id },
      body:
        outcome === 'verified' ? { outcome, checks: chosen, note: reason } : { outcome: 'refused', reason },
    });
  },
};
