import type { Education } from '@jobharbor/shared/contracts/entries/education';
import type { JobPreference } from '@jobharbor/shared/contracts/entries/job-preference';
import type { Skill } from '@jobharbor/shared/contracts/entries/skill';
import type { WorkExperience } from '@jobharbor/shared/contracts/entries/work-experience';
import type { Me, Resume } from '@jobharbor/shared/contracts/profile/jobseeker';
import type { Reference } from '@jobharbor/shared/contracts/profile/reference';
import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';

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
