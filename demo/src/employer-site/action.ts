import { listOwnCompanies } from '@jobharbor/shared/calls/recruiter/list-own-companies';
import type { EmployerClient } from '@jobharbor/shared/employer-client';
import { AppError, errorCode } from '@jobharbor/shared/errors';

export type Form = Readonly<Record<string, string>>;

/** What an action did: where to go on, and what to say there. */
export interface Done {
  to: string;
  said?: string;
  /** What is listed below it. */
  items?: readonly string[];
}

export interface Acting {
  client: EmployerClient;
  form: Form;
  /** Of the path. */
  id: number;
  /** The country of the hand-off. */
  country: string;
}

export type Action = (acting: Acting) => Promise<Done>;

/** The company that the person recruits for; refused with what to do where there is none. */
export const firstCompany = async (client: EmployerClient) => {
  const [company] = (await client.send(listOwnCompanies)).companies;
  if (company === undefined)
    throw new AppError(errorCode.notFound, { status: 409, message: 'Register your company first.' });
  return company;
};
