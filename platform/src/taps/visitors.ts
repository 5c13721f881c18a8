import { searchJobs } from '@jobharbor/shared/calls/job/search-jobs';
import { readAnswer } from '@jobharbor/shared/contracts';
import type { Tap } from '@jobharbor/shared/remote/taps';
import type { Browser, BrowserContext } from 'playwright';
import { signIn } from '../rehearsal/open-page.ts';
import { phone } from './measure-tap.ts';
import { answerForReference } from './reference-page.ts';

/** Opens a phone's browser context for one visit, with nothing cached. */
export type OpenVisitor = (visitor: Tap['visitor']) => Promise<BrowserContext>;

/** Visitors of a site: guests, and accounts of the measurement's own. */
export async function createVisitors(browser: Browser, url: string): Promise<OpenVisitor> {
  const signUp = async (prepare?: (context: BrowserContext) => Promise<void>) => {
    const first = await browser.newContext(phone);
    try {
      if (!(await signIn(first, url))) return null;
      await prepare?.(first);
      return await first.storageState();
    } finally {
      await first.close();
    }
  };
  const accounts = { member: await signUp(), applicant: null as Awaited<ReturnType<typeof signUp>> };
  return async (visitor) => {
    if (visitor === 'applicant') accounts.applicant ??= await signUp((context) => applyForJobs(context, url));
    const storageState = visitor === 'guest' ? undefined : accounts[visitor];
    if (storageState === null) throw new Error('The API made no account.');
    const context = await browser.newContext({ ...phone, ...(storageState && { storageState }) });
    // Neither tracking nor health reports: they would run within a tap's time.
    await context.addCookies([{ name: 'tracking', value: 'no', url }]);
    await context.route('**/telemetry', (route) => route.fulfill({ status: 204 }));
    await answerForReference(context);
    return context;
  };
}

/** English and the Philippines, as the API knows them. */
const headers = { 'language-id': '1', 'country-id': '1', 'role-id': '1' };
const applications = 4;
/** Jobs to save: each round of a tap may remove one. */
const saved = 12;

/** Saves a search and some jobs, and applies for some jobs, each with a message. Throws if no job takes an application. */
async function applyForJobs({ request }: BrowserContext, url: string): Promise<void> {
  const found = await request.post(`${url}/api/job/search`, { headers, data: { size: 30 } });
  const { jobs } = readAnswer(searchJobs, await found.json());
  const create = (what: string, data: object) =>
    request.post(`${url}/api/job/${what}/create`, { headers, data });
  await create('job-alerts', { filters: { query: 'nurse' } });
  for (const { id } of jobs.slice(0, saved)) await create('saved-jobs', { job_id: id });
  let sent = 0;
  for (const { id } of jobs) {
    if (sent === applications) return;
    const answer = await request.post(`${url}/api/data/jobs/${id}/applications`, {
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      data: { first_message: 'Good morning. I would like to work with you.' },
    });
    if (answer.ok()) sent += 1;
  }
  if (sent === 0) throw new Error('No job took an application.');
}
