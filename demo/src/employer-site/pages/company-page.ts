import { getFlatList } from '@jobharbor/shared/calls/config/get-flat-list';
import { listLocations } from '@jobharbor/shared/calls/config/list-locations';
import { getOwnCompany } from '@jobharbor/shared/calls/recruiter/get-own-company';
import { type EditedCompany, languageByTag, languages } from '@jobharbor/shared/contracts';
import { checkGroup, enteredIn, hidden, selectField, textArea, textField } from '../../form-site/fields.ts';
import { type Html, html } from '../../form-site/html.ts';
import type { Page } from '../../form-site/page.ts';
import { companyOf } from '../action.ts';
import { textOfHtml } from '../forms/rich-text.ts';
import type { Shown } from '../shown.ts';
import { renderCompanyRecord } from './company-record.ts';

/** The profile of the company, with its texts in several languages and its logo. */
export async function renderCompany(shown: Shown): Promise<Page> {
  const { client, t, publicUrl } = shown;
  const { id } = await companyOf(client, t);
  const { company } = await client.send(getOwnCompany, { params: { id } });
  // A refused reply is another form: its boxes would all be shown without a check, and be saved so.
  const ofProfile = { ...shown, entered: enteredIn(shown, 'profile') };
  const content = html`<header><h1>${t('company.title')}</h1>
<p><a href="${publicUrl}/company/${company.slug}-${id}">${t('company.public')}</a></p></header>
${renderLogo(shown, company)}
<form class="card" method="post" action="/company">${hidden('form', 'profile')}
${await renderFacts(ofProfile, company)}
${renderTexts(ofProfile, company)}
<button class="primary">${t('save')}</button></form>
${renderCompanyRecord(shown, company)}`;
  return { title: t('company.title'), content };
}

const renderLogo = (
  { t }: Shown,
  { logo_url, name }: EditedCompany,
): Html => html`<section class="card"><h2>${t('company.logo')}</h2>
${logo_url !== null && html`<p><img class="logo" src="/picture?of=${encodeURIComponent(logo_url)}" alt="${name}" width="96" height="96"></p>`}
<form class="line" method="post" action="/company/logo" enctype="multipart/form-data">
<label>${t('company.logoFile')}<input type="file" name="logo" accept="image/png,image/jpeg,image/bmp" required></label><button>${t('upload')}</button></form>
${logo_url !== null && html`<form method="post" action="/company/logo"><button name="do" value="remove">${t('company.removeLogo')}</button></form>`}</section>`;

async function renderFacts({ client, t, entered }: Shown, company: EditedCompany): Promise<Html> {
  const optionsOf = async (
    list:
      | 'industry_lists'
      | 'company_sizes'
      | 'company_financing_stage_lists'
      | 'company_benefit_lists'
      | 'company_culture_lists',
  ) =>
    (await client.send(getFlatList, { params: { list }, query: {} })).list.map(
      ({ id, value }) => [id, value] as const,
    );
  const { country_key } = company;
  const [industries, sizes, stages, benefits, cultures, { location_lists }] = await Promise.all([
    optionsOf('industry_lists'),
    optionsOf('company_sizes'),
    optionsOf('company_financing_stage_lists'),
    optionsOf('company_benefit_lists'),
    optionsOf('company_culture_lists'),
    client.send(listLocations, { query: { country_key } }),
  ]);
  const places = location_lists.flatMap(({ locations }) =>
    locations.map(({ id, value }) => [id, value] as const),
  );
  const none = ['', t('none')] as const;
  return html`<div class="pair">${textField(entered, { name: 'name', label: t('company.name'), hint: t('company.nameHint'), start: company.name })}
${textField(entered, { name: 'website', label: t('company.website'), hint: t('optional'), type: 'url', isOptional: true, start: company.website })}</div>
<div class="pair">${selectField(entered, { name: 'industry_id', label: t('company.industry'), start: company.industry_id }, [none, ...industries])}
${selectField(entered, { name: 'size_id', label: t('company.size'), start: company.size_id }, [none, ...sizes])}
${selectField(entered, { name: 'financing_stage_id', label: t('company.financing'), start: company.financing_stage_id }, [none, ...stages])}</div>
<div class="pair">${selectField(entered, { name: 'location_id', label: t('company.location'), start: company.location_id }, [none, ...places])}
${textField(entered, { name: 'founded_year', label: t('company.founded'), hint: t('optional'), type: 'number', isOptional: true, start: company.founded_year })}</div>
${checkGroup(entered, { name: 'benefit_ids', label: t('company.benefits'), start: company.benefit_ids }, benefits)}
${checkGroup(entered, { name: 'culture_ids', label: t('company.cultures'), start: company.culture_ids }, cultures)}`;
}

/** A part for each language that has a text, and one for another language. */
function renderTexts({ t, entered, language }: Shown, { texts }: EditedCompany): Html {
  const names = texts.map(({ language: tag }) => tag);
  const others = languages.filter(({ value }) => !names.includes(value));
  const chosen = names.length === 0 ? language.value : '';
  return html`<h2>${t('company.texts')}</h2><p class="quiet">${t('company.textsLead')}</p>
${texts.map(
  ({
    language: tag,
    about_html,
    culture_html,
  }) => html`<fieldset class="text"><legend lang="${tag}">${languageByTag(tag)?.label ?? tag}</legend>
${textArea(entered, { name: `about_${tag}`, label: t('company.about'), isOptional: true, start: textOfHtml(about_html) })}
${textArea(entered, { name: `culture_${tag}`, label: t('company.culture'), isOptional: true, rows: 4, start: textOfHtml(culture_html) })}</fieldset>`,
)}
${
  others.length > 0 &&
  html`<details${names.length === 0 && html` open`}><summary>${t('company.addLanguage')}</summary><fieldset class="text"><legend class="hidden">${t('company.addLanguage')}</legend>
${selectField(entered, { name: 'add_language', label: t('company.language'), start: chosen }, [['', t('none')], ...others.map(({ value, label }) => [value, label] as const)])}
${textArea(entered, { name: 'about_new', label: t('company.about'), isOptional: true })}
${textArea(entered, { name: 'culture_new', label: t('company.culture'), isOptional: true, rows: 4 })}</fieldset></details>`
}
${
  names.length > 1 &&
  selectField(
    entered,
    { name: 'first_language', label: t('company.firstLanguage'), start: names[0] ?? '' },
    names.map((tag) => [tag, languageByTag(tag)?.label ?? tag] as const),
  )
}`;
}
