import { type Answer, type RenderRemoteOptions, renderRemote } from '@jobharbor/shared/testing';
import { vi } from 'vitest';
import { App } from '../app.tsx';
import en from '../locales/en.json' with { type: 'json' };
import { aPage, lists } from './builders.ts';

const shell = {
  errors: {
    unreachable: 'The server cannot be reached.',
    timedOut: 'The server took too long.',
    unexpected: 'Something unexpected happened.',
  },
};

/** What every page may ask without a test caring. */
const usual: Record<string, Answer> = {
  'GET /config/filters/list': () => lists,
  'GET /recommendation/hot-job-titles': () => ({ hot_job_titles: [] }),
  'GET /config/search/job-title-lists': () => ({ job_titles: [] }),
  'GET /job/similar': () => ({ jobs: [] }),
  'GET /job/flags': () => ({ saved_job_ids: [], applications: [] }),
  'GET /jobseeker/resumes': () => ({ resumes: [], max_uploaded: 3, max_bytes: 5_242_880 }),
  'POST /job/*/view': () => ({}),
  'POST /job/search': () => aPage([]),
};

/** The remote at an address of the Philippines, in English, on a phone unless `isDesk`. */
export function renderSearch(
  path: string,
  { isDesk = false, answers, ...options }: Partial<RenderRemoteOptions> & { isDesk?: boolean } = {},
) {
  setWidth(isDesk);
  return renderRemote(App, {
    texts: { search: en, shell },
    path,
    ...options,
    answers: { ...usual, ...answers },
  });
}

/** jsdom has no layout: says what the media queries for a desk answer. */
function setWidth(isDesk: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isDesk && query.includes('64rem'),
    addEventListener() {},
    removeEventListener() {},
  }));
  // Nor does it open dialogs, or scroll.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  Element.prototype.scrollIntoView ??= () => {};
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
}
