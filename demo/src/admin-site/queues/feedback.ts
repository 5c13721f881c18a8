import { answerFeedback } from '@jobharbor/shared/calls/admin/answer-feedback';
import { closeFeedback } from '@jobharbor/shared/calls/admin/close-feedback';
import { listFeedback } from '@jobharbor/shared/calls/admin/list-feedback';
import { reopenFeedback } from '@jobharbor/shared/calls/admin/reopen-feedback';
import type { Feedback } from '@jobharbor/shared/contracts';
import * as z from 'zod/mini';
import { html } from '../../form-site/html.ts';
import { accountLink, facts, quote } from '../parts.ts';
import type { Case, Queue } from '../queue.ts';
import { formatTime } from '../shown.ts';

const topics = {
  problem: 'A problem',
  idea: 'An idea',
  jobs: 'Jobs and companies',
  account: 'Account',
  other: 'Something else',
};

const listState = z.catch(z.enum(['open', 'answered', 'closed']), 'open');

/** The path here of a picture of the API. */
const pictureOf = (path: string): string => `/feedback/pictures/${path.split('/').at(-1)}`;

/** An account reads the answer on the site, too. A guest has the mail alone. */
const canAnswer = ({ account_id, email }: Feedback): boolean => account_id !== null || email !== null;

const outcomesOf = (one: Feedback): Case['outcomes'] => [
  ...(canAnswer(one) ? [['answered', one.replies.length === 0 ? 'Answer' : 'Answer again'] as const] : []),
  ...(one.state === 'closed'
    ? []
    : [['closed', one.replies.length === 0 ? 'Close without an answer' : 'Close'] as const]),
  ...(one.state === 'closed' || one.state === 'answered' ? [['reopened', 'Open again'] as const] : []),
];

const toCase = (one: Feedback): Case => ({
  ...{ id: one.id, subjectId: one.id, since: one.sent_at },
  title: html`${topics[one.topic]}`,
  evidence: html`${quote(one.text)}
${facts([
  ['From', one.account_id === null ? 'A guest' : accountLink(one.account_id, one.email)],
  ['Address', one.account_id === null ? (one.email ?? 'None given') : null],
  ['Country and language', `${one.country.toUpperCase()}, ${one.language}`],
])}
${
  one.pictures.length > 0 &&
  html`<p class="pictures">${one.pictures.map(
    (path, index) =>
      html`<a href="${pictureOf(path)}" target="_blank" rel="noopener"><img src="${pictureOf(path)}" alt="Picture ${index + 1} of ${one.pictures.length}" loading="lazy" width="160"></a>`,
  )}</p>`
}
${one.replies.map(
  ({ text, answered_at }) =>
    html`<p class="quiet small">Answered · ${formatTime(answered_at)}</p>${quote(text)}`,
)}`,
  outcomes: outcomesOf(one),
  reasonLabel: canAnswer(one) ? 'Answer, or reason' : 'Reason',
  reasonHint: canAnswer(one)
    ? 'Of an answer, the person reads it. Else admins alone.'
    : 'Admins alone read it.',
  seen: { seen_answers: one.replies.length },
});

export const feedbackQueue: Queue = {
  key: 'feedback',
  title: 'Feedback',
  lead: 'What people say about the site. An answer goes by mail to the address of the account, or the one that a guest gave. Whoever has an account also reads it beside the feedback.',
  states: [
    ['open', 'Open'],
    ['answered', 'Answered'],
    ['closed', 'Closed'],
  ],
  async load(client, { page, size, state }) {
    const query = { state: listState.parse(state), page, size };
    const { feedback, total } = await client.send(listFeedback, { query });
    return { cases: feedback.map(toCase), total };
  },
  decide({ client, id, form }, { outcome, reason }) {
    const params = { id };
    if (outcome === 'answered')
      return client.send(answerFeedback, {
        ...{ params, body: { text: reason, seen_answers: Number(form.seen_answers) } },
      });
    return client.send(outcome === 'reopened' ? reopenFeedback : closeFeedback, {
      ...{ params, body: { note: reason } },
    });
  },
};
