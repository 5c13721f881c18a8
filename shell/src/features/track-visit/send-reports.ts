import { matchesMedia } from '@jobharbor/shared/browser/media';
import { reportPageViews } from '@jobharbor/shared/calls/api-go/report-page-views';
import { reportJobClick } from '@jobharbor/shared/calls/base/report-job-click';
import { reportJobExposure } from '@jobharbor/shared/calls/base/report-job-exposure';
import { reportSearch } from '@jobharbor/shared/calls/job/report-search';
import { reportEvents } from '@jobharbor/shared/calls/logs/report-events';
import { type HttpClient, sendCall } from '@jobharbor/shared/http';
import type { PageName } from './page-name.ts';
import type { ShownJob } from './watch-cards.ts';

/** A tracked event with its page and time (milliseconds). */
export type TrackedEvent = { at: number; page: PageName } & (
  | { kind: 'page' }
  | { kind: 'event'; name: string; extra?: Record<string, boolean | number | string> }
  | { kind: 'seen'; job: ShownJob }
  | { kind: 'clicked'; job: ShownJob }
  | { kind: 'searched'; query: string }
);

const secondsOf = (at: number) => Math.floor(at / 1_000);
const eventTime = (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ');
const isPhone = () => matchesMedia('(pointer: coarse) and (max-width: 40rem)');

/** Sends events in as few calls as there are lists. Fire and forget: failures are ignored. */
export function sendReports(http: HttpClient, happenings: readonly TrackedEvent[]): void {
  const device: 'h5' | 'web' = isPhone() ? 'h5' : 'web';
  const of = <K extends TrackedEvent['kind']>(kind: K) =>
    happenings.filter((one): one is Extract<TrackedEvent, { kind: K }> => one.kind === kind);
  const entry = ({ at, page }: TrackedEvent) =>
    ({ event_time: eventTime(at), device_type: device, ...page }) as const;
  const sending: Promise<unknown>[] = [];

  const pages = of('page').map((one) => ({ event_name: 'page_view' as const, ...entry(one) }));
  if (pages.length > 0) sending.push(sendCall(http, reportPageViews, { body: { events: pages } }));

  const events = of('event').map((one) => ({
    event_name: one.name,
    ...entry(one),
    ...(one.extra && { extra: one.extra }),
  }));
  if (events.length > 0) sending.push(sendCall(http, reportEvents, { body: { events } }));

  const lists = new Map<string, Extract<TrackedEvent, { kind: 'seen' }>[]>();
  for (const one of of('seen')) {
    const key = JSON.stringify([one.page, one.job.reco_from, one.job.query_id]);
    lists.set(key, [...(lists.get(key) ?? []), one]);
  }
  for (const [first, ...others] of lists.values()) {
    if (!first) continue;
    const { job_id, ...list } = first.job;
    const data = {
      ...list,
      ...first.page,
      device,
      timestamp: secondsOf(first.at),
      job_ids: [job_id, ...others.map(({ job }) => job.job_id)],
    };
    sending.push(sendCall(http, reportJobExposure, { body: { from: 1, data } }));
  }
  for (const { at, page, job } of of('clicked')) {
    const body = { from: 1, ...job, ...page, device, timestamp: secondsOf(at) } as const;
    sending.push(sendCall(http, reportJobClick, { body }));
  }
  for (const { page, query } of of('searched'))
    sending.push(
      sendCall(http, reportSearch, { body: { device, page: page.page, query }, outlivesPage: true }),
    );
  void Promise.allSettled(sending);
}
