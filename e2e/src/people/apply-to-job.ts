import type { Locator } from 'playwright-core';
import type { Seeker } from './seeker.ts';

/** Opens the application form of the job that is shown. */
export async function openApplication({ page, say }: Seeker): Promise<Locator> {
  await page
    .getByRole('main')
    .getByRole('button', { name: say('search', 'apply.action'), exact: true })
    .click();
  return applicationForm({ page, say });
}

export const applicationForm = ({ page, say }: Pick<Seeker, 'page' | 'say'>): Locator =>
  page.getByRole('dialog', { name: say('search', 'apply.title') });

export const messageField = ({ say }: Pick<Seeker, 'say'>, form: Locator): Locator =>
  form.getByRole('textbox', { name: say('search', 'apply.message') });

/** Answers whatever the employer asks: words where words are wanted, the first choice elsewhere. */
export async function answerQuestions(form: Locator, words: string): Promise<void> {
  for (const field of await form.locator('textarea[name^="question-"]').all()) await field.fill(words);
  const groups = form.locator('fieldset', { has: form.page().locator('input[name^="question-"]') });
  for (const group of await groups.all()) await group.getByRole('radio').first().check();
}

export async function sendApplication({ page, say }: Seeker, form: Locator): Promise<void> {
  await form.getByRole('button', { name: say('search', 'apply.send') }).click();
  await page.waitForURL((url) => url.pathname.endsWith('/apply/success'));
  await page.getByRole('heading', { level: 1, name: say('search', 'success.title') }).waitFor();
}
