import type { JobDraft } from '../intake/job-draft.ts';
import { upsertJobs } from '../intake/job-intake.ts';
import { createRecruiter } from '../services/recruiter/create-recruiters.ts';
import { ensureDemoAgency, readAgencySecret } from '../services/recruiter/demo-agency.ts';
import { aJobDraft } from './a-job-draft.ts';
import { aVisitor, type Person } from './person.ts';
import type { TestApi } from './test-api.ts';

export interface RecruiterWithJob extends Person {
  /** The recruiter that job seekers see. */
  recruiterId: number;
  jobId: number;
}

let companies = 0;

/** An agency that is signed in and answers for the recruiter of a company with one job. */
export async function aRecruiterWithJob(
  api: TestApi,
  wanted: Partial<JobDraft> = {},
): Promise<RecruiterWithJob> {
  const { db, config } = api.dependencies;
  const agencyId = await ensureDemoAgency(db, config.dataFolder);
  companies += 1;
  const company = { sourceKey: `company-${companies}`, name: `Company ${companies}` };
  const draft = aJobDraft({ company, ...wanted });
  const jobId = await addJob(api, draft);
  const { company_id: companyId } = await db
    .selectFrom('jobs')
    .select('company_id')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  const recruiterId = await createRecruiter(db, {
    companyId,
    firstName: 'Mei Ling',
    lastName: 'Tan',
    title: 'Talent Partner',
    managedBy: agencyId,
  });
  return Object.assign(await signIn(api), { recruiterId, jobId });
}

/** Another job; of the company and recruiter that the draft names. */
export async function addJob(api: TestApi, wanted: Partial<JobDraft> = {}): Promise<number> {
  const { ids } = await upsertJobs(api.dependencies.db, [aJobDraft(wanted)]);
  return ids[0] ?? 0;
}

async function signIn(api: TestApi): Promise<Person> {
  const secret = await readAgencySecret(api.dependencies.config.dataFolder);
  const person = aVisitor(api);
  const login = { login: secret?.email ?? '', password: secret?.password ?? '' };
  const answer = await person.ask('POST', '/auth/login', login);
  if (answer.statusCode !== 200) throw new Error(`The agency could not log in: ${answer.body}`);
  return person;
}
