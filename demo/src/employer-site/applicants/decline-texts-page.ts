import { listDeclineTexts } from '@jobharbor/shared/calls/recruiter/list-decline-texts';
import { languages } from '@jobharbor/shared/contracts';
import { checkbox } from '../../form-site/fields.ts';
import { html } from '../../form-site/html.ts';
import type { Page } from '../../form-site/page.ts';
import { companyOf } from '../action.ts';
import type { Shown } from '../shown.ts';
import { marks } from './format.ts';

/** What declined people read, a text for each language; those of the product are used where the box is not set. */
export async function renderDeclineTexts({ client, t, entered }: Shown): Promise<Page> {
  const { id } = await companyOf(client, t);
  const { texts } = await client.send(listDeclineTexts, { params: { id } });
  const { fields, faults } = entered;
  const content = html`<h1>${t('declineTexts.title')}</h1>
<section class="card"><p>${t('declineTexts.lead', { marks })}</p>
${Object.keys(faults).length > 0 && html`<p class="fault" role="alert">${t('declineTexts.fault')}</p>`}
<form method="post" action="/decline-texts">${texts.map(({ language, text, is_own }) => {
    const { label, dir } = languages.find(({ value }) => value === language) ?? {
      label: language,
      dir: 'ltr',
    };
    const isOwn = fields.size > 0 ? fields.has(`own-${language}`) : is_own;
    return html`<label><span lang="${language}">${label}</span><textarea name="${language}" rows="8" lang="${language}" dir="${dir}">
${fields.get(language) ?? text}</textarea></label>
${checkbox(`own-${language}`, t('declineTexts.own'), isOwn)}`;
  })}<button class="primary">${t('save')}</button></form></section>`;
  return { title: t('declineTexts.title'), content };
}
