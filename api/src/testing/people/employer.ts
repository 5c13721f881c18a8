import type { TestApi } from '../servers/test-api.ts';
import { aJobseeker, confirmEmail, type SignedInPerson } from './person.ts';
import { setUpAuthenticator } from './set-up-authenticator.ts';

export interface Employer extends SignedInPerson {
  companyId: number;
}

/** Somebody who signed up to recruit, with confirmed address and authenticator app, and belongs to no company yet. */
export async function anEmployerAccount(api: TestApi, firstName = 'Ana'): Promise<SignedInPerson> {
  const person = await aJobseeker(api, { firstName, role: 'employer' });
  await confirmEmail(api, person);
  await setUpAuthenticator(api, person);
  // Empties the mailbox of the test.
  await api.dependencies.db.deleteFrom('mails').where('recipient', '=', person.email).execute();
  return person;
}

let companies = 0;

export const companyForm = (name: string) => ({
  ...{ name, country_key: 'ph', language: 'en', title: 'Head of people' },
});

/** The admin of a company that they have just registered. */
export async function anEmployer(api: TestApi, name?: string): Promise<Employer> {
  const person = await anEmployerAccount(api);
  companies += 1;
  const form = companyForm(name ?? `Registered ${companies}`);
  const answer = await person.ask('POST', '/recruiter/companies/create', form);
  if (answer.statusCode !== 201) throw new Error(`Could not register: ${answer.body}`);
  return Object.assign(person, { companyId: answer.json().data.company.id as number });
}

/** A member who accepted the admin's invitation. */
export async function aColleague(
  api: TestApi,
  admin: Employer,
  role: 'recruiter' | 'coordinator' = 'recruiter',
): Promise<SignedInPerson> {
  const person = await anEmployerAccount(api, 'Ben');
  const draft = { email: person.email, role, title: 'Recruiter' };
  await admin.ask('POST', `/recruiter/companies/${admin.companyId}/invitations`, draft);
  const { invitations } = (await person.ask('GET', '/recruiter/invitations')).json().data;
  await person.ask('PATCH', `/recruiter/invitations/${invitations[0].id}`, { answer: 'accepted' });
  return person;
}
