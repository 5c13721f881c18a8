import { decideWithdrawal } from '@jobharbor/shared/calls/admin/decide-withdrawal';
import { listWithdrawals } from '@jobharbor/shared/calls/admin/list-withdrawals';
import { type ReviewedWithdrawal, withdrawalDecision, withdrawalState } from '@jobharbor/shared/contracts';
import { html } from '../../form-site/html.ts';
import { pill } from '../../form-site/pill.ts';
import { accountLink, facts } from '../parts.ts';
import type { Case, Queue } from '../queue.ts';
import { count } from '../shown.ts';

const networks = { tron: 'Tron', ethereum: 'Ethereum' };

function outcomesOf({ state }: ReviewedWithdrawal): Case['outcomes'] {
  const final = [
    ['approved', 'Approve: it is paid out'] as const,
    ['refused', 'Refuse: the points come back'] as const,
  ];
  if (state === 'asked') return [['reviewing', 'Take it for review'], ...final];
  return state === 'reviewing' ? final : [];
}

const toCase = (one: ReviewedWithdrawal): Case => ({
  ...{ id: one.id, subjectId: one.id, since: one.asked_at },
  title: html`${count(one.points, 'point')} by ${networks[one.network]}`,
  evidence: facts([
    [
      'Account',
      html`${accountLink(one.account.id, one.account.first_name)} ${one.account.email && html`<bdi>${one.account.email}</bdi>`}`,
    ],
    ['Address', html`<bdi class="code">${one.address}</bdi>`],
    ['Points', html`<a href="/accounts/${one.account.id}/points">Ledger of the account</a>`],
    [
      'Other accounts with this address',
      one.sharing_accounts > 0 && pill(String(one.sharing_accounts), 'bad'),
    ],
    ['Reason', one.reason],
  ]),
  outcomes: outcomesOf(one),
  reasonHint: 'Of a refusal, the person reads it. Else admins alone.',
  seen: { seen_state: one.state },
});

export const withdrawals: Queue = {
  key: 'withdrawals',
  title: 'Withdrawals of points',
  lead: 'Requests to pay points out. An approval cannot be taken back. A refusal returns the points.',
  states: [
    ['asked', 'Asked'],
    ['reviewing', 'Under review'],
    ['approved', 'Approved'],
    ['paid', 'Paid'],
    ['failed', 'Failed'],
    ['refused', 'Refused'],
    ['cancelled', 'Cancelled'],
  ],
  async load(client, { page, size, state }) {
    const query = { state: withdrawalState.parse(state), page, size };
    const found = await client.send(listWithdrawals, { query });
    const notice =
      found.is_paying === false
        ? 'No payout service is set: nobody can ask for points, and what is approved waits until there is one.'
        : undefined;
    return { cases: found.withdrawals.map(toCase), total: found.total, notice };
  },
  decide: ({ client, id, form }, { outcome, reason }) =>
    client.send(decideWithdrawal, {
      params: { id },
      body: withdrawalDecision.parse({ outcome, state: form.seen_state, reason }),
    }),
};
