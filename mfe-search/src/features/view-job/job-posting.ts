import type { JobStatic, Salary } from '@jobharbor/shared/contracts/job';
import { placeNames } from '@jobharbor/shared/domain/jobs';
import { minorUnitsOf } from '@jobharbor/shared/i18n';

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

/** JobPosting structured data (schema.org) for search engines; undefined for a job that is not open or has no description. */
export function jobPosting(job: JobStatic): object | undefined {
  if (job.status !== 'open' || job.description_html === '') return undefined;
  const country = job.country_key === 'others' ? undefined : job.country_key.toUpperCase();
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
      sameAs: job.employer.website ?? undefined,
    },
    jobLocation: places.length > 0 ? places : placeOf(country),
    ...(isRemote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: country && { '@type': 'Country', name: country },
    }),
    baseSalary: baseSalary(job.salary),
    directApply: job.apply_mode === 'normal' && job.recruiter !== null,
    skills: job.skills.length > 0 ? job.skills.join(', ') : undefined,
    industry: job.employer.industry?.value,
  };
}

const placeOf = (country: string | undefined) =>
  country && { '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry: country } };

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
