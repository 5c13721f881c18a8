import type { setDeclineTexts } from '@jobharbor/shared/calls/recruiter/set-decline-texts';
import {
  type CallRequest,
  type CompanyDeclineText,
  type LanguageTag,
  languages,
  writtenLanguage,
} from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import * as z from 'zod/mini';
import { dataFile } from '../../data-files/data-file.ts';
import { readCsv } from '../../data-files/read-data.ts';
import { insertRows } from '../../database/insert-rows.ts';
import type { Db } from '../../database/pools.ts';
import { lockCompany, requirePermission } from '../company-members/membership.ts';

/** The product's own texts by language. */
const productTexts: ReadonlyMap<string, string> = new Map(
  readCsv(dataFile('decline-texts.csv'), z.object({ language: writtenLanguage, text: z.string() })).map(
    ({ language, text }) => [language, text],
  ),
);

/** The texts in all languages: the company's own, else the product's. */
export async function findDeclineTexts(db: Db, companyId: number): Promise<CompanyDeclineText[]> {
  const rows = await db
    .selectFrom('company_decline_texts')
    .select(['language', 'text'])
    .where('company_id', '=', companyId)
    .execute();
  const own = new Map(rows.map(({ language, text }) => [language, text]));
  return languages.map(({ value: language }) => ({
    language,
    text: own.get(language) ?? productTexts.get(language) ?? '',
    is_own: own.has(language),
  }));
}

type Change = CallRequest<typeof setDeclineTexts>['body']['texts'];

export async function replaceDeclineTexts(
  db: Db,
  { companyId, accountId, texts }: { companyId: number; accountId: number; texts: Change },
): Promise<CompanyDeclineText[]> {
  await requirePermission(db, companyId, accountId, 'edit-company');
  if (new Set(texts.map(({ language }) => language)).size < texts.length)
    throw new ApiError(errorCode.invalidParameters, { fieldProblems: { texts: 'invalid' } });
  return db.transaction().execute(async (tx) => {
    await lockCompany(tx, companyId);
    await tx.deleteFrom('company_decline_texts').where('company_id', '=', companyId).execute();
    await insertRows(
      texts.map(({ language, text }) => ({ company_id: companyId, language, text: text.trim() })),
      (chunk) => tx.insertInto('company_decline_texts').values(chunk),
    );
    return findDeclineTexts(tx, companyId);
  });
}

/** The company's text in a language, with placeholders. */
export async function textFor(db: Db, companyId: number, language: LanguageTag): Promise<string> {
  const texts = await findDeclineTexts(db, companyId);
  return texts.find((one) => one.language === language)?.text ?? '';
}

/** Fills `{{name}}`, `{{job}}` and `{{company}}` in; a value that looks like a placeholder stays as it is. */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => values[name] ?? whole);
