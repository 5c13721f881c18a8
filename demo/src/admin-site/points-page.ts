import { correctPoints } from '@jobharbor/shared/calls/admin/correct-points';
import { listPointsOfAccount } from '@jobharbor/shared/calls/admin/list-points-of-account';
import { maxCorrection, type PointLedger, type PointMovementKind } from '@jobharbor/shared/contracts';
import { AppError, errorCode } from '@jobharbor/shared/errors';
import { actionKey, enteredIn, hidden, textArea, textField } from '../form-site/fields.ts';
import { type Html, html } from '../form-site/html.ts';
import type { Page } from '../form-site/page.ts';
import { pill } from '../form-site/pill.ts';
import { accountLink, facts, paging } from './parts.ts';
import { pageOf } from './queue-page.ts';
import { type Action, count, formatTime, type Shown } from './shown.ts';

const size = 30;

const kinds: Record<PointMovementKind, string> = {
  invitation: 'Invitation',
  refresh: 'Résumé refreshed',
  correction: 'Correction',
  asked: 'Reserved for a withdrawal',
  returned: 'Returned from a withdrawal',
  paid: 'Paid out',
};

const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' });

/** The ledger of an account, and the form that corrects it. Each read stands in the site's security log. */
export async function renderPoints(shown: Shown): Promise<Page> {
  const { client, id, query } = shown;
  const page = pageOf(query);
  const ledger = await client.send(listPointsOfAccount, { params: { id }, query: { page, size } });
  const { account, balance, reserved, movements, total } = ledger;
  const title = `Points of account ${id}`;
  const content = html`<header><h1>${title}</h1><p class="quiet">No row is ever changed. The owner reads the same movements, and the reason of a correction.</p></header>
<section class="card">${facts([
    [
      'Account',
      html`${accountLink(id, account.first_name)} ${account.email && html`<bdi>${account.email}</bdi>`}`,
    ],
    ['Balance', html`<strong>${count(balance, 'point')}</strong>`],
    ['Reserved for withdrawals', reserved],
  ])}
${balance < 0 && html`<p>${pill('Owes points', 'bad')} Nothing is paid out to the account.</p>`}</section>
<section class="card"><h2>${count(total, 'movement')}</h2>${
    movements.length === 0
      ? html`<p class="quiet">None so far.</p>`
      : html`<ul class="rows">${movements.map(renderMovement)}</ul>`
  }</section>
${paging(`/accounts/${id}/points`, query, page, Math.ceil(total / size))}
${renderForm(shown, ledger)}`;
  return { title, content };
}

const renderMovement = ({ kind, points, moved_at, reason }: PointLedger['movements'][number]): Html =>
  html`<li><span class="main">${kinds[kind]}<span class="quiet small">${formatTime(moved_at)}</span>${reason !== null && html`<span class="small" dir="auto">${reason}</span>`}</span><strong class="number">${signed.format(points)}</strong></li>`;

function renderForm(shown: Shown, { account, balance }: PointLedger): Html {
  const entered = enteredIn(shown, 'correct');
  return html`<section class="card"><h2>Correct the points</h2><form method="post" action="/accounts/${account.id}/points">
${hidden('form', 'correct')}${actionKey()}${hidden('balance', balance)}
${textField(entered, { name: 'points', label: 'Points to give, or to take with a minus', hint: `Such as 10 or -10, at most ${maxCorrection.toLocaleString('en')}.` })}
${textArea(entered, { name: 'reason', label: 'Reason', hint: 'The person reads it. At least 10 characters.', rows: 3 })}
<button class="danger">Correct</button></form></section>`;
}

const pointsOf = (text: string | undefined): number => {
  const entered = (text ?? '').trim().replace(/^[−–]/, '-');
  if (/^[+-]?\d{1,9}$/.test(entered)) return Number(entered);
  const message = 'Write a whole number, such as 10 or -10.';
  throw new AppError(errorCode.invalidParameters, { status: 422, message, fields: { points: [message] } });
};

export const pointActions: Readonly<Record<string, Action>> = {
  '/accounts/{id}/points': {
    async carryOut({ client, id, form }) {
      const points = pointsOf(form.points);
      const body = { points, reason: form.reason ?? '', balance: Number(form.balance) };
      const sent = { params: { id }, body, idempotencyKey: form.key ?? '' };
      const { balance } = await client.send(correctPoints, sent);
      return {
        to: `/accounts/${id}/points`,
        said: `${signed.format(points)}: the balance is ${balance.toLocaleString('en')}.`,
      };
    },
  },
};
