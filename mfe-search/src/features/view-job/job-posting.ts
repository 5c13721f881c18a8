import type { JobStatic, Salary } from '@jobharbor/shared/contracts/jobs/job';
import { placeNames } from '@jobharbor/shared/domain/jobs';
import { minorUnitsOf } from '@jobharbor/shared/i18n';
import { parseWebsite } from '../../common/companies/website.ts';

const employmentTypes: Readonly<Record<string, string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
  freelance: 'CONTRACTOR',
  temporary: 'TEMPORARY',
};

const units: Readonly<Record<string, string>> = {
  hourly: 'HOUR',
  daily: 'DAY',
  monthly: 'MONTH',
  annually: 'YEAR',
};

const isoTime = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** Minimum experience of a level, in months. */
const months: Readonly<Record<string, number>> = {
  '1-3-years': 12,
  '3-5-years': 36,
  '5-10-years': 60,
  'over-10-years': 120,
};

const credentials: Readonly<Record<string, string>> = {
  secondary: 'high school',
  vocational: 'professional certificate',
  diploma: 'associate degree',
  bachelor: 'bachelor degree',
  master: 'postgraduate degree',
  doctorate: 'postgraduate degree',
};

/**
 * JobPosting structured data (schema.org) for search engines; undefined for a job that is closed, has no description, or
 * whose country has no ISO code.
 */
export function jobPosting(job: JobStatic): object | undefined {
  if (job.status !== 'open' || job.description_html === '' || job.country_key === 'others') return undefined;
  const country = job.country_key.toUpperCase();
  const open = (job.applicant_countries ?? []).map((code) => code.toUpperCase());
  const isRemote = job.work_arrangement?.key === 'remote';
  const places = placeNames(job).map((name) => ({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: name, addressCountry: country },
  }));
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: job.description_html,
    identifier: { '@type': 'PropertyValue', name: job.company.name, value: String(job.id) },
    datePosted: isoTime(job.reposted_at ?? job.posted_at),
    validThrough: job.valid_through === null ? undefined : isoTime(job.valid_through),
    employmentType: job.job_type ? (employmentTypes[job.job_type.key] ?? 'OTHER') : undefined,
    hiringOrganization: {
      '@type': 'Organization',
      name: job.company.name,
      sameAs: parseWebsite(job.employer.website)?.href,
      logo: job.company.logo_url ?? undefined,
    },
    jobLocation: places.length > 0 ? places : placeOf(country),
    ...(isRemote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: (open.length > 0 ? open : [country]).map((name) => ({
        '@type': 'Country',
        name,
      })),
    }),
    eligibilityToWorkRequirement:
      !isRemote && open.length > 0 ? `Right to work in ${open.join(', ')}` : undefined,
    baseSalary: baseSalary(job.salary),
    directApply: job.apply_mode === 'normal' && job.recruiter !== null,
    skills: job.skills.length > 0 ? job.skills.join(', ') : undefined,
    industry: job.employer.industry?.value,
    jobBenefits: job.benefits.length > 0 ? job.benefits.join(', ') : undefined,
    experienceRequirements: experience(job.xp_lvl?.key),
    educationRequirements: education(job.degree?.key),
  };
}

const placeOf = (country: string) => ({
  '@type': 'Place',
  address: { '@type': 'PostalAddress', addressCountry: country },
});

/** Google accepts text only for "no requirements". */
function experience(level: string | undefined): object | string | undefined {
  if (level === 'no-experience') return 'no requirements';
  const monthsOfExperience = months[level ?? ''];
  return monthsOfExperience === undefined
    ? undefined
    : { '@type': 'OccupationalExperienceRequirements', monthsOfExperience };
}

function education(degree: string | undefined): object | string | undefined {
  if (degree === 'not-required') return 'no requirements';
  const credentialCategory = credentials[degree ?? ''];
  return credentialCategory
    ? { '@type': 'EducationalOccupationalCredential', credentialCategory }
    : undefined;
}

function baseSalary(salary: Salary | null): object | undefined {
  const unitText = salary && units[salary.period];
  if (!salary || !unitText || (salary.min === null && salary.max === null)) return undefined;
  const whole = (minor: number | null) =>
    minor === null ? undefined : minor / 10 ** minorUnitsOf(salary.currency);
  const isRange = salary.min !== null && salary.max !== null && salary.min !== salary.max;
  const value = isRange
    ? { minValue: whole(salary.min), maxValue: whole(salary.max) }
    : { value: whole(salary.min ?? salary.max) };
  return {
    '@type': 'MonetaryAmount',
    currency: salary.currency,
    value: { '@type': 'QuantitativeValue', ...value, unitText },
  };
}
