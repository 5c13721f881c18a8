import { suggestCompanies } from '@jobharbor/shared/calls/company/suggest-companies';
import { getFlatList } from '@jobharbor/shared/calls/config/get-flat-list';
import { listJobFunctions } from '@jobharbor/shared/calls/config/list-job-functions';
import { listLocations } from '@jobharbor/shared/calls/config/list-locations';
import { listSkillNames } from '@jobharbor/shared/calls/config/list-skill-names';
import { suggestJobTitles } from '@jobharbor/shared/calls/config/suggest-job-titles';
import { suggestSchools } from '@jobharbor/shared/calls/config/suggest-schools';
import { recordOnboarding } from '@jobharbor/shared/calls/jobseeker-account/record-onboarding';
import { getMe } from '@jobharbor/shared/calls/jobseeker-profile/get-me';
import { listEducations } from '@jobharbor/shared/calls/jobseeker-profile/list-educations';
import { listJobPreferences } from '@jobharbor/shared/calls/jobseeker-profile/list-job-preferences';
import { listLicenses } from '@jobharbor/shared/calls/jobseeker-profile/list-licenses';
import { listReferences } from '@jobharbor/shared/calls/jobseeker-profile/list-references';
import { listSkills } from '@jobharbor/shared/calls/jobseeker-profile/list-skills';
import { listSpokenLanguages } from '@jobharbor/shared/calls/jobseeker-profile/list-spoken-languages';
import { listWebsites } from '@jobharbor/shared/calls/jobseeker-profile/list-websites';
import { listWorkExperiences } from '@jobharbor/shared/calls/jobseeker-profile/list-work-experiences';
import { getSyncableContent } from '@jobharbor/shared/calls/jobseeker-resumes/get-syncable-content';
import { listResumes } from '@jobharbor/shared/calls/jobseeker-resumes/list-resumes';
import { listVideoResumes } from '@jobharbor/shared/calls/jobseeker-resumes/list-video-resumes';
import { readResume } from '@jobharbor/shared/calls/jobseeker-resumes/read-resume';
import type { Education } from '@jobharbor/shared/contracts/entries/education';
import type { JobPreference } from '@jobharbor/shared/contracts/entries/job-preference';
import type { Skill } from '@jobharbor/shared/contracts/entries/skill';
import type { WorkExperience } from '@jobharbor/shared/contracts/entries/work-experience';
import type { Me, Resume } from '@jobharbor/shared/contracts/profile/jobseeker';
import type { Reference } from '@jobharbor/shared/contracts/profile/reference';
import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';
import { renderRemote } from '@jobharbor/shared/testing';
import { type Answer, answer } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { App } from '../app.tsx';
import en from '../locales/en.json' with { type: 'json' };

// jsdom implements the dialog element without its methods.
HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

const texts = {
  profile: en,
  shell: {
    errors: {
      unreachable: 'No connection.',
      timedOut: 'It took too long.',
      unexpected: 'Unexpected answer.',
    },
  },
};

export const aUser = (more: Partial<SessionUser> = {}): SessionUser => ({
  id: 7,
  role: 'jobseeker',
  first_name: 'Amihan',
  avatar_url: null,
  is_email_verify: false,
  is_profile_completed: false,
  ...more,
});

export const aReference = (more: Partial<Reference> = {}): Reference => ({
  id: 1,
  state: 'written',
  writer_name: 'Ben Tan',
  email: 'ben@kopi.example',
  relation: 'manager',
  about: { kind: 'work_experience', title: 'Barista', place: 'Kopi Co' },
  text: 'She never lost her calm.',
  domain: 'kopi.example',
  asked_at: 1_790_000_000,
  expires_at: 1_792_592_000,
  answered_at: 1_790_100_000,
  is_shown: true,
  ...more,
});

export const aMe = (more: Partial<Me> = {}): Me => ({
  id: 7,
  email: 'amihan@example.com',
  first_name: 'Amihan',
  last_name: 'Cruz',
  phone_num: null,
  avatar_url: null,
  location: 'Iloilo City',
  headline: 'Barista',
  summary: 'I run the bar.',
  birthday: null,
  working_since: 2015,
  notice_period_id: 2,
  is_email_verify: false,
  is_mobile_verified: false,
  is_profile_completed: false,
  created_at: 1_700_000_000,
  version: 3,
  ...more,
});

export const aResume = (more: Partial<Resume> = {}): Resume => ({
  id: 1,
  filename: 'cv.pdf',
  format: 'pdf',
  size: 300_000,
  uploaded_at: 1_795_000_000,
  kind: 'uploaded',
  ...more,
});

export const aWorkExperience = (more: Partial<WorkExperience> = {}): WorkExperience => ({
  id: 11,
  version: 1,
  company_name: 'Kopi Co',
  job_title: 'Shift lead',
  industry_id: null,
  job_function_ids: [],
  currency: null,
  monthly_salary: null,
  start_month: '2020-03',
  end_month: '2022-05',
  is_current: false,
  description: null,
  is_hidden_from_company: false,
  ...more,
});

export const anEducation: Education = {
  id: 21,
  version: 1,
  school_name: 'University of San Agustin',
  education_level_id: 5,
  field_of_study: null,
  start_month: '2010-06',
  end_month: '2014-04',
  is_current: false,
  description: null,
};

export const aSkill = (more: Partial<Skill> = {}): Skill => ({
  id: 31,
  version: 1,
  name: 'Latte art',
  proficiency: null,
  skill_id: null,
  ...more,
});

export const aJobPreference = (more: Partial<JobPreference> = {}): JobPreference => ({
  id: 41,
  version: 1,
  job_title: 'Café manager',
  industry_id: 1,
  job_type_id: 1,
  work_arrangement_id: 1,
  country_key: 'ph',
  location_id: 10103,
  desired_city: null,
  currency: 'PHP',
  min_salary: 2_000_000,
  max_salary: 3_000_000,
  work_languages: ['en'],
  work_timezone: 'Asia/Manila',
  ...more,
});

export const resumesOf = (...resumes: Resume[]) => ({ resumes, max_uploaded: 3, max_bytes: 5_242_880 });

const periods = [
  { id: 2, value: '1 week', key: '1-week', seo_value: '1-week' },
  { id: 4, value: '1 month', key: '1-month', seo_value: '1-month' },
];

const anOption = (id: number, value: string) => ({
  id,
  value,
  key: `option-${id}`,
  seo_value: `option-${id}`,
});

export interface VisitOptions {
  answers?: readonly Answer[];
  /** Null for a guest. */
  user?: SessionUser | null;
  slotData?: Record<string, unknown>;
  Slot?: ComponentType;
  flags?: Record<string, boolean>;
}

/** Renders a page, or a slot, for a signed-in person; `answers` override the default ones. */
export function visit(
  path: string,
  { answers = [], user = aUser(), slotData = {}, Slot = App, flags = {} }: VisitOptions = {},
) {
  const page = renderRemote(Slot, {
    texts,
    path,
    ...(user && { user }),
    slotData,
    flags,
    answers: [
      answer(getMe, () => aMe()),
      answer(listResumes, () => resumesOf(aResume())),
      answer(listVideoResumes, () => ({ video_resumes: [] })),
      answer(getFlatList, ({ params }) => ({
        list:
          params.list === 'notice_period_lists'
            ? periods
            : [anOption(1, 'First'), anOption(3, 'Third'), anOption(5, 'Bachelor')],
      })),
      answer(readResume, () => ({ state: 'read' as const })),
      answer(getSyncableContent, () => ({
        lines: 1,
        proposals: [],
        analysis: { tier: 'pass' as const, met: [], missing: [] },
        rating: null,
      })),
      answer(listWorkExperiences, () => ({ work_experiences: [aWorkExperience()] })),
      answer(listEducations, () => ({ educations: [anEducation] })),
      answer(listSkills, () => ({ skills: [aSkill()] })),
      answer(listSpokenLanguages, () => ({ languages: [] })),
      answer(listWebsites, () => ({ websites: [] })),
      answer(listReferences, () => ({ references: [] })),
      answer(listLicenses, () => ({ license_certifications: [] })),
      answer(listJobPreferences, () => ({ job_preferences: [aJobPreference()] })),
      answer(listJobFunctions, () => ({
        job_function_lists: [
          {
            ...anOption(16, 'Food'),
            sub_function_list: [
              { ...anOption(1602, 'Bar and service'), job_titles: [anOption(160201, 'Barista')] },
            ],
          },
        ],
      })),
      answer(listLocations, () => ({
        location_lists: [{ ...anOption(10100, 'Metro Manila'), locations: [anOption(10103, 'Makati')] }],
      })),
      answer(listSkillNames, () => ({ skill_lists: [anOption(1, 'Latte art')] })),
      answer(recordOnboarding, () => ({ is_recorded: true })),
      answer(suggestCompanies, () => ({ companies: [] })),
      answer(suggestSchools, () => ({ schools: [{ value: 'University of San Agustin', count: 0 }] })),
      answer(suggestJobTitles, () => ({ job_titles: [{ value: 'Barista', count: 3 }] })),
      ...answers,
    ],
  });
  const person = userEvent.setup({ applyAccept: false });
  return {
    ...page,
    person,
    press: async (name: string | RegExp) => person.click(await screen.findByRole('button', { name })),
    server: testServer(),
  };
}

export const field = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
