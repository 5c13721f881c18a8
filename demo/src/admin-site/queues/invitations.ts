import { decideInvitation } from '@jobharbor/shared/calls/admin/decide-invitation';
import { listInvitations } from '@jobharbor/shared/calls/admin/list-invitations';
import type { ReviewedInvitation } from '@jobharbor/shared/contracts';
import { html } from '../../form-site/html.ts';
import { accountLink, facts, quote } from '../parts.ts';
import type { Case, Queue } from '../queue.ts';
import { formatTime } from '../shown.ts';
import { wordOf } from '../texts.ts';

type State = ReviewedInvitation['state'];

const stateOf = (text: string): State => (text === 'counted' || text === 'refused' ? text : 'held');

const person = ({ account_id, first_name, email }: ReviewedInvitation['inviter']) =>
  html`${accountLink(account_id, first_name)} ${email && html`<bdi>${email}</bdi>`}`;

const toCase = (one: ReviewedInvitation): Case => ({
  ...{ id: one.id, subjectId: one.id, since: one.settled_at },
  title: html`<bdi>${one.inviter.first_name}</bdi> invited <bdi>${one.invited.first_name}</bdi>`,
  evidence: html`${facts([
    ['Inviter', person(one.inviter)],
    ['Invited', person(one.invited)],
    ['Appeal', one.appeal && formatTime(one.appeal.at)],
  ])}
${one.held_for.length > 0 && html`<ul>${one.held_for.map((signal) => html`<li>${wordOf(signal)}</li>`)}</ul>`}
${one.appeal && quote(one.appeal.text)}`,
  outcomes: [
    ...(one.state === 'counted' ? [] : [['counted', 'Count it'] as const]),
    ...(one.state === 'refused' ? [] : [['refused', 'Refuse it'] as const]),
  ],
  reasonHint: 'The inviter reads it.',
  seen: { seen_state: one.state },
});

export const invitations: Queue = {
  key: 'invitations',
  title: 'Invitations',
  lead: 'Invitations that look like abuse, those with an appeal first. Both sides get a month of VIP when one counts. Another decision takes it back.',
  states: [
    ['held', 'Held'],
    ['refused', 'Refused'],
    ['counted', 'Counted'],
  ],
  async load(client, { page, size, state }) {
    const query = { state: stateOf(state), page, size };
    const found = await client.send(listInvitations, { query });
    return { cases: found.invitations.map(toCase), total: found.total };
  },
  decide: ({ client, id, form }, { outcome, reason }) =>
    client.send(decideInvitation, {
      params: { id },
      body: {
        outcome: outcome === 'counted' ? 'counted' : 'refused',
        reason,
        state: stateOf(form.seen_state ?? ''),
      },
    }),
};
