import { deleteCompanyProof } from '@jobharbor/shared/calls/recruiter/delete-company-proof';
import { getOwnCompany } from '@jobharbor/shared/calls/recruiter/get-own-company';
import { registerCompany } from '@jobharbor/shared/calls/recruiter/register-company';
import { removeCompanyLogo } from '@jobharbor/shared/calls/recruiter/remove-company-logo';
import { replyToCompanyRecord } from '@jobharbor/shared/calls/recruiter/reply-to-company-record';
import { requestCompanyVerification } from '@jobharbor/shared/calls/recruiter/request-company-verification';
import { updateCompany } from '@jobharbor/shared/calls/recruiter/update-company';
import { uploadCompanyLogo } from '@jobharbor/shared/calls/recruiter/upload-company-logo';
import { uploadCompanyProof } from '@jobharbor/shared/calls/recruiter/upload-company-proof';
import { type EditedCompany, type LanguageTag, languageByTag } from '@jobharbor/shared/contracts';
import { AppError, errorCode } from '@jobharbor/shared/errors';
import { type Acting, companyOf, type FormAction, idOf } from '../action.ts';
import { editedHtml } from '../forms/rich-text.ts';

const optionalId = (text: string | undefined): number | null => idOf(text) ?? null;

/** The texts of all languages, without those that were emptied; the chosen language is the first one. */
function textsOf({ form }: Acting, stored: EditedCompany) {
  const languages = [...new Set([...stored.texts.map(({ language }) => language), form.add_language ?? ''])];
  const texts = languages.flatMap((language) => {
    const tag = languageByTag(language)?.value;
    if (tag === undefined) return [];
    const before = stored.texts.find((one) => one.language === tag);
    const field = (name: string) => form[`${name}_${before === undefined ? 'new' : tag}`] ?? '';
    const about_html = editedHtml(field('about'), before?.about_html ?? '');
    const culture_html = editedHtml(field('culture'), before?.culture_html ?? '');
    return about_html === '' && culture_html === '' ? [] : [{ language: tag, about_html, culture_html }];
  });
  const isFirst = ({ language }: { language: LanguageTag }) => Number(language === form.first_language);
  return texts.sort((one, other) => isFirst(other) - isFirst(one));
}

async function saveProfile(acting: Acting) {
  const { client, form, fields, t } = acting;
  const { id } = await companyOf(client, t);
  const { company: stored } = await client.send(getOwnCompany, { params: { id } });
  const texts = textsOf(acting, stored);
  await client.send(updateCompany, {
    params: { id },
    body: {
      name: form.name ?? '',
      website: form.website === '' ? null : (form.website ?? null),
      industry_id: optionalId(form.industry_id),
      size_id: optionalId(form.size_id),
      founded_year: optionalId(form.founded_year),
      financing_stage_id: optionalId(form.financing_stage_id),
      location_id: optionalId(form.location_id),
      benefit_ids: fields.getAll('benefit_ids').map(Number),
      culture_ids: fields.getAll('culture_ids').map(Number),
      ...(texts.length > 0 && { texts }),
    },
  });
  return { to: '/company', said: 'said.profileSaved' as const };
}

/** The file of the form under the API's name; refused where none was chosen. */
function uploadOf({ file, t, form }: Acting, name: string): FormData {
  if (file === null)
    throw new AppError(errorCode.invalidParameters, { status: 422, message: t('refused.noFile') });
  const upload = new FormData();
  if (form.kind !== undefined) upload.set('kind', form.kind);
  upload.set(name, file, file.name);
  return upload;
}

const verification = '/company/verification';

export const companyActions: Readonly<Record<string, FormAction>> = {
  '/companies': {
    page: '/',
    async carryOut({ client, form, language }) {
      const { name = '', country_key = '', title = '', website } = form;
      await client.send(registerCompany, {
        body: {
          ...{ name, country_key, title, language: language.value, is_another: form.is_another === '1' },
          ...(website && { website }),
        },
        idempotencyKey: form.key ?? '',
      });
      return { to: '/', said: 'said.registered' };
    },
  },
  '/company': { carryOut: saveProfile },
  '/company/reply': {
    page: '/company',
    async carryOut({ client, form, t }) {
      const { id } = await companyOf(client, t);
      await client.send(replyToCompanyRecord, { params: { id }, body: { sentence: form.sentence ?? '' } });
      return { to: '/company', said: form.sentence?.trim() ? 'said.replied' : 'said.replyRemoved' };
    },
  },
  '/company/logo': {
    page: '/company',
    async carryOut(acting) {
      const { client, t } = acting;
      const { id } = await companyOf(client, t);
      if (acting.form.do === 'remove') await client.send(removeCompanyLogo, { params: { id } });
      else await client.send(uploadCompanyLogo, { params: { id }, body: uploadOf(acting, 'logo') });
      return { to: '/company', said: 'said.logoChanged' };
    },
  },
  '/company/proofs': {
    page: verification,
    async carryOut(acting) {
      const { id } = await companyOf(acting.client, acting.t);
      await acting.client.send(uploadCompanyProof, { params: { id }, body: uploadOf(acting, 'proof') });
      return { to: verification, said: 'said.proofUploaded' };
    },
  },
  '/company/proofs/{id}/delete': {
    page: verification,
    async carryOut({ client, t, id: proofId }) {
      const { id } = await companyOf(client, t);
      await client.send(deleteCompanyProof, { params: { id, proofId } });
      return { to: verification, said: 'said.proofDeleted' };
    },
  },
  '/company/verification': {
    async carryOut({ client, t }) {
      const { id } = await companyOf(client, t);
      await client.send(requestCompanyVerification, { params: { id } });
      return { to: verification, said: 'said.verificationAsked' };
    },
  },
};
