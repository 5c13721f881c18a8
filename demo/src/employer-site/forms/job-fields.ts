import { countryByKey, type JobForm, type LanguageTag } from '@jobharbor/shared/contracts';
import { fromMinor, toMinor } from './amounts.ts';
import { linesOf } from './lines-of.ts';
import { editedHtml, textOfHtml } from './rich-text.ts';

type Stored = Pick<JobForm, 'country_key'> & Partial<Omit<JobForm, 'country_key'>>;
type Question = JobForm['screening_questions'][number];

const currencyOf = ({ country_key, salary }: Stored): string =>
  salary?.currency ?? countryByKey(country_key)?.currency ?? 'USD';

/** The text of the form's fields for a stored job. Repeated fields have a value each. */
export function fieldsOfJob(job: Stored): URLSearchParams {
  const fields = new URLSearchParams();
  const put = (name: string, ...values: readonly (string | number | null | undefined)[]) => {
    for (const value of values) fields.append(name, String(value ?? ''));
  };
  const currency = currencyOf(job);
  put('country_key', job.country_key);
  put('language', job.language);
  put('title', job.title);
  put('description_html', textOfHtml(job.description_html ?? ''));
  put('location_ids', ...(job.location_ids ?? []));
  put('other_places', (job.other_places ?? []).join('\n'));
  for (const name of ['category_id', 'job_type_id', 'xp_lvl_id', 'degree_id', 'work_arrangement_id'] as const)
    put(name, job[name]);
  put('period', job.salary?.period ?? 'monthly');
  put('min', fromMinor(job.salary?.min, currency));
  put('max', fromMinor(job.salary?.max, currency));
  put('skills', (job.skills ?? []).join('\n'));
  put('benefits', (job.benefits ?? []).join('\n'));
  for (const { question, kind, options, is_required } of job.screening_questions ?? []) {
    put('question', question);
    put('question_kind', kind);
    put('question_options', options.join(', '));
    put('question_required', is_required ? '1' : '0');
  }
  put('external_url', job.external_url);
  put(
    'valid_through',
    job.valid_through ? new Date(job.valid_through * 1_000).toISOString().slice(0, 10) : '',
  );
  put('applicants', (job.applicant_countries?.length ?? 0) > 0 ? 'kept' : '');
  put(
    'visa',
    job.visa_sponsorship === null || job.visa_sponsorship === undefined ? '' : String(job.visa_sponsorship),
  );
  return fields;
}

const idIn = (fields: URLSearchParams, name: string): number | null => Number(fields.get(name)) || null;

/** Questions by position; an empty one is left out. What the form does not show of a stored one stays. */
function questionsOf(fields: URLSearchParams, stored: readonly Question[]): Question[] {
  const at = (name: string, index: number) => fields.getAll(name)[index] ?? '';
  return fields.getAll('question').flatMap((text, index) => {
    const question = text.trim();
    if (question === '') return [];
    const kind = (at('question_kind', index) || 'text') as Question['kind'];
    const options = at('question_options', index)
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '');
    const before = stored.find((one) => one.question === question && one.kind === kind);
    const own = { question, kind, options: kind === 'choice' ? options : [] };
    return [{ ...before, ...own, is_required: at('question_required', index) === '1' }];
  });
}

function payOf(fields: URLSearchParams, stored: Stored): JobForm['salary'] {
  const period = (fields.get('period') ?? 'monthly') as NonNullable<JobForm['salary']>['period'];
  const currency = currencyOf(stored);
  const hasNoAmount = period === 'negotiable' || period === 'unpaid';
  const amount = (name: string) => (hasNoAmount ? null : toMinor(fields.get(name) ?? '', currency));
  const [min, max] = [amount('min'), amount('max')];
  return !hasNoAmount && min === null && max === null ? null : { currency, period, min, max };
}

/** The form of the API from the fields; `stored` is the job before, or the country and language of a new one. */
export function jobOfFields(fields: URLSearchParams, stored: Stored): JobForm {
  const { country_key } = stored;
  const applicants = fields.get('applicants');
  const through = fields.get('valid_through') ?? '';
  const visa = fields.get('visa') ?? '';
  return {
    country_key,
    language: (fields.get('language') ?? stored.language ?? 'en') as LanguageTag,
    title: fields.get('title') ?? '',
    description_html: editedHtml(fields.get('description_html') ?? '', stored.description_html ?? ''),
    location_ids: [
      ...new Set(
        fields
          .getAll('location_ids')
          .filter((id) => id !== '')
          .map(Number),
      ),
    ],
    other_places: linesOf(fields, 'other_places'),
    category_id: idIn(fields, 'category_id'),
    function_ids: stored.function_ids ?? [],
    job_type_id: idIn(fields, 'job_type_id'),
    xp_lvl_id: idIn(fields, 'xp_lvl_id'),
    degree_id: idIn(fields, 'degree_id'),
    work_arrangement_id: idIn(fields, 'work_arrangement_id'),
    salary: payOf(fields, stored),
    skills: linesOf(fields, 'skills'),
    benefits: linesOf(fields, 'benefits'),
    screening_questions: questionsOf(fields, stored.screening_questions ?? []),
    external_url: fields.get('external_url') || null,
    is_web3: stored.is_web3 ?? false,
    // Applications close at the end of the day.
    valid_through: through === '' ? null : Math.floor(Date.parse(`${through}T23:59:59Z`) / 1_000),
    applicant_countries:
      applicants === 'own' ? [country_key] : applicants === 'kept' ? (stored.applicant_countries ?? []) : [],
    excluded_countries: stored.excluded_countries ?? [],
    visa_sponsorship: visa === '' ? null : visa === 'true',
    time_zone: stored.time_zone ?? null,
  };
}

/** A draft keeps the fields as they were typed. */
export const draftOfFields = (fields: URLSearchParams): Record<string, string[]> =>
  Object.fromEntries(
    [...new Set(fields.keys())]
      .filter((name) => !['key', 'do', 'draft_id', 'is_another'].includes(name))
      .map((name) => [name, fields.getAll(name)]),
  );

export function fieldsOfDraft(form: Readonly<Record<string, unknown>>): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, values] of Object.entries(form))
    for (const value of Array.isArray(values) ? values : [values])
      if (typeof value === 'string') fields.append(name, value);
  return fields;
}

export const draftTitle = (form: Readonly<Record<string, unknown>>): string =>
  fieldsOfDraft(form).get('title') ?? '';
