import { reportPageViews } from '@jobharbor/shared/calls/api-go/report-page-views';
import { reportJobClick } from '@jobharbor/shared/calls/base/report-job-click';
import { reportJobExposure } from '@jobharbor/shared/calls/base/report-job-exposure';
import { reportSearch } from '@jobharbor/shared/calls/job/report-search';
import { reportEvents } from '@jobharbor/shared/calls/logs/report-events';
import { countryByKey } from '@jobharbor/shared/contracts/markets/market';
import { createHttp } from '@jobharbor/shared/http';
import { testServer } from '@jobharbor/shared/testing';
import { answer } from '@jobharbor/shared/testing/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEventBus } from '../../common/create-event-bus.ts';
import { createTrackingConsent } from '../../common/tracking-consent.ts';
import { trackVisit } from './track-visit.ts';

/** Fake IntersectionObserver, triggered by the test. */
class Sight {
  static latest: Sight;
  readonly #callback: IntersectionObserverCallback;
  readonly observed = new Set<Element>();
  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
    Sight.latest = this;
  }
  observe(element: Element) {
    this.observed.add(element);
  }
  disconnect() {}
  show(job: number, isIntersecting = true) {
    const target = [...this.observed].find((card) => card.querySelector(`[data-job="${job}"]`));
    this.#callback([{ target, isIntersecting } as IntersectionObserverEntry], this as never);
  }
}

const calls = [reportPageViews, reportEvents, reportJobExposure, reportJobClick] as const;
const bodiesOf = (call: Parameters<ReturnType<typeof testServer>['requestsOf']>[0]) =>
  testServer()
    .requestsOf(call)
    .map(({ body }) => body as Record<string, unknown>);

/** Longer timeout: the first call loads the transport. */
const patient = { timeout: 10_000 };
let end: () => void = () => {};
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date('2026-11-05T08:00:00Z') });
  vi.stubGlobal('IntersectionObserver', Sight);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  for (const call of calls) testServer().use(answer(call, () => ({ counted: 1 })));
  testServer().use(answer(reportSearch, () => ({})));
  // biome-ignore lint/suspicious/noDocumentCookie: as the site stores the choice
  document.cookie = 'tracking=; Path=/; Max-Age=0';
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const card = (id: number) => `<article><h2><a href="#" data-job="${id}">Job</a></h2></article>`;

const preloadTransport = vi.fn();

function aVisit(countryKey: 'ph' | 'es' = 'ph') {
  document.body.innerHTML = `<div id="jh-outlet"><ol data-list="results" data-query="nurse" data-query-id="q-1">
    ${card(1)}${card(2)}</ol><div data-list="similar">${card(3)}</div></div>`;
  const root = document.getElementById('jh-outlet') as HTMLElement;
  let pathname = '/en/ph/jobs';
  let moved = () => {};
  const events = createEventBus();
  const country = countryByKey(countryKey);
  if (!country) throw new Error(countryKey);
  const consent = createTrackingConsent(() => country);
  end = trackVisit({
    http: createHttp({ baseUrl: testServer().url, headers: () => ({}) }),
    navigation: {
      current: () => ({ pathname }) as never,
      subscribe: (listener) => {
        moved = listener;
        return () => true;
      },
    },
    registry: {
      match: (path) =>
        ({
          remote: 'x',
          params: {},
          route: { path: path === '/jobs' ? path : '/job/:job/apply/success' },
        }) as never,
    },
    events,
    consent,
    root,
    preloadTransport,
  });
  return {
    root,
    events,
    consent,
    goTo: (next: string) => {
      pathname = next;
      moved();
    },
    leave: () => window.dispatchEvent(new Event('pagehide')),
  };
}

it('pages, cards seen for a second, cards opened, searches and events go together when the page is left', async () => {
  const visit = aVisit();
  const seen = Sight.latest;
  seen.show(1);
  seen.show(2);
  seen.show(3);
  vi.advanceTimersByTime(500);
  seen.show(2, false);
  vi.advanceTimersByTime(1_000);
  // Intersecting again counts only once.
  seen.show(1);
  vi.advanceTimersByTime(1_500);
  visit.root.querySelector<HTMLElement>('[data-job="3"]')?.click();
  visit.events.emit('job:saved', { jobId: 1, isSaved: true });
  visit.events.emit('job:saved', { jobId: 2, isSaved: true });
  visit.goTo('/en/ph/job/nurse-1/apply/success');
  expect(bodiesOf(reportPageViews)).toEqual([]);
  visit.leave();
  vi.useRealTimers();
  // The reports are sent concurrently and arrive in any order.
  await expect
    .poll(
      () => ({
        searches: bodiesOf(reportSearch),
        exposures: bodiesOf(reportJobExposure)
          .map(({ data }) => data as { job_ids: number[] })
          .toSorted((one, other) => Number(one.job_ids) - Number(other.job_ids)),
        clicks: bodiesOf(reportJobClick),
        events: bodiesOf(reportEvents),
        pages: bodiesOf(reportPageViews),
      }),
      patient,
    )
    .toEqual({
      searches: [{ device: 'web', page: 'jobs', query: 'nurse' }],
      exposures: [
        expect.objectContaining({ page: 'jobs', reco_from: 'results', query_id: 'q-1', job_ids: [1] }),
        expect.objectContaining({ page: 'jobs', reco_from: 'similar', job_ids: [3] }),
      ],
      clicks: [expect.objectContaining({ job_id: 3, from: 1 })],
      events: [
        { events: [expect.objectContaining({ event_name: 'job_saved', event_time: '2026-11-05 08:00:03' })] },
      ],
      pages: [
        {
          events: [
            expect.objectContaining({ page: 'jobs' }),
            expect.objectContaining({ page: 'job', sub_page: 'apply-success' }),
          ],
        },
      ],
    });
});

it('the transport is loaded before the page is left, and not before consent', () => {
  preloadTransport.mockClear();
  aVisit('es');
  expect(preloadTransport).not.toHaveBeenCalled();
  end();
  aVisit('ph');
  expect(preloadTransport).toHaveBeenCalledOnce();
});

it('nothing is collected before consent, and what was collected is dropped when it is withdrawn', async () => {
  const visit = aVisit('es');
  Sight.latest.show(1);
  vi.advanceTimersByTime(20_000);
  visit.consent.choose('yes');
  visit.goTo('/en/ph/job/nurse-1/apply/success');
  visit.consent.choose('no');
  visit.leave();
  visit.consent.choose('yes');
  visit.goTo('/en/ph/jobs');
  visit.leave();
  vi.useRealTimers();
  await expect.poll(() => bodiesOf(reportPageViews), patient).toHaveLength(1);
  expect(bodiesOf(reportPageViews)).toEqual([{ events: [expect.objectContaining({ page: 'jobs' })] }]);
  expect([...bodiesOf(reportJobExposure), ...bodiesOf(reportSearch)]).toEqual([]);
});

it('the notice is shown once where the country asks, and again only by the footer', () => {
  const { consent } = aVisit('es');
  consent.askIfDue();
  expect(consent.store.getState()).toMatchObject({ isOpen: true, isCounted: false });
  consent.choose('yes');
  consent.askIfDue();
  expect(consent.store.getState()).toMatchObject({ isOpen: false, isCounted: true });
  consent.reopen();
  consent.askIfDue();
  expect(consent.store.getState()).toMatchObject({ isOpen: true, isReopened: true });
  const other = aVisit('ph').consent;
  other.choose('no');
  expect(other.isGiven()).toBe(false);
});

it('the campaign that led here is kept for a sign-up, until the visitor refuses to be counted', async () => {
  window.history.replaceState(null, '', '/en/es/jobs?utm_source=fair');
  aVisit('es');
  expect(localStorage.getItem('jh-campaign')).toBeNull();
  end();
  const { consent } = aVisit('ph');
  expect(localStorage.getItem('jh-campaign')).toContain('fair');
  consent.choose('no');
  await vi.waitFor(() => expect(localStorage.getItem('jh-campaign')).toBeNull());
  window.history.replaceState(null, '', '/');
});
