import { listJobFeedReports } from '@jobharbor/shared/calls/recruiter/list-job-feed-reports';
import { listJobFeeds } from '@jobharbor/shared/calls/recruiter/list-job-feeds';
import type { JobFeed, JobFeedReport } from '@jobharbor/shared/contracts';
import { buttonForm, hidden, textField } from '../../form-site/fields.ts';
import { type Html, html } from '../../form-site/html.ts';
import type { Page } from '../../form-site/page.ts';
import { pill } from '../../form-site/pill.ts';
import { companyOf } from '../action.ts';
import { formatTime } from '../applicants/format.ts';
import type { Shown } from '../shown.ts';

const shownReports = 10;

/** The boards that are read for the company, and what their pulls did. */
export async function renderFeeds(shown: Shown): Promise<Page> {
  const { client, t, entered } = shown;
  const { id, country_key } = await companyOf(client, t);
  const { feeds } = await client.send(listJobFeeds, { params: { id } });
  const cards = await Promise.all(
    feeds.map(async (feed) => {
      const params = { id, feedId: feed.id };
      return renderFeed(shown, feed, (await client.send(listJobFeedReports, { params })).reports);
    }),
  );
  const content = html`<h1>${t('feeds.title')}</h1>
${cards}
<section class="card"><h2>${t('feeds.add')}</h2><p>${t('feeds.lead')}</p>
<form method="post" action="/feeds">${textField(entered, { name: 'address', label: t('feeds.address'), type: 'url' })}
${hidden('country_key', country_key)}<button class="primary">${t('feeds.add')}</button></form></section>`;
  return { title: t('feeds.title'), content };
}

function renderFeed(shown: Shown, feed: JobFeed, reports: readonly JobFeedReport[]): Html {
  const { t } = shown;
  return html`<section class="card"><h2>${t('feeds.of', { board: feed.board, system: feed.system })}</h2>
<p class="quiet">${t('feeds.open', { count: feed.open_jobs })} · ${t('feeds.next', { time: formatTime(shown, feed.next_pull_at) })}</p>
<ul class="rows">${reports.slice(0, shownReports).map((report) => renderReport(shown, report))}</ul>
<div class="line">${buttonForm(`/feeds/${feed.id}/pull`, t('feeds.pull'))}${buttonForm(`/feeds/${feed.id}/remove`, t('feeds.remove'))}</div></section>`;
}

const tones = { changed: 'good', unchanged: 'quiet', failed: 'bad' } as const;

function renderReport(shown: Shown, report: JobFeedReport): Html {
  const { t } = shown;
  const { at, outcome, created, changed, unchanged, closed, problem, refused } = report;
  return html`<li><span class="grow">${formatTime(shown, at)} ${pill(t(`feeds.outcome.${outcome}`), tones[outcome])}
<span class="quiet block">${t('feeds.counts', { created, changed, unchanged, closed })}</span>
${problem !== null && html`<bdi class="fault block">${problem}</bdi>`}${refused.map(
  ({ reason, jobs }) => html`<span class="fault block">${t('feeds.refused', { reason, jobs })}</span>`,
)}</span></li>`;
}
