import type { JobPaneProps } from './job-pane.tsx';
import { splitPage } from './split-page.tsx';

export const homePage = splitPage(async () => (await import('./home-page.tsx')).HomePage);
export const jobPage = splitPage(async () => (await import('./job-page.tsx')).JobPage);
export const jobPane = splitPage<JobPaneProps>(async () => (await import('./job-pane.tsx')).JobPane);
export const successPage = splitPage(async () => (await import('./apply-success-page.tsx')).ApplySuccessPage);

/** Brings what the page at an address is drawn with; results are in the entry, but for the job beside them. */
export async function loadPageAt(path: string, search: string): Promise<void> {
  const [, first, , third] = path.split('/');
  if (first === 'job') return third === undefined ? jobPage.load() : successPage.load();
  if (first !== 'jobs') return homePage.load();
  if (new URLSearchParams(search).has('job')) return jobPane.load();
}
