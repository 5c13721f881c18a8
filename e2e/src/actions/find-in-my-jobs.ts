import type { Seeker } from './seeker.ts';

/** Text by which a user would find each item of My Jobs. */
export interface UserHistory {
  applied: string;
  message: string;
  resume: string;
  saved: string;
}

/** Checks in My Jobs that the saved job, the application, its message and its résumé are there. */
export async function findInMyJobs(seeker: Seeker, history: UserHistory): Promise<void> {
  const { page, t } = seeker;
  const main = page.getByRole('main');
  await page
    .getByRole('link', { name: t('myJobs', 'places.myJobs') })
    .and(page.locator(':visible'))
    .click();
  await page.waitForURL((url) => url.pathname.endsWith('/my-jobs/saved'));
  await main.getByRole('heading', { level: 2, name: history.saved }).first().waitFor();
  await main.getByRole('link', { name: t('myJobs', 'tabs.applied'), exact: true }).click();
  const card = main.getByRole('article').filter({ hasText: history.applied }).first();
  await card.getByText(t('myJobs', 'timeline.event.applied')).waitFor();
  // The card also shows the chat's last message, which is the same text until the recruiter answers.
  const sent = card.getByRole('group').filter({ hasText: t('myJobs', 'applied.sent.title') });
  await sent.getByText(t('myJobs', 'applied.sent.title'), { exact: true }).click();
  // The message comes first; the answers to the employer's questions, with the same text, follow.
  await sent.getByText(history.message, { exact: true }).first().waitFor();
  await sent.getByRole('link').filter({ hasText: history.resume }).waitFor();
}
