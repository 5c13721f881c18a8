import type { Locator } from 'playwright';
import type { Seeker } from './seeker.ts';

/** Opens the application form of the job that is shown. */
export async function openApplication({ page, t }: Seeker): Promise<Locator> {
  await page
    .getByRole('main')
    .getByRole('button', { name: t('search', 'apply.action'), exact: true })
    .click();
  return applicationForm({ page, t });
}

export const applicationForm = ({ page, t }: Pick<Seeker, 'page' | 't'>): Locator =>
  page.getByRole('dialog', { name: t('search', 'apply.title') });

export const messageField = ({ t }: Pick<Seeker, 't'>, form: Locator): Locator =>
  form.getByRole('textbox', { name: t('search', 'apply.message') });

/** Answers the employer's questions: `text` in text fields, the first choice, a number or a day elsewhere. */
export async function answerQuestions(form: Locator, text: string): Promise<void> {
  for (const field of await form.locator('input[type=date][name^="question-"]').all())
    await field.fill('2030-01-15');
  for (const field of await form.locator('input[inputmode=decimal][name^="question-"]').all())
    await field.fill('5');
  for (const field of await form.locator('textarea[name^="question-"]').all()) await field.fill(text);
  const groups = form.locator('fieldset', {
    has: form.page().locator('input[type=radio][name^="question-"]'),
  });
  for (const group of await groups.all()) await group.getByRole('radio').first().check();
}

/** Continues from the questions to the last step. */
export const goToCheck = ({ t }: Pick<Seeker, 't'>, form: Locator): Promise<void> =>
  form.getByRole('button', { name: t('search', 'applySteps.next') }).click();

/** Goes back from a later step to the questions. */
export const goBackToQuestions = ({ t }: Pick<Seeker, 't'>, form: Locator): Promise<void> =>
  form.getByRole('button', { name: t('search', 'applySteps.back') }).click();

export async function sendApplication(seeker: Seeker, form: Locator): Promise<void> {
  await goToCheck(seeker, form);
  await sendChecked(seeker, form);
}

/** Sends from the last step. */
export async function sendChecked({ page, t }: Seeker, form: Locator): Promise<void> {
  await form.getByRole('button', { name: t('search', 'apply.send') }).click();
  await page.waitForURL((url) => url.pathname.endsWith('/apply/success'));
  await page.getByRole('heading', { level: 1, name: t('search', 'success.title') }).waitFor();
}
