import { getFlatList } from '@jobharbor/shared/calls/config/get-flat-list';
import { listJobCategories } from '@jobharbor/shared/calls/config/list-job-categories';
import { listLocations } from '@jobharbor/shared/calls/config/list-locations';
import { getOwnJob } from '@jobharbor/shared/calls/recruiter/get-own-job';
import { listJobDrafts } from '@jobharbor/shared/calls/recruiter/list-job-drafts';
import { listOwnCompanies } from '@jobharbor/shared/calls/recruiter/list-own-companies';
import { countryByKey, jobFormLimits, languages } from '@jobharbor/shared/contracts';
import { errorCode } from '@jobharbor/shared/errors';
import {
  actionKey,
  checkbox,
  type Entered,
  hidden,
  selectField,
  textArea,
  textField,
  textOf,
} from '../../form-site/fields.ts';
import { type Html, html } from '../../form-site/html.ts';
import type { Page } from '../../form-site/page.ts';
import { companyOf } from '../action.ts';
import { fieldsOfDraft, fieldsOfJob } from '../forms/job-fields.ts';
import type { Shown } from '../shown.ts';

/** The form of a new job or of a draft, with pay in the currency of the company's country. */
export async function renderNewJob(shown: Shown): Promise<Page> {
  const { client, t, query, language } = shown;
  const typed = shown.entered.fields;
  const draftId = Number(typed.get('draft_id') ?? query.get('draft') ?? 0);
  const drafts = draftId > 0 ? (await client.send(listJobDrafts)).drafts : [];
  const draft = drafts.find(({ id }) => id === draftId);
  const { companies } = await client.send(listOwnCompanies);
  const company = await companyOf(client, t, Number(typed.get('company_id')) || draft?.company_id);
  const start = fieldsOfJob({ country_key: company.country_key, language: language.value });
  const fields = typed.size > 0 ? typed : draft !== undefined ? fieldsOfDraft(draft.form) : start;
  const entered = { ...shown.entered, fields };
  const content = html`<h1>${t('form.new')}</h1>
<form class="card" method="post" action="/jobs">${actionKey()}${draft !== undefined && hidden('draft_id', draft.id)}
${
  companies.length > 1
    ? selectField(
        entered,
        { name: 'company_id', label: t('form.company'), start: company.id },
        companies.map(({ id, name }) => [id, name] as const),
      )
    : hidden('company_id', company.id)
}
${await renderFields({ ...shown, entered }, company.country_key)}
${entered.refusedBy === errorCode.likeJobOpen && checkbox('is_another', t('form.another'))}
<div class="buttons"><button class="primary" name="do" value="post">${t('jobs.post')}</button>
<button name="do" value="check">${t('form.check')}</button><button name="do" value="draft" formnovalidate>${t('form.draft')}</button></div></form>`;
  return { title: t('form.new'), content };
}

/** The form of a posted job. */
export async function renderEditJob(shown: Shown): Promise<Page> {
  const { client, t, id } = shown;
  const { form, job } = await client.send(getOwnJob, { params: { id } });
  const typed = shown.entered.fields;
  const entered = { ...shown.entered, fields: typed.size > 0 ? typed : fieldsOfJob(form) };
  const content = html`<header><h1>${t('form.edit')}</h1><p><a href="/jobs/${id}" dir="auto">${job.title}</a></p></header>
<form class="card" method="post" action="/jobs/${id}/edit"><p class="quiet">${t('form.editLead')}</p>
${await renderFields({ ...shown, entered }, form.country_key)}
<div class="buttons"><button class="primary" name="do" value="save">${t('save')}</button>
<button name="do" value="check">${t('form.check')}</button></div></form>`;
  return { title: t('form.edit'), content };
}

async function renderFields(shown: Shown, country_key: string): Promise<Html> {
  const { t, entered } = shown;
  const lists = await readLists(shown, country_key);
  const currency = countryByKey(country_key)?.currency ?? 'USD';
  const one = (name: string, label: string, options: readonly (readonly [number, string])[]) =>
    selectField(entered, { name, label }, [['', t('none')], ...options]);
  const more = t('optional');
  return html`${textField(entered, { name: 'title', label: t('form.title') })}
${textArea(entered, { name: 'description_html', label: t('form.description'), hint: t('form.descriptionHint'), rows: 12 })}
${selectField(
  entered,
  { name: 'language', label: t('form.language') },
  languages.map(({ value, label }) => [value, label] as const),
)}
<h2>${t('form.work')}</h2><div class="pair">${one('work_arrangement_id', t('form.arrangement'), lists.arrangements)}
${one('job_type_id', t('form.type'), lists.types)}${one('xp_lvl_id', t('form.experience'), lists.levels)}
${one('degree_id', t('form.degree'), lists.degrees)}${one('category_id', t('form.category'), lists.categories)}</div>
<h2>${t('form.where')}</h2><div class="pair">${renderPlaces(shown, lists.places)}
${textArea(entered, { name: 'other_places', label: t('form.otherPlaces'), hint: t('form.eachLine'), rows: 2, isOptional: true })}</div>
<div class="pair">${selectField(entered, { name: 'applicants', label: t('form.applicants') }, [
    ['', t('form.anybody')],
    ['own', t('form.ownCountry')],
    ...(textOf(entered, { name: 'applicants' }) === 'kept' ? [['kept', t('form.kept')] as const] : []),
  ])}
${selectField(entered, { name: 'visa', label: t('form.visa') }, [
  ['', t('form.unsaid')],
  ['true', t('form.yes')],
  ['false', t('form.no')],
])}</div>
<h2>${t('form.pay')}</h2><div class="pair">${textField(entered, { name: 'min', label: t('form.payFrom', { currency }), type: 'number', isOptional: true })}
${textField(entered, { name: 'max', label: t('form.payTo', { currency }), type: 'number', isOptional: true })}
${selectField(
  entered,
  { name: 'period', label: t('form.period') },
  periods.map((period) => [period, t(`form.periods.${period}`)] as const),
)}</div>
<h2>${t('form.more')}</h2><div class="pair">${textArea(entered, { name: 'skills', label: t('form.skills'), hint: t('form.eachLine'), rows: 4, isOptional: true })}
${textArea(entered, { name: 'benefits', label: t('form.benefits'), hint: t('form.eachLine'), rows: 4, isOptional: true })}</div>
<div class="pair">${textField(entered, { name: 'valid_through', label: t('form.through'), hint: more, type: 'date', isOptional: true })}
${textField(entered, { name: 'external_url', label: t('form.external'), hint: more, type: 'url', isOptional: true })}</div>
<h2>${t('form.questions')}</h2><p class="quiet">${t('form.questionsLead')}</p>${renderQuestions(shown)}`;
}

const periods = ['monthly', 'annually', 'daily', 'hourly', 'negotiable', 'unpaid'] as const;

async function readLists({ client }: Shown, country_key: string) {
  const flat = async (list: 'work_arrangements' | 'job_types' | 'xp_lvls' | 'degrees') =>
    (await client.send(getFlatList, { params: { list }, query: {} })).list.map(
      ({ id, value }) => [id, value] as const,
    );
  const [arrangements, types, levels, degrees, categories, places] = await Promise.all([
    flat('work_arrangements'),
    flat('job_types'),
    flat('xp_lvls'),
    flat('degrees'),
    client.send(listJobCategories, { query: {} }),
    client.send(listLocations, { query: { country_key } }),
  ]);
  return {
    ...{ arrangements, types, levels, degrees },
    categories: categories.job_category_lists.map(({ id, value }) => [id, value] as const),
    places: places.location_lists.flatMap(({ locations }) =>
      locations.map(({ id, value }) => [id, value] as const),
    ),
  };
}

/** A choice for each place, and an empty one. */
function renderPlaces({ t, entered }: Shown, places: readonly (readonly [number, string])[]): Html {
  const chosen = entered.fields.getAll('location_ids').filter((id) => id !== '');
  const shownPlaces = [...chosen, ''].slice(0, jobFormLimits.places);
  return html`<div class="stack">${shownPlaces.map((id, index) =>
    selectField(
      { ...entered, fields: new URLSearchParams({ location_ids: id }) },
      { name: 'location_ids', label: index === 0 ? t('form.place') : t('form.anotherPlace') },
      [['', t('none')], ...places],
    ),
  )}</div>`;
}

const kinds = ['text', 'yes_no', 'choice'] as const;

/** The questions, and an empty one. */
function renderQuestions({ t, entered }: Shown): Html {
  const { fields } = entered;
  const count = fields.getAll('question').filter((text) => text.trim() !== '').length;
  const at = (index: number): Entered => ({
    ...entered,
    fields: new URLSearchParams(
      ['question', 'question_kind', 'question_options', 'question_required'].map((name) => [
        name,
        fields.getAll(name)[index] ?? '',
      ]),
    ),
  });
  const rows = Array.from({ length: Math.min(count + 1, jobFormLimits.questions) }, (_, index) => index);
  return html`${rows.map(
    (index) => html`<fieldset class="text"><legend>${t('form.question', { count: index + 1 })}</legend>
${textField(at(index), { name: 'question', label: t('form.questionText'), isOptional: true })}
<div class="pair">${selectField(
      at(index),
      { name: 'question_kind', label: t('form.questionKind') },
      kinds.map((kind) => [kind, t(`form.kinds.${kind}`)] as const),
    )}
${textField(at(index), { name: 'question_options', label: t('form.questionOptions'), hint: t('form.commas'), isOptional: true })}
${selectField(at(index), { name: 'question_required', label: t('form.questionRequired') }, [
  ['0', t('form.no')],
  ['1', t('form.yes')],
])}</div></fieldset>`,
  )}`;
}
