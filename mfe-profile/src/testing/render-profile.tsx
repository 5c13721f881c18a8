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
import { getResumeRefresh } from '@jobharbor/shared/calls/jobseeker-vip/get-resume-refresh';
import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';
import { renderRemote } from '@jobharbor/shared/testing';
import { type Answer, answer } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { App } from '../app.tsx';
import en from '../locales/en.json' with { type: 'json' };
import {
  aJobPreference,
  aMe,
  anEducation,
  aResume,
  aSkill,
  aUser,
  aWorkExperience,
  resumesOf,
} from './builders.ts';

// jsdom implements the dialog element without its methods.
HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

export const texts = {
  profile: en,
  shell: {
    errors: {
      unreachable: 'No connection.',
      timedOut: 'It took too long.',
      unexpected: 'Unexpected answer.',
    },
  },
};

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

/** Answers of the calls of every page. */
export const pageAnswers: readonly Answer[] = [
  answer(getMe, () => aMe()),
  answer(listResumes, () => resumesOf(aResume())),
  answer(getResumeRefresh, () => ({
    ...{ state: 'closed' as const, refreshed_at: null, until: null, points: 0, is_findable: false },
  })),
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
];

export interface VisitOptions {
  answers?: readonly Answer[];
  /** Null for a guest. */
  user?: SessionUser | null;
  slotData?: Record<string, unknown>;
  Slot?: ComponentType;
  flags?: Record<string, boolean>;
  timeZone?: string;
}

/** Renders a page, or a slot, for a signed-in person; `answers` override the default ones. */
export function visit(
  path: string,
  {
    answers = [],
    user = aUser(),
    slotData = {},
    Slot = App,
    flags = {},
    timeZone = 'UTC',
  }: VisitOptions = {},
) {
  const page = renderRemote(Slot, {
    texts,
    path,
    ...(user && { user }),
    slotData,
    flags,
    timeZone,
    answers: [...pageAnswers, ...answers],
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
