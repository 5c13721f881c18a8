import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailsTo } from '../../testing/people/mailed.ts';
import {
  aConfirmedJobseeker,
  aJobseeker,
  aVisitor,
  type SignedInPerson,
} from '../../testing/people/person.ts';
import { aRecruiterWithJob } from '../../testing/people/recruiter.ts';
import { open } from '../../testing/people/sent-application.ts';
import { newPlace } from '../../testing/samples/new-place.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { deleteUnanswered } from './reference-repository.ts';

let api: TestApi;
const start = new Date('2026-11-05T12:00:00Z');
beforeAll(async () => {
  api = await createTestApi({ now: start });
});
afterAll(() => api.close());
beforeEach(() => api.setTime(start));

const day = 86_400;
const sentence = 'She ran the bar for two years and never lost her calm.';
let writers = 0;
function aWriter(): string {
  writers += 1;
  return `writer-${writers}@kopi.example`;
}

/** A person with a job on their profile. */
async function anAsker(): Promise<{ person: SignedInPerson; entryId: number }> {
  const person = await aConfirmedJobseeker(api);
  const job = { company_name: 'Kopi Co', job_title: 'Barista', start_month: '2020-03', is_current: true };
  const answer = await person.ask('POST', '/jobseeker/work-experiences/create', job);
  return { person, entryId: answer.json().data.work_experience.id };
}
const ask = (person: SignedInPerson, entry_id: number, email: string) =>
  person.ask('POST', '/jobseeker/references/create', {
    ...{ entry_id, email, writer_name: 'Ben Tan', relation: 'manager' },
  });
const listOf = async (person: SignedInPerson) =>
  (await person.ask('GET', '/jobseeker/references')).json().data.references;
const mailOf = async (email: string) => (await mailsTo(api, email))[0]?.data ?? {};
const tokenOf = async (email: string) => String((await mailOf(email)).write_url).split('#')[1] ?? '';
const byLink = (method: 'POST' | 'PUT', body: object, path = '') =>
  aVisitor(api).ask(method, `/jobseeker/references/by-link${path}`, body, newPlace());
const write = (token: string, text = sentence) =>
  byLink('PUT', { token, text, writer_name: 'Ben Tan Jr', relation: 'colleague' });

async function anAskedWriter() {
  const { person, entryId } = await anAsker();
  const email = aWriter();
  expect((await ask(person, entryId, email)).statusCode).toBe(201);
  return { person, entryId, email, token: await tokenOf(email) };
}

describe('a reference', () => {
  it('is asked for by a mail without a stranger’s words, and written once, by a press alone', async () => {
    const { person, email, token } = await anAskedWriter();
    const mail = await mailOf(email);
    expect(Object.keys(mail).sort()).toEqual(['from', 'unsubscribe_url', 'until', 'write_url']);
    expect(mail.from).toBe(person.email);
    const opened = await byLink('POST', { token });
    expect(opened.json().data).toMatchObject({
      ...{ state: 'waiting', is_open: true, writer_name: 'Ben Tan', relation: 'manager', text: null },
      about: { kind: 'work_experience', title: 'Barista', place: 'Kopi Co' },
    });
    expect(opened.body).not.toContain(email);
    const [waiting] = await listOf(person);
    expect(waiting).toMatchObject({ state: 'waiting', is_shown: false });
    const answers = await Promise.all([write(token), write(token)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    expect(await listOf(person)).toMatchObject([
      {
        ...{ state: 'written', text: sentence, writer_name: 'Ben Tan Jr', relation: 'colleague' },
        ...{ domain: 'kopi.example', is_shown: false },
      },
    ]);
    expect((await mailsTo(api, person.email))[0]).toMatchObject({ template: 'reference-written' });
  });

  it('goes to employers once it is shown, and leaves their copies when its writer withdraws it', async () => {
    const { person, token } = await anAskedWriter();
    await write(token);
    const [{ id }] = await listOf(person);
    const apply = async () => {
      const recruiter = await aRecruiterWithJob(api);
      const sent = await person.ask('POST', `/data/jobs/${recruiter.jobId}/applications`, {});
      const applicationId: number = sent.json().data.application.id;
      return async () => (await open(recruiter, applicationId)).json().data.application.profile.references;
    };
    expect(await (await apply())()).toEqual([]);
    const show = (by: SignedInPerson) =>
      by.ask('PATCH', `/jobseeker/references/${id}/update`, { is_shown: true });
    expect((await show(await aJobseeker(api))).json().code).toBe(40004);
    expect((await show(person)).json().data.reference.is_shown).toBe(true);
    const readCopy = await apply();
    expect(await readCopy()).toMatchObject([{ text: sentence, domain: 'kopi.example' }]);

    // Long after the days in which the link took a sentence.
    await api.dependencies.db
      .updateTable('profile_references')
      .set({ expires_at: new Date(start.getTime() - 90 * day * 1_000) })
      .where('id', '=', id)
      .execute();
    await deleteUnanswered(api.dependencies.db, api.now());
    expect((await byLink('POST', { token }, '/end')).json().data).toMatchObject({
      ...{ state: 'withdrawn', text: null, is_open: false },
    });
    expect(await readCopy()).toEqual([]);
    expect(await listOf(person)).toMatchObject([{ state: 'withdrawn', text: null, is_shown: false }]);
    expect((await write(token)).json().code).toBe(42488);
  });

  it('about a job that is hidden from a company does not go there', async () => {
    const { person, token, entryId } = await anAskedWriter();
    await write(token);
    const [{ id }] = await listOf(person);
    await person.ask('PATCH', `/jobseeker/references/${id}/update`, { is_shown: true });
    await person.ask('PATCH', `/jobseeker/work-experiences/${entryId}/update`, {
      is_hidden_from_company: true,
    });
    const recruiter = await aRecruiterWithJob(api);
    const sentTo = async (name: string) => {
      await api.dependencies.db
        .updateTable('companies')
        .set({ name })
        .where('id', '=', (eb) =>
          eb.selectFrom('jobs').select('company_id').where('jobs.id', '=', recruiter.jobId),
        )
        .execute();
      const path = `/data/jobs/${recruiter.jobId}/application-check`;
      return (await person.ask('GET', path)).json().data.profile.references.length;
    };
    expect([await sentTo('Kopi Co. Inc.'), await sentTo('Quay Foods')]).toEqual([0, 1]);
  });

  it('can be declined, and still be written by the same link', async () => {
    const { person, token } = await anAskedWriter();
    expect((await byLink('POST', { token }, '/end')).json().data.state).toBe('declined');
    expect(await listOf(person)).toMatchObject([{ state: 'declined' }]);
    expect((await write(token)).json().data.state).toBe('written');
  });

  it.each([
    ['Too short.', 40001],
    ['x'.repeat(401), 40001],
    ['A fine person, see https://pay.example now', 42489],
  ])('of %j is refused', async (text, code) => {
    const { token } = await anAskedWriter();
    expect((await write(token, text)).json()).toMatchObject({ code, errors: { text: [expect.any(String)] } });
    expect((await byLink('POST', { token })).json().data.state).toBe('waiting');
  });

  it('stands as it was typed: HTML is text', async () => {
    const { person, token } = await anAskedWriter();
    const text = '<b onclick="x()">She</b> was a joy to work with & 多謝.';
    await write(token, text);
    expect(await listOf(person)).toMatchObject([{ text }]);
  });
});

describe('a request', () => {
  it('needs a confirmed address, an entry of one’s own, and another’s mailbox', async () => {
    const { person, entryId } = await anAsker();
    expect((await ask(await aJobseeker(api), entryId, aWriter())).json().code).toBe(42342);
    expect((await ask(await aConfirmedJobseeker(api), entryId, aWriter())).json().code).toBe(40004);
    expect((await ask(person, entryId, person.email.toUpperCase())).json()).toMatchObject({
      ...{ code: 40001, errors: { email: expect.anything() } },
    });
  });

  it('is sent once in 30 days to an address, five times a day, and again when its link has expired', async () => {
    const { person, entryId, email, token } = await anAskedWriter();
    expect((await ask(person, entryId, email)).json().code).toBe(42487);
    for (let turn = 0; turn < 4; turn += 1)
      expect((await ask(person, entryId, aWriter())).statusCode).toBe(201);
    expect((await ask(person, entryId, aWriter())).json().code).toBe(40006);
    const { id } = (await listOf(person)).find((one: { email: string }) => one.email === email);
    const again = () => person.ask('POST', `/jobseeker/references/${id}/ask-again`);
    api.wait(2 * day);
    expect((await again()).json().code).toBe(42487);
    api.wait(28 * day);
    expect((await write(token)).json().code).toBe(42488);
    expect((await again()).json().data.reference.state).toBe('waiting');
    const renewed = await tokenOf(email);
    expect(renewed).not.toBe(token);
    expect((await write(token)).json().code).toBe(42488);
    expect((await write(renewed)).statusCode).toBe(200);
  });

  it('reaches an address from whomever no more after one click without a login', async () => {
    const { email, token } = await anAskedWriter();
    const stop = new URL((await mailOf(email)).unsubscribe_url ?? '');
    const led = await api.app.inject({ method: 'GET', url: stop.pathname + stop.search });
    expect([led.statusCode, String(led.headers.location)]).toEqual([
      302,
      expect.stringMatching(/\/en\/tw\/reference\/stop#/),
    ]);
    const wanted = await anAsker();
    await ask(wanted.person, wanted.entryId, email);
    expect(await mailsTo(api, email)).toHaveLength(2);
    const click = await api.app.inject({
      ...{ method: 'POST', url: stop.pathname + stop.search, payload: 'List-Unsubscribe=One-Click' },
      // A mail program that hides where it is.
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
    });
    expect(click.statusCode).toBe(200);
    const other = await anAsker();
    expect((await ask(other.person, other.entryId, email)).statusCode).toBe(201);
    expect(await mailsTo(api, email)).toHaveLength(2);
    // The address itself is not stored.
    const [kept] = await api.dependencies.db.selectFrom('unwanted_references').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(email);
    const forged = `${stop.searchParams.get('token')?.slice(0, -1)}!`;
    expect((await byLink('POST', { token: forged })).statusCode).toBe(410);
    expect((await byLink('POST', { token })).statusCode).toBe(200);
  });

  it('that nobody answered is deleted 30 days after its link has expired', async () => {
    const { person } = await anAskedWriter();
    const { db } = api.dependencies;
    const statesAfter = async (days: number) => {
      await deleteUnanswered(db, new Date(start.getTime() + days * day * 1_000));
      return (await listOf(person)).map(({ state }: { state: string }) => state);
    };
    expect(await statesAfter(59)).toEqual(['waiting']);
    expect(await statesAfter(61)).toEqual([]);
  });
});
