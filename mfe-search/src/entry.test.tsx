import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { SessionUser } from '@jobharbor/shared/contracts';
import { jobFlagsQuery } from '@jobharbor/shared/domain/jobs';
import { hydrateRemote } from '@jobharbor/shared/testing';
import { describe, expect, it, type MockInstance, onTestFinished, vi } from 'vitest';
import { bootstrap, mount, unmount } from './entry.tsx';
import ar from './locales/ar.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import { render } from './server.tsx';
import { now, usePageAnswers } from './testing/draw-page.tsx';

const root = import.meta.dirname;

/** Stylesheets of parts that only a script shows: after a click, for a returning visitor, or on a page without a server render. */
const withoutServerRender = new Set([
  'common/search-changes/search-changes.css',
  'features/apply-to-job/apply.css',
  'features/apply-to-job/apply-success.css',
  'features/browse-home/recent-activity.css',
]);

/** Stylesheets of the chunk of `file`: of all modules that it imports statically. */
function stylesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  if (file.endsWith('.css')) return [relative(root, file)];
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:import|\} from|export .* from)[^;]*?'(\.[^']+)';$/gm,
  );
  return [...imports].flatMap(([, path = '']) => stylesOf(join(dirname(file), path), seen));
}

it('links the styles of every server-rendered page with its HTML, so that nothing moves when its chunk loads', () => {
  const linked = stylesOf(join(root, 'entry.tsx'));
  expect(linked).toContain('features/search-jobs/results.css');
  const later = globSync('**/*.css', { cwd: root }).filter((file) => !linked.includes(file));
  expect(new Set(later)).toEqual(withoutServerRender);
});

usePageAnswers();

const maya: SessionUser = {
  ...{ id: 7, role: 'jobseeker', first_name: 'Maya', avatar_url: null },
  ...{ is_email_verify: true, is_profile_completed: true },
};

/** Job 11 is applied for, 12 hidden, 13 and 11 saved; company 7 has an alert. */
const flagsOfMaya = {
  saved_job_ids: [13, 11],
  applications: [{ id: 3, job_id: 11 }],
  withdrawn: [],
  hidden_job_ids: [12],
  alert_paths: ['ph/jobs?company=7'],
};

/**
 * Mounts the entry on server-rendered HTML, as the shell does, and returns its reports and requests. The server did not
 * know the flags of `member` in time: they come while parts of the page are not hydrated yet.
 */
async function takeOver(pathname: string, search: string, language: 'en' | 'ar', member?: SessionUser) {
  let text: MockInstance<(key: never) => unknown> | undefined;
  const result = await hydrateRemote({
    ...{ name: 'mfe-search', render, entry: { bootstrap, mount, unmount } },
    ...{ texts: { search: language === 'en' ? en : ar }, language, now, user: member ?? null },
    path: pathname.replace(/^\/[^/]+\/ph/, '') + search,
    beforeMount({ i18n }) {
      text = vi.spyOn(i18n, 't');
    },
    onMounted({ queryClient, http, locale }) {
      if (!member) return;
      const source = { http, locale: locale.getState(), userId: member.id };
      queryClient.setQueryData(jobFlagsQuery(source).queryKey, flagsOfMaya);
    },
  });
  const timesAsked = (key: string) =>
    text?.mock.calls.filter(([asked]) => String(asked).endsWith(key)).length ?? 0;
  return { ...result, timesAsked };
}

/** A device in the market's time zone: elsewhere a list over all countries is asked for in the order of its own hours. */
function stubZoneOfMarket(): void {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  Intl.DateTimeFormat.prototype.resolvedOptions = function () {
    return { ...resolvedOptions.call(this), timeZone: 'Asia/Manila' };
  };
  onTestFinished(() => {
    Intl.DateTimeFormat.prototype.resolvedOptions = resolvedOptions;
  });
}

describe('a page from the server', () => {
  it.each([
    ['/en/ph', '', 'en'],
    ['/ar/ph', '', 'ar'],
    ['/en/ph/jobs', '?q=nusre&location=cebu-city&verified=1', 'en'],
    ['/en/ph/jobs', '?type=full-time&options=1', 'en'],
    ['/ar/ph/jobs', '?job=11&page=2', 'ar'],
    ['/en/ph/jobs', '?page=4', 'en'],
    ['/en/ph/job/nurse-11', '?apply=1', 'en'],
    ['/ar/ph/job/closed-job-12', '', 'ar'],
    ['/en/ph/job/nobody-99', '', 'en'],
    ['/ar/ph/remote-jobs', '', 'ar'],
    ['/en/ph/web3-jobs', '', 'en'],
    ['/ar/ph/work-abroad', '?country=sg&all=1', 'ar'],
    ['/ar/ph/currency-converter', '?amount=1,200.50&from=JPY&to=PHP&period=hourly', 'ar'],
    ['/ar/ph/talents', '', 'ar'],
    ['/en/ph/companies', '', 'en'],
    ['/ar/ph/companies', '?q=har&industry=food-beverage&verified=1&page=2', 'ar'],
    ['/ar/ph/company/harbour-7', '', 'ar'],
    ['/en/ph/company/harbour-7/jobs', '?page=2', 'en'],
    ['/en/ph/company/harbour-7/culture', '', 'en'],
    ['/en/ph/company/nobody-99', '', 'en'],
  ] as const)(
    'of %s%s is taken over as it stands, and nothing is asked again',
    async (path, search, language) => {
      stubZoneOfMarket();
      const { reports, asked, html } = await takeOver(path, search, language);
      expect(html).toContain('<h1');
      expect(reports).toEqual([]);
      expect(asked).toEqual([]);
    },
  );

  it.each(['/en/ph', '/en/ph/jobs', '/en/ph/job/nurse-11', '/en/ph/company/harbour-7'])(
    'of %s is taken over as it stands where the flags of the person come while it is hydrated',
    async (path) => {
      stubZoneOfMarket();
      const { reports, html, shown } = await takeOver(path, '', 'en', maya);
      expect(reports).toEqual([]);
      expect([html, shown].map((text) => text.includes(en.apply.applied))).toEqual([false, true]);
    },
  );

  it('of a company is taken over as it stands where the flags name an alert of it, and then links to the alerts', async () => {
    stubZoneOfMarket();
    const { reports, html, shown } = await takeOver('/en/ph/company/harbour-7', '', 'en', maya);
    expect(reports).toEqual([]);
    expect([html, shown].map((text) => text.includes(en.createAlert.manage))).toEqual([false, true]);
  });

  it.each([
    ['/en/ph', '', 'home.pageTitle'],
    ['/en/ph/jobs', '?q=nurse', 'results.titleFor'],
    ['/en/ph/company/harbour-7', '', 'companyPage.description'],
  ])('of %s%s is rendered once by a browser in another time zone', async (path, search, text) => {
    stubZoneOfMarket();
    const { timesAsked } = await takeOver(path, search, 'en');
    expect(timesAsked(text)).toBe(1);
  });
});
