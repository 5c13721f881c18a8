import { expect, it } from 'vitest';
import { apiClient } from '../actions/api-client.ts';
import {
  answerQuestions,
  applicationForm,
  goToCheck,
  messageField,
  sendChecked,
} from '../actions/apply-to-job.ts';
import { createAccount } from '../actions/create-account.ts';
import { aUser } from '../actions/new-user.ts';
import { seekerAt } from '../actions/seeker.ts';
import { findJobWithQuestions, jobPath } from '../actions/set-up-over-api.ts';
import { uploadResume } from '../actions/upload-resume.ts';
import { phone, useBrowser } from '../browser/open-browser.ts';
import { aPdf } from '../files/a-pdf.ts';

const browser = useBrowser();

/** Two slots of other remotes in one dialog, and a reload between: only a browser has them together. */
it('a guest on a phone writes, signs up, adds a résumé and sends, in one sheet of three steps', async () => {
  const { page } = await browser.open(phone);
  const seeker = seekerAt(page, 'ar/sa');
  const { t } = seeker;
  const job = await findJobWithQuestions(seeker);
  await page.goto(`${jobPath(seeker, job)}?apply=1`);
  const form = applicationForm(seeker);
  const write = (value: number) => new Intl.NumberFormat('ar-SA').format(value);
  const step = (now: number) =>
    form.getByText(t('search', 'applySteps.step', { now: write(now), all: write(3) }));
  await step(1).waitFor();
  await messageField(seeker, form).fill('السلام عليكم');
  await answerQuestions(form, 'نعم');
  await goToCheck(seeker, form);
  await step(2).waitFor();

  await page.reload();
  await step(2).waitFor();
  await createAccount(seeker, form, aUser());

  await step(3).waitFor();
  const resume = { name: 'maya.pdf', mimeType: 'application/pdf', buffer: aPdf('Maya Santos, nurse') };
  await uploadResume(seeker, form, resume);
  await expect.poll(() => form.getByRole('checkbox', { name: resume.name }).isChecked()).toBe(true);
  await form.getByText('السلام عليكم').waitFor();
  await sendChecked(seeker, form);
  const [application, ...more] = await apiClient(seeker).applications();
  expect(more).toEqual([]);
  expect(application).toMatchObject({ first_message: 'السلام عليكم', resumes: [{ filename: 'maya.pdf' }] });
});
