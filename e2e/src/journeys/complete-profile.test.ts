import { listEducations } from '@jobharbor/shared/calls/jobseeker-profile/list-educations';
import { listJobPreferences } from '@jobharbor/shared/calls/jobseeker-profile/list-job-preferences';
import { listSkills } from '@jobharbor/shared/calls/jobseeker-profile/list-skills';
import { listSpokenLanguages } from '@jobharbor/shared/calls/jobseeker-profile/list-spoken-languages';
import { listWorkExperiences } from '@jobharbor/shared/calls/jobseeker-profile/list-work-experiences';
import { readAnswer } from '@jobharbor/shared/contracts';
import type { Locator } from 'playwright';
import { expect, it } from 'vitest';
import { apiClient } from '../actions/api-client.ts';
import { seekerAt } from '../actions/seeker.ts';
import { signUpOverApi } from '../actions/sign-up-over-api.ts';
import { uploadResume } from '../actions/upload-resume.ts';
import { phone, useBrowser } from '../browser/open-browser.ts';
import { aPdf } from '../files/a-pdf.ts';

const browser = useBrowser();

const resume = `Maya Santos
Hotel manager
Makati, Philippines | maya.santos@example.test
SUMMARY
Hotel manager with nine years at the front desk, who trains beginners.
WORK EXPERIENCE
Front office manager
Hotel Lighthouse, Manila, Philippines
Mar 2021 - present
Led a team of six and cut waiting by 30%.
Receptionist
Grand Quay Inn, Cebu, Philippines
June 2015 - Feb 2021
Welcomed guests in three languages.
EDUCATION
Ege University
Bachelor's degree in Tourism, Sep 2011 - June 2015
SKILLS
Microsoft Excel, Customer service, Microsoft Word
LANGUAGES
English (fluent), Turkish (native)`;

/** By specification: from a file to a profile that can apply, on a phone. */
const maxPresses = 12;

/** The upload, the process that reads it, and the steps that take their part of it: only the whole has them together. */
it('a person on a phone completes their profile from one dropped résumé, in twelve presses at most', async () => {
  const { page } = await browser.open(phone);
  const seeker = seekerAt(page);
  const { t, base, headers } = seeker;
  await signUpOverApi(page.context());
  const { request } = page.context();
  const main = page.getByRole('main');
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  const fill = async (field: string, value: string) => {
    await press(main.locator(`[name="${field}"]`));
    await page.keyboard.type(value);
  };
  const button = (key: string) => main.getByRole('button', { name: t('profile', key), exact: true });
  const step = (name: string) =>
    page.getByRole('heading', { level: 2, name: t('profile', `onboarding.step.${name}`) }).waitFor();

  await page.goto(`${base}/jobseeker-complete-profile`);
  await step('resume');
  presses += 1;
  const file = { name: 'maya.pdf', mimeType: 'application/pdf', buffer: aPdf(resume) };
  await uploadResume(seeker, main, file);
  await press(button('readResume.addAll'));
  await button('readResume.undoAll').waitFor();
  await button('readResume.addAll').waitFor({ state: 'detached' });
  await press(button('onboarding.next'));
  await step('preferences');
  // The rest of the job that they want is known from the résumé, and from what is usual where they are.
  presses += 1;
  await main.locator('[name="industry_id"]').selectOption({ index: 1 });
  await fill('min_salary', '20000');
  await fill('max_salary', '30000');
  await press(button('entries.saveAndGoOn'));
  // The résumé has filled in the steps between.
  await step('completion');
  await press(button('onboarding.finish'));
  await page.waitForURL(`**${base}/onsite-job`);
  expect(presses).toBeLessThanOrEqual(maxPresses);

  const get = async (path: string) => (await request.get(`/api/jobseeker/${path}`, { headers })).json();
  const { work_experiences } = readAnswer(listWorkExperiences, await get('work-experiences'));
  expect(work_experiences).toMatchObject([
    {
      job_title: 'Front office manager',
      company_name: 'Hotel Lighthouse',
      start_month: '2021-03',
      is_current: true,
    },
    {
      job_title: 'Receptionist',
      company_name: 'Grand Quay Inn',
      start_month: '2015-06',
      end_month: '2021-02',
    },
  ]);
  const { educations } = readAnswer(listEducations, await get('educations'));
  expect(educations).toMatchObject([
    {
      school_name: 'Ege University',
      field_of_study: 'Tourism',
      start_month: '2011-09',
      end_month: '2015-06',
    },
  ]);
  expect(readAnswer(listSkills, await get('skills')).skills).toHaveLength(3);
  const { job_preferences } = readAnswer(listJobPreferences, await get('job-preferences'));
  expect(job_preferences).toMatchObject([
    { job_title: 'Hotel manager', location_id: 10103, currency: 'PHP', min_salary: 2_000_000 },
  ]);
  const { languages } = readAnswer(listSpokenLanguages, await get('languages'));
  expect(languages.map(({ proficiency }) => proficiency).sort()).toEqual(['fluent', 'native']);
  expect(await apiClient(seeker).me()).toMatchObject({
    headline: 'Hotel manager',
    location: 'Makati, Philippines',
    is_profile_completed: true,
  });
});
