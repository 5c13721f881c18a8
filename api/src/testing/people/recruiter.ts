import { createRecruiter } from '../../domain/recruiters/create-recruiters.ts';
import { ensureRecruiterAccount } from '../../domain/recruiters/recruiter-account.ts';
import { findCompanyRecruiter } from '../../domain/recruiters/recruiter-repository.ts';
import type { JobDraft } from '../../intake/job-draft.ts';
import { upsertJobs } from '../../intake/job-intake.ts';
import { aJobDraft } from '../samples/a-job-draft.ts';
import type { TestApi } from '../servers/test-api.ts';
import { aVisitor, type Person } from './person.ts';
import { setUpAuthenticator } from './set-up-authenticator.ts';

export interface RecruiterWithJob extends Person {
  /** The recruiter that job seekers see. */
  recruiterId: number;
  jobId: number;
}

/** The account that manages the recruiters of all companies in tests. */
export const agencyLogin = {
  email: 'agency@test.invalid',
  password: 'a password of the agency',
  firstName: 'Mei Ling',
  lastName: 'Tan',
};

let companies = 0;

/** An agency that is signed in and answers for the recruiter of a company with one job. */
export async function aRecruiterWithJob(
  api: TestApi,
  wanted: Partial<JobDraft> = {},
): Promise<RecruiterWithJob> {
  const agencyId = await ensureAgency(api);
  companies += 1;
  const company = { sourceKey: `company-${companies}`, name: `Company ${companies}` };
  const job = await importJob(api, { company, ...wanted });
  const recruiterId = await addRecruiter(api, job.company_id, agencyId);
  return Object.assign(await signIn(api), { recruiterId, jobId: job.id });
}

/** Adds a job, for the draft's company and recruiter; by default a new recruiter of its company. */
export async function addJob(api: TestApi, wanted: Partial<JobDraft> = {}): Promise<number> {
  const { id, company_id } = await importJob(api, wanted);
  if ((await findCompanyRecruiter(api.dependencies.db, company_id)) === null)
    await addRecruiter(api, company_id, null);
  return id;
}

/** A job of a company where nobody may answer. */
export async function importJob(api: TestApi, wanted: Partial<JobDraft> = {}) {
  const { db } = api.dependencies;
  const { ids } = await upsertJobs(db, [aJobDraft(wanted)]);
  return db
    .selectFrom('jobs')
    .select(['id', 'company_id'])
    .where('id', '=', ids[0] ?? 0)
    .executeTakeFirstOrThrow();
}

const addRecruiter = (api: TestApi, companyId: number, managedBy: number | null): Promise<number> =>
  createRecruiter(api.dependencies.db, {
    companyId,
    firstName: 'Mei Ling',
    lastName: 'Tan',
    title: 'Talent Partner',
    managedBy,
  });

/** The authenticator app of the agency of an API, and the device that it was set up on. */
export interface AgencyApp {
  secret: string;
  /** Its cookie, as a program stores it. */
  device?: string | undefined;
}

const apps = new WeakMap<TestApi, AgencyApp>();

/** The agency's login as a program has it, which shares the app with the agency of {@link aRecruiterWithJob}. */
export const agencyCredentialsOf = (api: TestApi) => ({
  ...agencyLogin,
  app: apps.get(api) ?? null,
  keepApp: async (app: AgencyApp) => void apps.set(api, app),
});

/** Makes sure that the agency has an account, without signing in. */
export const ensureAgency = (api: TestApi): Promise<number> =>
  ensureRecruiterAccount(api.dependencies.db, agencyLogin);

async function signIn(api: TestApi): Promise<Person> {
  const person = aVisitor(api);
  const app = apps.get(api);
  if (app?.device !== undefined) person.cookies.set('device', app.device.replace('device=', ''));
  const login = { login: agencyLogin.email, password: agencyLogin.password };
  const answer = await person.ask('POST', '/auth/login', login);
  if (answer.statusCode !== 200) throw new Error(`The agency could not log in: ${answer.body}`);
  const { secret } = app ?? (await setUpAuthenticator(api, person));
  apps.set(api, { secret, device: `device=${person.cookies.get('device')}` });
  return person;
}
