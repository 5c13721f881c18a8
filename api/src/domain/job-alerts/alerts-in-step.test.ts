import { afterAll, beforeAll, beforeEach, it } from 'vitest';
import { upsertJobs } from '../../intake/job-intake.ts';
import { aJobseeker, aVisitor, type SignedInPerson } from '../../testing/people/person.ts';
import { aJobDraft } from '../../testing/samples/a-job-draft.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { openSocket, type TestSocket } from '../../testing/socket.ts';
import { matchNewJobs } from './match-new-jobs.ts';
import { sendDueAlerts } from './send-due-alerts.ts';

let api: TestApi;
let person: SignedInPerson;
let otherDevice: TestSocket;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.setTime(new Date('2027-03-01T12:00:00Z'));
  person = await aJobseeker(api, { email: `${crypto.randomUUID()}@example.com` });
  await api.dependencies.db
    .updateTable('accounts')
    .set({ is_email_verified: true })
    .where('id', '=', person.user.id)
    .execute();
  otherDevice = await openSocket(api, person);
});

/** Expects that the other device gets an event about what `change` does. */
async function tells(change: () => Promise<unknown>): Promise<void> {
  otherDevice.received.length = 0;
  await change();
  await otherDevice.waitFor('job-alert');
}
const create = async (body: object) =>
  (await person.ask('POST', '/job/job-alerts/create', body, { headers: { 'country-id': '2' } })).json().data
    .job_alert;

it('a saved search is told to the person’s other devices when it is made, changed, deleted and restored', async () => {
  let id = 0;
  await tells(async () => {
    id = (await create({ filters: { query: 'nurse' } })).id;
  });
  await tells(() => person.ask('PUT', `/job/job-alerts/${id}/update`, { is_paused: true }));
  await tells(() => person.ask('PUT', `/job/job-alerts/${id}/update`, { filters: { query: 'cook' } }));
  await tells(() => person.ask('DELETE', `/job/job-alerts/${id}/delete`));
  await tells(() => person.ask('POST', `/job/job-alerts/${id}/restore`));
});

it('one that a visitor made with the person’s confirmed address, as well, and by the link of its mail', async () => {
  const visitor = aVisitor(api);
  const { email } = person;
  await tells(() => visitor.ask('POST', '/job/job-alerts/create', { filters: { query: 'driver' }, email }));
  const { data } = await api.dependencies.db
    .selectFrom('mails')
    .select('data')
    .where('recipient', '=', email)
    .where('template', '=', 'job-alert-confirm')
    .executeTakeFirstOrThrow();
  const token = String((data as { confirm_url: string }).confirm_url).split('#')[1];
  await tells(() => visitor.ask('PUT', '/job/job-alerts/by-link', { token, is_confirmed: true }));
  await tells(() => visitor.ask('PUT', '/job/job-alerts/by-link', { token, is_deleted: true }));
});

it('its morning mail resets the count of new jobs on all devices', async () => {
  await create({ filters: { query: 'welder' }, time_zone: 'UTC' });
  await upsertJobs(api.dependencies.db, [aJobDraft({ title: 'Welder' })]);
  await matchNewJobs(api.dependencies.db);
  const morning = new Date('2027-03-02T09:00:00Z');
  await tells(() => sendDueAlerts(api.dependencies, morning));
});
