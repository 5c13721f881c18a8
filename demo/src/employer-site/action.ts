import { listOwnCompanies } from '@jobharbor/shared/calls/recruiter/list-own-companies';
import type { OwnCompany } from '@jobharbor/shared/contracts';
import type { EmployerClient } from '@jobharbor/shared/employer-client';
import { AppError, errorCode } from '@jobharbor/shared/errors';
import type { FormAction as ActionOf, Done, Sent } from '../form-site/action.ts';
import type { Shown } from './shown.ts';

export type Acting = Shown & Sent;

export type Action = (acting: Acting) => Promise<Done>;

export type FormAction = ActionOf<Shown>;

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
