import { type CountryKey, countryByKey, type JobForm, type LanguageTag } from '@jobharbor/shared/contracts';
import { timeZone } from '@jobharbor/shared/contracts/primitives/time-zone';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Selectable } from 'kysely';
import { categoryById, flatOptionById, jobFunctionById, locationById } from '../../config-lists/index.ts';
import type { JobTable } from '../../database/tables/job-tables.ts';
import { createCategoryReader } from '../../import/clean/category.ts';
import { findEducationInText } from '../../import/clean/education-text.ts';
import { experienceOfTitle, findExperienceInText } from '../../import/clean/experience-text.ts';
import { findSkills } from '../../import/clean/skills.ts';
import { cleanDescription, textOfHtml } from '../../import/clean/text/description-html.ts';
import { maskContacts } from '../../import/clean/text/mask-contacts.ts';
import { findArrangement, jobTypeOfTitle, partTimeInText } from '../../import/clean/work-terms.ts';
import type { JobDraft } from '../../intake/job-draft.ts';
import { toSeconds } from '../common/seconds.ts';

/** Members of a draft that the form determines. */
export type FormDraft = Omit<JobDraft, 'source' | 'sourceId' | 'company' | 'postedAt'>;

const readCategory = createCategoryReader();

/**
 * The form by the rules of imported jobs: sanitised HTML, masked contact details, and the facts of title and text for
 * fields that are empty. Throws 40001 with the fields whose ids are in no list.
 */
export function draftOfForm(form: JobForm): FormDraft {
  checkForm(form);
  const title = maskContacts(form.title.normalize('NFC').trim());
  const descriptionHtml = cleanDescription(form.description_html);
  const text = textOfHtml(descriptionHtml);
  return {
    countryKey: form.country_key as CountryKey,
    language: form.language,
    title,
    descriptionHtml,
    locationIds: form.location_ids,
    otherPlaces: form.other_places.map((place) => maskContacts(place.trim())),
    categoryId: form.category_id ?? readCategory([], title),
    functionIds: form.function_ids,
    jobTypeId: form.job_type_id ?? jobTypeOfTitle(title) ?? partTimeInText(`${title}\n${text}`),
    xpLvlId: form.xp_lvl_id ?? findExperienceInText(text) ?? experienceOfTitle(title),
    degreeId: form.degree_id ?? findEducationInText(text),
    workArrangementId: form.work_arrangement_id ?? findArrangement(title, text),
    salary: form.salary,
    skills:
      form.skills.length > 0 ? form.skills.map((skill) => skill.trim()) : findSkills(`${title}\n${text}`),
    benefits: form.benefits.map((benefit) => maskContacts(benefit.trim())),
    screeningQuestions: form.screening_questions.map((asked) => ({
      ...asked,
      question: maskContacts(asked.question.trim()),
    })),
    externalUrl: form.external_url,
    isWeb3: form.is_web3,
    validThrough: form.valid_through === null ? null : new Date(form.valid_through * 1_000),
    applicantCountries: form.applicant_countries,
    excludedCountries: form.excluded_countries,
    visaSponsorship: form.visa_sponsorship,
    timeZone: form.time_zone,
  };
}

function checkForm(form: JobForm): void {
  const places = form.location_ids.map((id) => locationById(id));
  const hasNoAmount = form.salary?.period === 'negotiable' || form.salary?.period === 'unpaid';
  const { salary } = form;
  const isWrong: Record<string, boolean> = {
    country_key: countryByKey(form.country_key) === undefined,
    location_ids: places.includes(undefined),
    category_id: form.category_id !== null && categoryById(form.category_id) === undefined,
    function_ids: form.function_ids.some((id) => jobFunctionById(id) === undefined),
    job_type_id: isUnknown('job_types', form.job_type_id),
    xp_lvl_id: isUnknown('xp_lvls', form.xp_lvl_id),
    degree_id: isUnknown('degrees', form.degree_id),
    work_arrangement_id: isUnknown('work_arrangements', form.work_arrangement_id),
    salary: salary !== null && hasNoAmount !== (salary.min === null && salary.max === null),
    screening_questions: form.screening_questions.some(
      ({ kind, options }) =>
        (kind === 'choice') !== options.length > 1 && (kind === 'choice' || options.length > 0),
    ),
    time_zone: form.time_zone !== null && !timeZone.safeParse(form.time_zone).success,
  };
  const wrong = Object.keys(isWrong).filter((field) => isWrong[field]);
  if (wrong.length > 0)
    throw new ApiError(errorCode.invalidParameters, {
      fieldProblems: Object.fromEntries(wrong.map((field) => [field, 'invalid' as const])),
    });
}

const isUnknown = (list: Parameters<typeof flatOptionById>[0], id: number | null): boolean =>
  id !== null && flatOptionById(list, id) === undefined;

/** A stored job as a form. */
export const formOfJob = (job: Selectable<JobTable>): JobForm => ({
  country_key: job.country_key,
  language: job.language as LanguageTag,
  title: job.title,
  description_html: job.description_html,
  location_ids: job.location_ids,
  other_places: job.other_places,
  category_id: job.category_id,
  function_ids: job.function_ids,
  job_type_id: job.job_type_id,
  xp_lvl_id: job.xp_lvl_id,
  degree_id: job.degree_id,
  work_arrangement_id: job.work_arrangement_id,
  salary:
    job.salary_currency === null || job.salary_period === null
      ? null
      : {
          currency: job.salary_currency,
          period: job.salary_period as NonNullable<JobForm['salary']>['period'],
          min: job.salary_min,
          max: job.salary_max,
        },
  skills: job.skills,
  benefits: job.benefits,
  screening_questions: job.screening_questions.map(({ id: _, ...asked }) => asked),
  external_url: job.external_url,
  is_web3: job.is_web3,
  valid_through: job.valid_through && toSeconds(job.valid_through),
  applicant_countries: job.applicant_countries,
  excluded_countries: job.excluded_countries,
  visa_sponsorship: job.visa_sponsorship,
  time_zone: job.time_zone,
});
