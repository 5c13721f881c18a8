import type { searchAcross } from '@jobharbor/shared/calls/job/search-across';
import type { Application, SavedJob } from '@jobharbor/shared/contracts/applications/application';
import type { CallResult } from '@jobharbor/shared/contracts/define-call';
import type { SentProfile } from '@jobharbor/shared/contracts/employers/recruiter';
import type { JobCard, JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import type { CountryMap } from '@jobharbor/shared/contracts/markets/country-map';
import type { Option } from '@jobharbor/shared/contracts/primitives/primitives';
import type { Me } from '@jobharbor/shared/contracts/profile/jobseeker';
import type { JobPage } from '@jobharbor/shared/contracts/search/search';
import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';
import { noFacets } from '@jobharbor/shared/testing';
import type { FilterLists } from '../common/search-form/filter-lists.ts';

export const maria: SessionUser = {
  id: 7,
  role: 'jobseeker',
  first_name: 'Maria',
  avatar_url: null,
  is_email_verify: true,
  is_profile_completed: true,
};

/** The profile of an account by phone. */
export const aMe = (me: Partial<Me> = {}): Me => ({
  ...{ id: 7, email: null, first_name: '', last_name: '', phone_num: '+639171234567', avatar_url: null },
  ...{ location: null, headline: null, summary: null, birthday: null, working_since: null },
  ...{ notice_period_id: null, is_email_verify: false, is_mobile_verified: true },
  ...{ is_profile_completed: false, created_at: 0, version: 1 },
  ...me,
});

/** Noon of 20 November 2026: 21 hours before the tests' current time. */
export const yesterdayNoon = Date.UTC(2026, 10, 20, 12) / 1000;

export const anOption = (id: number, key: string, value = key): Option => ({
  id,
  key,
  value,
  seo_value: key,
});

export const aJob = (job: Partial<JobCard> = {}): JobCard => ({
  id: 11,
  slug: 'nurse',
  title: 'Nurse',
  language: 'en',
  company: { id: 3, slug: 'bay-clinic', name: 'Bay Clinic', logo_url: null, is_verified: true },
  country_key: 'ph',
  locations: [anOption(10201, 'cebu-city', 'Cebu City')],
  salary: { currency: 'PHP', period: 'monthly', min: 4_500_000, max: 6_000_000, converted: null },
  job_type: anOption(1, 'full-time', 'Full-time'),
  xp_lvl: anOption(3, '1-3-years', '1–3 years'),
  degree: null,
  work_arrangement: anOption(1, 'onsite', 'On-site'),
  category: anOption(901, 'nursing', 'Nursing'),
  skills: ['Triage', 'Wound care'],
  snippet: 'Look after a ward of twelve beds.',
  posted_at: yesterdayNoon,
  reposted_at: null,
  status: 'open',
  is_web3: false,
  apply_mode: 'normal',
  ...job,
});

export const aJobStatic = (job: Partial<JobStatic> = {}): JobStatic => {
  const card = aJob(job);
  return {
    ...card,
    description_html: '<p>You look after a ward of twelve beds.</p>',
    benefits: ['Meals'],
    screening_questions: [],
    recruiter: {
      id: 5,
      name: 'Ana Reyes',
      title: 'Head nurse',
      avatar_url: null,
      activity: 'today',
      last_active_at: yesterdayNoon,
    },
    employer: {
      ...card.company,
      country_key: 'ph',
      industry: anOption(1, 'health', 'Health'),
      size: null,
      website: 'https://bay.example',
      about_html: '<p>A clinic by the bay.</p>',
      language: 'en',
      founded_year: 1998,
      open_jobs: 4,
    },
    closed_at: null,
    valid_through: null,
    external_host: null,
    function_path: [],
    ...job,
  };
};

export const lists: FilterLists = {
  location_lists: [
    { ...anOption(10100, 'metro-manila', 'Metro Manila'), locations: [anOption(10101, 'manila', 'Manila')] },
    {
      ...anOption(10200, 'central-visayas', 'Central Visayas'),
      locations: [anOption(10201, 'cebu-city', 'Cebu City')],
    },
  ],
  job_category_lists: [
    { ...anOption(9, 'healthcare', 'Healthcare'), sub_list: [anOption(901, 'nursing', 'Nursing')] },
  ],
  job_types: [anOption(1, 'full-time', 'Full-time'), anOption(2, 'part-time', 'Part-time')],
  xp_lvls: [anOption(3, '1-3-years', '1–3 years')],
  educations: [anOption(5, 'bachelor', 'Bachelor’s degree')],
  work_arrangements: [anOption(1, 'onsite', 'On-site'), anOption(3, 'remote', 'Remote')],
  salary_range_filters: [
    { ...anOption(1, 'level-1', 'Below ₱15,000'), from: 0, to: 15_000 },
    { ...anOption(2, 'level-2', '₱15,000 and above'), from: 15_000, to: null },
  ],
  currency: 'PHP',
  industry_lists: [anOption(14, 'healthcare', 'Healthcare')],
  ad_languages: [anOption(1, 'en', 'English')],
  apply_modes: [
    anOption(1, 'here', 'Apply here'),
    anOption(2, 'employer-site', 'Apply on the employer’s site'),
  ],
  applicant_countries: [anOption(608, 'ph', 'Philippines'), anOption(840, 'us', 'United States')],
  shared_hours: [anOption(8, '8-hours', '8 hours or more'), anOption(4, '4-hours', '4 hours or more')],
  posting_ages: [anOption(7, '7-days', 'Last 7 days'), anOption(30, '30-days', 'Last 30 days')],
};

/** The two cities of the lists above. */
export const aMap: CountryMap = {
  country_key: 'ph',
  width: 158,
  height: 300,
  places: [
    { id: 10101, x: 31, y: 95 },
    { id: 10201, x: 94, y: 190 },
  ],
};

type AcrossPage = CallResult<typeof searchAcross>;

/** A page of a list over all countries. */
export const aPageAcross = (jobs: JobCard[], page: Partial<AcrossPage> = {}): AcrossPage => ({
  ...{ jobs, total: jobs.length, all_total: jobs.length, page: 1, size: 30, as_of: 1_763_000_000 },
  facets: noFacets,
  countries: [],
  ...page,
});

export const aPage = (jobs: JobCard[], page: Partial<JobPage> = {}): JobPage => ({
  jobs,
  total: jobs.length,
  page: 1,
  size: 30,
  facets: {
    ...noFacets,
    job_locations: [
      { id: 10201, count: 3 },
      { id: 10101, count: 2 },
      { id: 10100, count: 2 },
    ],
    job_categories: [
      { id: 9, count: 5 },
      { id: 901, count: 5 },
    ],
    job_types: [
      { id: 1, count: 4 },
      { id: 2, count: 1 },
    ],
    is_company_verified: 2,
    apply_modes: [{ id: 1, count: 4 }],
    applicant_countries: [{ id: 608, count: 2 }],
    shared_hours: [{ id: 4, count: 2 }],
    posted_within: [{ id: 7, count: 4 }],
    company_ids: [{ id: 3, count: 4 }],
  },
  companies: [{ id: 3, name: 'Bay Clinic' }],
  query_id: 'q1',
  as_of: yesterdayNoon,
  understood: { corrected_query: null },
  rescue: null,
  ...page,
});

export const anApplication = (application: Partial<Application> = {}): Application => ({
  id: 90,
  job: aJob(),
  status: 'pending',
  job_status: 'open',
  exchange_status: 'none',
  is_saved: false,
  label: 'pending',
  first_message: '',
  screening_answers: [],
  resume: null,
  applied_at: yesterdayNoon,
  chat_id: 33,
  timeline: [],
  can_withdraw: true,
  ...application,
});

export const aSavedJob = (saved: Partial<SavedJob> = {}): SavedJob => ({
  id: 70,
  job: aJob(),
  saved_at: yesterdayNoon,
  application_id: null,
  ...saved,
});

/** A profile as sent to an employer. */
export const aSentProfile: SentProfile = {
  first_name: 'Maria',
  last_name: 'Cruz',
  avatar_url: null,
  headline: null,
  location: null,
  summary: null,
  working_since: null,
  notice_period_id: null,
};
