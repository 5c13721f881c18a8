import type { searchCompanies } from '@jobharbor/shared/calls/company/search-companies';
import type { CallResult } from '@jobharbor/shared/contracts/define-call';
import type { CompanyCard, CompanyProfile } from '@jobharbor/shared/contracts/jobs/company';
import { anOption, yesterdayNoon } from './builders.ts';

export const aCompanyCard = (company: Partial<CompanyCard> = {}): CompanyCard => ({
  id: 7,
  slug: 'harbour',
  name: 'Harbour Foods',
  logo_url: null,
  is_verified: true,
  open_jobs: 12,
  industry: anOption(12, 'food-beverage', 'Food and beverage'),
  size: anOption(2, '11-50', '11–50 people'),
  location: anOption(10201, 'cebu-city', 'Cebu City'),
  ...company,
});

export const aCompany = (company: Partial<CompanyProfile> = {}): CompanyProfile => ({
  ...aCompanyCard(),
  country_key: 'ph',
  website: 'https://harbour.example',
  about_html: '<p>We bake for the whole island.</p>',
  language: 'en',
  founded_year: 1987,
  financing_stage: anOption(1, 'self-financed', 'Self-financed'),
  benefits: [anOption(9, 'meals', 'Meals')],
  cultures: [anOption(4, 'learning', 'Time to learn')],
  culture_html: '<p>We eat together.</p>',
  verifications: [{ check: 'registration', verified_at: yesterdayNoon }],
  jobs_by_country: [{ country_key: 'ph', open_jobs: 12 }],
  activity: { last_posted_at: yesterdayNoon, posted_lately: 3, recruiter_active_at: null },
  ...company,
});

type CompanyPage = CallResult<typeof searchCompanies>;

export const aCompanyPage = (companies: CompanyCard[], page: Partial<CompanyPage> = {}): CompanyPage => ({
  companies,
  total: companies.length,
  page: 1,
  size: 30,
  facets: { industries: [], sizes: [], benefits: [], is_company_verified: 0 },
  ...page,
});
