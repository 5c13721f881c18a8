import { listAdminDecisions } from '@jobharbor/shared/calls/admin/list-admin-decisions';
import type { AdminDecision } from '@jobharbor/shared/contracts';
import { type Entered, enteredIn, hidden, textArea } from '../form-site/fields.ts';
import { type Html, html } from '../form-site/html.ts';
import type { Page } from '../form-site/page.ts';
import { decisionRow, paging } from './parts.ts';
import type { Case, Queue } from './queue.ts';
import { count, formatTime, formatWait, type Shown } from './shown.ts';

const size = 20;
const listedDecisions = 10;
const maxEarlier = 100;

export const pageOf = (query: URLSearchParams): number => {
  const page = Number(query.get('page'));
  return Number.isSafeInteger(page) && page > 0 && page <= 10_000 ? page : 1;
};

/** The page of a queue: what waits, each case with its evidence and its form, and what was decided last. */
export async function renderQueue(queue: Queue, shown: Shown): Promise<Page> {
  const { client, query } = shown;
  const { key, title, lead, states = [] } = queue;
  const page = pageOf(query);
  const state = states.find(([value]) => value === query.get('state'))?.[0] ?? states[0]?.[0] ?? '';
  const [{ cases, total, notice }, latest] = await Promise.all([
    queue.load(client, { page, size, state }, shown),
    client.send(listAdminDecisions, { query: { queue: key, size: listedDecisions } }),
  ]);
  const before = await decisionsOn(shown, queue, cases);
  const isWaiting = state === (states[0]?.[0] ?? '');
  const content = html`<header><h1>${title}</h1><p class="quiet">${lead}</p></header>
${notice !== undefined && html`<p class="card">${notice}</p>`}
${states.length > 0 && renderStates(queue, state)}
<p><strong>${count(total, 'case')}</strong>${isWaiting && cases[0] !== undefined && page === 1 && html` · the first has waited for ${formatWait(cases[0].since)}`}</p>
${
  cases.length === 0
    ? html`<section class="card"><p>${isWaiting ? 'Nothing waits here.' : 'There is none.'}</p></section>`
    : cases.map((one) => renderCase(queue, one, before.get(one.subjectId) ?? [], shown))
}
${paging(`/${key}`, query, page, Math.ceil(total / size))}
${queue.renderMore?.(shown)}
<section class="card"><h2>Decided before</h2>
${
  latest.decisions.length === 0
    ? html`<p class="quiet">No decision so far.</p>`
    : html`<ul class="rows">${latest.decisions.map(decisionRow)}</ul>`
}
${latest.total > 0 && html`<p><a href="/decisions?queue=${key}">${latest.total === 1 ? 'In the log of decisions' : `All ${count(latest.total, 'decision')}`}</a></p>`}</section>`;
  return { title, content };
}

/** Earlier decisions on the cases of a page, by subject; the newest of all. */
async function decisionsOn({ client }: Shown, { key }: Queue, cases: readonly Case[]) {
  if (cases.length === 0) return new Map<number, AdminDecision[]>();
  const subject_ids = cases.map(({ subjectId }) => subjectId).join(',');
  const { decisions } = await client.send(listAdminDecisions, {
    query: { queue: key, subject_ids, size: maxEarlier },
  });
  return Map.groupBy(decisions, ({ subject_id }) => subject_id);
}

const renderStates = ({ key, states = [] }: Queue, current: string): Html =>
  html`<nav class="tabs" aria-label="States">${states.map(
    ([value, label]) =>
      html`<a class="place" href="/${key}?state=${value}"${value === current && html` aria-current="page"`}>${label}</a>`,
  )}</nav>`;

function renderCase(queue: Queue, one: Case, before: readonly AdminDecision[], shown: Shown): Html {
  const headingId = `case-${one.id}`;
  return html`<article class="card" aria-labelledby="${headingId}">
<header class="head"><h2 id="${headingId}" dir="auto">${one.title}</h2><span class="quiet small">${formatTime(one.since)}</span></header>
${one.evidence}
${before.length > 0 && html`<details><summary>${count(before.length, 'decision')} before</summary><ul class="rows">${before.map(decisionRow)}</ul></details>`}
${one.outcomes.length > 0 && renderForm(queue, one, shown)}
</article>`;
}

function renderForm({ key }: Queue, one: Case, shown: Shown): Html {
  const { id, outcomes, reasonLabel = 'Reason', reasonHint, seen, more } = one;
  const entered = enteredIn(shown, String(id));
  return html`<form method="post" action="${withQuery(`/${key}/${id}`, shown.query)}">
${hidden('form', id)}${hidden('subject', one.subjectId)}${Object.entries(seen).map(([name, value]) =>
  hidden(name, value),
)}
${outcomes.length > 1 ? renderOutcomes(entered, id, outcomes) : hidden('outcome', outcomes[0]?.[0] ?? '')}
${more?.(entered)}
${textArea(entered, { name: 'reason', label: reasonLabel, hint: reasonHint, rows: 3 })}
<button class="primary">${outcomes.length > 1 ? 'Decide' : outcomes[0]?.[1]}</button></form>`;
}

/** The path with the list's state and page. */
export function withQuery(path: string, query: URLSearchParams): string {
  const kept = new URLSearchParams([...query].filter(([name]) => name === 'state' || name === 'page'));
  return kept.size === 0 ? path : `${path}?${kept}`;
}

const renderOutcomes = ({ fields }: Entered, id: number, outcomes: Case['outcomes']): Html =>
  html`<fieldset><legend>Decision</legend>${outcomes.map(
    ([value, label]) =>
      html`<label class="inline"><input type="radio" name="outcome" value="${value}" required${
        fields.get('outcome') === value && html` checked`
      } id="outcome-${id}-${value}"> ${label}</label>`,
  )}</fieldset>`;
