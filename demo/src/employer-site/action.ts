import { listOwnCompanies } from '@jobharbor/shared/calls/recruiter/list-own-companies';
import type { OwnCompany } from '@jobharbor/shared/contracts';
import type { EmployerClient } from '@jobharbor/shared/employer-client';
import { AppError, errorCode } from '@jobharbor/shared/errors';
import type { Shown } from './shown.ts';

/** The fields of a form; several values of one name are joined by commas. */
export type Form = Readonly<Record<string, string>>;

/** What an action did: where to go on, and what to say there. An empty `to` shows the form again. */
export interface Done {
  to: string;
  /** Key of a text, or a sentence. */
  said?: string;
  /** What is listed below it, where the form is shown again. */
  items?: readonly string[];
}

export interface Acting extends Shown {
  form: Form;
  /** With every value of a repeated field. */
  fields: URLSearchParams;
  /** The file of the form; null without one. */
  file: File | null;
}

export type Action = (acting: Acting) => Promise<Done>;

/** The form of an action. */
export interface FormAction {
  /** The page that has the form, with `{id}`; where it is not the form's own address. */
  page?: string;
  carryOut: Action;
}

/** The company that the person recruits for: the one of the id, or the first; refused with what to do where there is none. */
export async function companyOf(
  client: EmployerClient,
  t: Shown['t'],
  id?: number | undefined,
): Promise<OwnCompany> {
  const { companies } = await client.send(listOwnCompanies);
  const company = companies.find((one) => one.id === id) ?? companies[0];
  if (company === undefined)
    throw new AppError(errorCode.notFound, { status: 409, message: t('refused.noCompany') });
  return company;
}

/** A number of a field; undefined where it is empty. */
export const idOf = (text: string | undefined): number | undefined =>
  text === undefined || text === '' ? undefined : Number(text);
