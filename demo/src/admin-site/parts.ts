import type { AdminDecision } from '@jobharbor/shared/contracts';
import { type Html, html } from '../form-site/html.ts';
import { formatTime } from './shown.ts';
import { wordOf } from './texts.ts';

/** Facts of a case; those without a value are left out. */
export const facts = (
  rows: readonly (readonly [name: string, value: Html | string | number | null | false])[],
) =>
  html`<dl class="facts">${rows.map(
    ([name, value]) =>
      value !== null &&
      value !== false &&
      value !== '' &&
      html`<div><dt>${name}</dt><dd dir="auto">${value}</dd></div>`,
  )}</dl>`;

/** What somebody wrote, with its own lines and direction. */
export const quote = (text: string): Html => html`<blockquote dir="auto">${text}</blockquote>`;

export const accountLink = (id: number, name: string | null): Html =>
  html`<a href="/accounts/${id}"><bdi>${name || `Account ${id}`}</bdi></a>`;

export const decisionRow = ({ label, outcome, reason, decided_by, decided_at, subject_id }: AdminDecision) =>
  html`<li><span class="main"><strong>${wordOf(outcome)}</strong> <span class="quiet small">${
    label !== '' ? html`<bdi>${label}</bdi>` : `No. ${subject_id}`
  } · ${decided_by === null ? 'a deleted account' : html`<bdi>${decided_by.name}</bdi>`} · ${formatTime(decided_at)}</span></span>
${reason !== '' && html`<span class="wide" dir="auto">${reason}</span>`}</li>`;

/** Links to the pages of a list; false for one page. */
export function paging(path: string, query: URLSearchParams, page: number, pages: number): Html | false {
  if (pages <= 1 && page === 1) return false;
  const to = (next: number) => {
    const search = new URLSearchParams(query);
    search.set('page', String(next));
    search.delete('said');
    return `${path}?${search}`;
  };
  return html`<nav class="paging" aria-label="Pages">${page > 1 && html`<a href="${to(page - 1)}">Previous page</a>`}
<span>Page ${page} of ${Math.max(pages, 1)}</span>${page < pages && html`<a href="${to(page + 1)}">Next page</a>`}</nav>`;
}
