import { liftSuspension } from '@jobharbor/shared/calls/admin/lift-suspension';
import { listSuspensions } from '@jobharbor/shared/calls/admin/list-suspensions';
import type { Suspension } from '@jobharbor/shared/contracts';
import { checkbox, enteredIn, hidden, textArea, textField } from '../../form-site/fields.ts';
import { html } from '../../form-site/html.ts';
import { pill } from '../../form-site/pill.ts';
import { accountLink, facts, quote } from '../parts.ts';
import type { Case, Queue } from '../queue.ts';
import { formatTime } from '../shown.ts';

const toCase = (one: Suspension): Case => ({
  ...{ id: one.id, subjectId: one.account_id, since: one.appeal?.at ?? one.suspended_at },
  title: html`${accountLink(one.account_id, null)} ${one.appeal && pill('Appeal', 'waiting')}${one.is_final && pill('For good', 'bad')}`,
  evidence: html`${facts([
    ['Suspended', formatTime(one.suspended_at)],
    ['Reason', one.reason],
    ['Appeal', one.appeal && formatTime(one.appeal.at)],
  ])}${one.appeal && quote(one.appeal.text)}`,
  outcomes: [['lifted', 'Lift the suspension']],
  reasonHint: 'Admins alone read it. The person is told that the account is open again.',
  seen: {},
});

export const suspensions: Queue = {
  key: 'suspensions',
  title: 'Suspensions and appeals',
  lead: 'Suspensions in force, those with an appeal first. To leave one as it is, do nothing.',
  async load(client, { page, size }) {
    const found = await client.send(listSuspensions, { query: { page, size } });
    return { cases: found.suspensions.map(toCase), total: found.total };
  },
  decide: ({ client, id }, { reason }) =>
    client.send(liftSuspension, { params: { id }, body: { note: reason } }),
  renderMore(shown) {
    const entered = enteredIn(shown, 'suspend');
    const start = shown.query.get('account') ?? '';
    return html`<section class="card"><h2>Suspend an account</h2><form method="post" action="/suspensions">
${hidden('form', 'suspend')}
${textField(entered, { name: 'account_id', label: 'Number of the account', start })}
${textArea(entered, { name: 'reason', label: 'Reason', hint: 'The person reads it, and how to appeal.', rows: 3 })}
${checkbox('is_final', 'For good: it cannot be appealed', entered.fields.has('is_final'))}
<button class="danger">Suspend</button></form></section>`;
  },
};
