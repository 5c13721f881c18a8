import type { Application } from '@jobharbor/shared/contracts/applications/application';
import type { JobCard, JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import type { JobPage } from '@jobharbor/shared/contracts/search/search';
import { noFacets } from '@jobharbor/shared/testing';

const postedAt = 1_700_000_000;

export const aJob = (job: Partial<JobCard> = {}): JobCard => ({
  id: 11,
  slug: 'nurse',
  title: 'Nurse',
  language: 'en',
  company: { id: 3, slug: 'bay-clinic', name: 'Bay Clinic', logo_url: null, is_verified: true },
  country_key: 'ph',
  locations: [{ id: 1, value: 'Cebu', key: 'cebu', seo_value: 'cebu' }],
  salary: null,
  job_type: null,
  xp_lvl: null,
  degree: null,
  work_arrangement: null,
  category: null,
  skills: [],
  snippet: '',
  posted_at: postedAt,
  reposted_at: null,
  status: 'open',
  is_web3: false,
  apply_mode: 'normal',
  ...job,
});

export const aJobStatic = (job: Partial<JobStatic> = {}): JobStatic => {
  const { company, ...card } = aJob(job);
  return {
    ...card,
    company,
    description_html: '',
    benefits: [],
    screening_questions: [],
    recruiter: null,
    employer: {
      ...company,
      country_key: 'ph',
      industry: null,
      size: null,
      website: null,
      about_html: '',
      language: 'en',
      founded_year: null,
      open_jobs: 1,
    },
    closed_at: null,
    valid_through: null,
    external_host: null,
    function_path: [],
    ...job,
  };
};

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
  applied_at: postedAt,
  chat_id: 33,
  timeline: [{ at: postedAt, actor: 'jobseeker', event: 'applied' }],
  can_withdraw: true,
  ...application,
});

export const aPageOf = (...jobs: JobCard[]): JobPage => ({
  jobs,
  total: jobs.length,
  page: 1,
  size: 6,
  facets: noFacets,
  companies: [],
  query_id: 'query',
  as_of: postedAt,
  understood: { corrected_query: null },
  rescue: null,
});
