import { closeFeedback } from '@jobharbor/shared/calls/admin/close-feedback';
import { listFeedback } from '@jobharbor/shared/calls/admin/list-feedback';
import type { Feedback } from '@jobharbor/shared/contracts';
import { html } from '../../form-site/html.ts';
import { accountLink, facts, quote } from '../parts.ts';
import type { Case, Queue } from '../queue.ts';

const topics = {
  problem: 'A problem',
  idea: 'An idea',
  jobs: 'Jobs and companies',
  account: 'Account',
  other: 'Something else',
};

/** The path here of a picture of the API. */
const pictureOf = (path: string): string => `/feedback/pictures/${path.split('/').at(-1)}`;

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
}`,
  outcomes: one.closed_at === null ? [['closed', 'Close']] : [],
  reasonHint: 'Admins alone read it.',
  seen: {},
});

export const feedbackQueue: Queue = {
  key: 'feedback',
  title: 'Feedback',
  lead: 'What people say about the site.',
  states: [
    ['open', 'Open'],
    ['closed', 'Closed'],
  ],
  async load(client, { page, size, state }) {
    const query = { state: state === 'closed' ? ('closed' as const) : ('open' as const), page, size };
    const { feedback, total } = await client.send(listFeedback, { query });
    return { cases: feedback.map(toCase), total };
  },
  decide: ({ client, id }, { reason }) =>
    client.send(closeFeedback, { params: { id }, body: { note: reason } }),
};
