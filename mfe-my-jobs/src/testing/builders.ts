import type { Application, SavedJob } from '@jobharbor/shared/contracts/applications/application';
import type { JobCard } from '@jobharbor/shared/contracts/jobs/job';
import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';

export const maria: SessionUser = {
  id: 7,
  role: 'jobseeker',
  first_name: 'Maria',
  avatar_url: null,
  is_email_verify: true,
  is_profile_completed: true,
};

/** Noon of 20 November 2026. */
export const yesterdayNoon = Date.UTC(2026, 10, 20, 12) / 1000;

const aJob = (job: Partial<JobCard> = {}): JobCard => ({
  id: 11,
  slug: 'nurse',
  title: 'Nurse',
  language: 'en',
  company: { id: 3, slug: 'bay-clinic', name: 'Bay Clinic', logo_url: null, is_verified: true },
  country_key: 'ph',
  locations: [{ id: 1, value: 'Cebu', key: 'cebu', seo_value: 'cebu' }],
  salary: { currency: 'PHP', period: 'monthly', min: 4_500_000, max: 6_000_000, converted: null },
  job_type: null,
  xp_lvl: null,
  degree: null,
  work_arrangement: null,
  category: null,
  skills: [],
  snippet: '',
  posted_at: yesterdayNoon,
  reposted_at: null,
  status: 'open',
  is_web3: false,
  apply_mode: 'normal',
  ...job,
});

export const aSavedJob = (job: Partial<JobCard> = {}, application_id: number | null = null): SavedJob => ({
  id: 500 + (job.id ?? 11),
  job: aJob(job),
  saved_at: yesterdayNoon,
  application_id,
});

export const anApplication = (application: Partial<Application> = {}): Application => ({
  id: 90,
  job: aJob(),
  status: 'pending',
  job_status: 'open',
  exchange_status: 'none',
  is_saved: false,
  label: 'pending',
  first_message: 'Good day, I have five years of ward experience.',
  screening_answers: [{ question_id: 1, question: 'Can you work nights?', answer: 'Yes' }],
  resume: { id: 4, filename: 'maria.pdf' },
  applied_at: yesterdayNoon,
  chat_id: 33,
  timeline: [{ at: yesterdayNoon, actor: 'jobseeker', event: 'applied' }],
  can_withdraw: true,
  ...application,
});

/** The paging fields of a list's only page. */
export const pageInfo = (items: readonly unknown[]) => ({ total: items.length, page: 1, size: 30 });
