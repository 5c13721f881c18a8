import { listEducations } from '@jobharbor/shared/calls/jobseeker-profile/list-educations';
import { listSkills } from '@jobharbor/shared/calls/jobseeker-profile/list-skills';
import { listSpokenLanguages } from '@jobharbor/shared/calls/jobseeker-profile/list-spoken-languages';
import { listWorkExperiences } from '@jobharbor/shared/calls/jobseeker-profile/list-work-experiences';
import { readAnswer } from '@jobharbor/shared/contracts';
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
maya.santos@example.test
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

/** The upload, the process that reads it, and five steps that each take their part of it: only the whole has them together. */
it('a person on a phone completes their profile from one dropped résumé, and types nothing of it again', async () => {
  const { page } = await browser.open(phone);
  const seeker = seekerAt(page);
  const { t, base, headers } = seeker;
  await signUpOverApi(page.context());
  const { request } = page.context();
  // The one thing that no résumé says.
  const wanted = await request.post('/api/jobseeker/job-preferences/create', { headers, data: aPreference });
  expect(wanted.status()).toBe(201);
  const button = (key: string) =>
    page.getByRole('main').getByRole('button', { name: t('profile', key), exact: true });
  const step = (name: string) =>
    page.getByRole('heading', { level: 2, name: t('profile', `onboarding.step.${name}`) }).waitFor();
  const goOn = () => button('onboarding.next').click();
  const takeAll = async () => {
    await button('readResume.addAll').click();
    await button('readResume.undoAll').waitFor();
    await button('readResume.addAll').waitFor({ state: 'detached' });
  };

  await page.goto(`${base}/jobseeker-complete-profile`);
  await step('resume');
  const file = { name: 'maya.pdf', mimeType: 'application/pdf', buffer: aPdf(resume) };
  await uploadResume(seeker, page.getByRole('main'), file);
  await takeAll();
  await goOn();
  await step('work');
  await takeAll();
  await goOn();
  await step('education');
  await page
    .getByRole('main')
    .getByRole('button', { name: `${t('profile', 'readResume.add')} Ege University` })
    .click();
  await button('readResume.undoAll').waitFor();
  await goOn();
  await step('completion');
  await takeAll();
  await button('onboarding.finish').click();
  await page.waitForURL(`**${base}/onsite-job`);

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
  const { languages } = readAnswer(listSpokenLanguages, await get('languages'));
  expect(languages.map(({ proficiency }) => proficiency).sort()).toEqual(['fluent', 'native']);
  expect(await apiClient(seeker).me()).toMatchObject({
    headline: 'Hotel manager',
    is_profile_completed: true,
  });
});

const aPreference = {
  ...{
    job_title: 'Hotel manager',
    industry_id: 1,
    job_type_id: 1,
    work_arrangement_id: 1,
    country_key: 'ph',
  },
  ...{
    location_id: 10103,
    desired_city: null,
    currency: 'PHP',
    min_salary: 2_000_000,
    max_salary: 3_000_000,
  },
  ...{ work_languages: ['en'], work_timezone: 'Asia/Manila' },
};
