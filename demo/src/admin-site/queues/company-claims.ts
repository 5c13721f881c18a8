import { decideCompanyClaim } from '@jobharbor/shared/calls/admin/decide-company-claim';
import { listCompanyClaims } from '@jobharbor/shared/calls/admin/list-company-claims';
import type { CallAnswer } from '@jobharbor/shared/contracts';
import { html } from '../../form-site/html.ts';
import { accountLink, facts, quote } from '../parts.ts';
import type { Case, Queue } from '../queue.ts';

type Claim = CallAnswer<typeof listCompanyClaims>['claims'][number];

const toCase = (siteUrl: string, one: Claim): Case => ({
  ...{ id: one.id, subjectId: one.id, since: one.asked_at },
  title: html`${one.company.name}`,
  evidence: html`${facts([
    [
      'Company',
      html`<a href="${siteUrl}/company/${one.company.slug}-${one.company.id}" target="_blank" rel="noopener">Open the page of the company</a>`,
    ],
    ['Person', accountLink(one.person.id, one.person.name)],
    ['Position', html`<bdi>${one.title}</bdi>`],
    ['Confirmed address', one.person.email ?? 'None'],
  ])}${one.text !== '' && quote(one.text)}`,
  outcomes: [
    ['joined', 'Make the person admin of the company'],
    ['refused', 'Refuse'],
  ],
  reasonHint: 'Of a refusal, the person reads it. Else admins alone.',
  seen: {},
});

export const companyClaims: Queue = {
  key: 'company-claims',
  title: 'Claims of companies',
  lead: 'People who ask to become the admin of a company that has none. Who is refused may ask again.',
  async load(client, { page, size }, { siteUrl }) {
    const { claims, total } = await client.send(listCompanyClaims, { query: { page, size } });
    return { cases: claims.map((one) => toCase(siteUrl, one)), total };
  },
  decide: ({ client, id }, { outcome, reason }) =>
    client.send(decideCompanyClaim, {
      params: { id },
      body: outcome === 'joined' ? { outcome, note: reason } : { outcome: 'refused', reason },
    }),
};
