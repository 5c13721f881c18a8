import type { Seeker } from './seeker.ts';

/** What somebody has done, by what they would look for. */
export interface Errand {
  applied: string;
  message: string;
  resume: string;
  saved: string;
}

/** Looks into My Jobs: the saved job, the application, and what went with it. */
export async function findInMyJobs(seeker: Seeker, errand: Errand): Promise<void> {
  const { page, say } = seeker;
  const main = page.getByRole('main');
  await page
    .getByRole('link', { name: say('myJobs', 'places.myJobs') })
    .and(page.locator(':visible'))
    .click();
  await page.waitForURL((url) => url.pathname.endsWith('/my-jobs/saved'));
  await main.getByRole('heading', { level: 2, name: errand.saved }).first().waitFor();
  await main.getByRole('link', { name: say('myJobs', 'tabs.applied'), exact: true }).click();
  const card = main.getByRole('article').filter({ hasText: errand.applied }).first();
  await card.getByText(say('myJobs', 'timeline.event.applied')).waitFor();
  // The card also shows the chat's last words, which are the same until somebody answers.
  const sent = card.getByRole('group').filter({ hasText: say('myJobs', 'applied.sent.title') });
  await sent.getByText(say('myJobs', 'applied.sent.title')).click();
  // First of all stands the message; an employer's questions, which were answered with the same words, follow.
  await sent.getByText(errand.message, { exact: true }).first().waitFor();
  await sent.getByText(errand.resume, { exact: true }).waitFor();
}
