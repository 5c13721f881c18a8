import { listRecommendedCourses } from '@jobharbor/shared/calls/academy/list-recommended-courses';
import { listOwnFeedback } from '@jobharbor/shared/calls/base/list-own-feedback';
import { listFeaturedCompanies } from '@jobharbor/shared/calls/company/list-featured-companies';
import { listOwnCompanyReports } from '@jobharbor/shared/calls/company/list-own-company-reports';
import { listSimilarCompanies } from '@jobharbor/shared/calls/company/list-similar-companies';
import { suggestTitlesAndCompanies } from '@jobharbor/shared/calls/company/suggest-titles-and-companies';
import { getCountryMap } from '@jobharbor/shared/calls/config/get-country-map';
import { getFilterLists } from '@jobharbor/shared/calls/config/get-filter-lists';
import { checkApplication } from '@jobharbor/shared/calls/data/check-application';
import { getApplicationDraft } from '@jobharbor/shared/calls/data/get-application-draft';
import { saveApplicationDraft } from '@jobharbor/shared/calls/data/save-application-draft';
import { getJobFlags } from '@jobharbor/shared/calls/job/get-job-flags';
import { getJobMatch } from '@jobharbor/shared/calls/job/get-job-match';
import { listJobAlerts } from '@jobharbor/shared/calls/job/list-job-alerts';
import { listOwnJobReports } from '@jobharbor/shared/calls/job/list-own-job-reports';
import { listSimilarJobs } from '@jobharbor/shared/calls/job/list-similar-jobs';
import { lookAtSearch } from '@jobharbor/shared/calls/job/look-at-search';
import { reportJobView } from '@jobharbor/shared/calls/job/report-job-view';
import { searchAcross } from '@jobharbor/shared/calls/job/search-across';
import { searchJobs } from '@jobharbor/shared/calls/job/search-jobs';
import { checkChatExists } from '@jobharbor/shared/calls/job-application/check-chat-exists';
import { listGreetings } from '@jobharbor/shared/calls/jobseeker-phrases/list-greetings';
import { listResumes } from '@jobharbor/shared/calls/jobseeker-resumes/list-resumes';
import { listVideoResumes } from '@jobharbor/shared/calls/jobseeker-resumes/list-video-resumes';
import { listHotTitles } from '@jobharbor/shared/calls/recommendation/list-hot-titles';
import { type RenderRemoteOptions, renderRemote } from '@jobharbor/shared/testing';
import { type Answer, answer } from '@jobharbor/shared/testing/server';
import { fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { App, loadPageAt } from '../app.tsx';
import en from '../locales/en.json' with { type: 'json' };
import { aMap, aPage, aPageAcross, aSentProfile, lists } from './builders.ts';

const shell = {
  errors: {
    unreachable: 'The server cannot be reached.',
    timedOut: 'The server took too long.',
    unexpected: 'Something unexpected happened.',
  },
};

/** Default answers, which a test may override. */
const defaultAnswers: Answer[] = [
  answer(getFilterLists, () => lists),
  answer(getCountryMap, () => aMap),
  answer(listHotTitles, () => ({ hot_job_titles: [] })),
  answer(suggestTitlesAndCompanies, () => ({ job_titles: [], companies: [] })),
  answer(listSimilarJobs, () => ({ jobs: [] })),
  answer(searchAcross, () => aPageAcross([])),
  answer(getJobFlags, () => ({ saved_job_ids: [], applications: [] })),
  answer(checkApplication, () => ({
    profile: aSentProfile,
    eligibility: 'fits' as const,
    countries: [],
    work_permit: 'not_needed' as const,
  })),
  answer(getApplicationDraft, () => ({ draft: null })),
  answer(saveApplicationDraft, () => ({})),
  answer(listGreetings, () => ({ greetings: [] })),
  answer(listVideoResumes, () => ({ video_resumes: [] })),
  answer(listResumes, () => ({ resumes: [], max_uploaded: 3, max_bytes: 5_242_880 })),
  answer(listJobAlerts, () => ({ job_alerts: [], total: 0 })),
  answer(lookAtSearch, () => ({ changes: null })),
  answer(reportJobView, () => ({})),
  answer(getJobMatch, () => ({ criteria: [] })),
  answer(listOwnJobReports, () => ({ reports: [] })),
  answer(listOwnFeedback, () => ({ feedback: [] })),
  answer(listOwnCompanyReports, () => ({ reports: [] })),
  answer(listRecommendedCourses, () => ({ courses: [] })),
  answer(searchJobs, () => aPage([])),
  answer(checkChatExists, () => ({ is_existing: false, chat_id: null })),
  answer(listFeaturedCompanies, () => ({ companies: [] })),
  answer(listSimilarCompanies, () => ({ companies: [] })),
];

/**
 * Preloads the chunks of the pane beside the list and of its request, so that tests do not wait for their compilation.
 */
export const loadJobPane = async () => {
  await Promise.all([loadPageAt('/jobs', '?job=1'), import('../common/job-news/fetch-job.ts')]);
};

type SearchOptions = Partial<Omit<RenderRemoteOptions, 'answers'>> & {
  isDesktop?: boolean;
  answers?: readonly Answer[];
};

/** Renders the remote at a URL of the Philippines, in English, on a phone unless `isDesktop`. */
export function renderSearch(
  path: string,
  { isDesktop = false, answers = [], ...options }: SearchOptions = {},
) {
  stubLayout(isDesktop);
  return renderRemote(App, {
    texts: { search: en, shell },
    path,
    ...options,
    answers: [...defaultAnswers, ...answers],
  });
}

/** Opens the panel of the filter with this name as a browser would; jsdom has no popovers. */
export function openFilter(name: string): HTMLElement {
  const panel = document.querySelector<HTMLElement>(`dialog[aria-label="${name}"]`);
  if (!panel) throw new Error(`There is no filter ${name}.`);
  const button = screen.getByRole('button', { name: new RegExp(`^${name}`) });
  fireEvent.focus(button);
  fireEvent.click(button);
  return panel;
}

class Unobserved {
  observe() {}
  disconnect() {}
}

/** Stubs observers, since jsdom has no layout. */
export function stubObservers() {
  for (const observer of ['IntersectionObserver', 'ResizeObserver']) {
    if (!(observer in globalThis)) vi.stubGlobal(observer, Unobserved);
  }
}

/** Stubs layout, which jsdom lacks: media queries for a wide screen, dialogs, scrolling and observers. */
function stubLayout(isDesktop: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isDesktop && query.includes('64rem'),
    addEventListener() {},
    removeEventListener() {},
  }));
  stubObservers();
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  Element.prototype.scrollIntoView ??= () => {};
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
}
