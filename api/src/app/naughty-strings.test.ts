import { lastName } from '@jobharbor/shared/contracts/sign-in/auth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aJobseeker, aVisitor, type SignedInPerson } from '../testing/people/person.ts';
import { addJob, aRecruiterWithJob } from '../testing/people/recruiter.ts';
import { hasBadInput, naughtyStrings } from '../testing/samples/bad-input.ts';
import { createTestApi, type TestApi } from '../testing/servers/test-api.ts';

let api: TestApi;
let person: SignedInPerson;
beforeAll(async () => {
  api = await createTestApi();
  person = await aJobseeker(api);
});
afterAll(() => api.close());

/** Not storable in PostgreSQL: NUL and lone surrogates. */
const unstorable = ['\u0000', 'a\u0000b', '\ud800', 'x\udc00'];
const strings = hasBadInput ? naughtyStrings() : [];

const signUpFields = [
  ...['email', 'first_name', 'last_name', 'password', 'contact_number', 'country_key'],
  ...['source', 'client_secret'],
];

/** Names lose their invisible characters; every other text is stored unchanged. */
const asStored = (field: string, text: string) => (field.endsWith('_name') ? lastName.parse(text) : text);

type Answer = Awaited<ReturnType<SignedInPerson['ask']>>;

let addresses = 0;
/** Another IP address each time, to avoid rate limits. */
const elsewhere = () => {
  addresses += 1;
  return { remoteAddress: `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}` };
};

// Longer timeout: hundreds of requests, some of which hash a password.
vi.setConfig({ testTimeout: 300_000 });

/**
 * Refusals that say which field, or that the words are wrong; never a failure of ours. 405: a `.` in an address leaves
 * the address of another call.
 */
const isClear = (status: number) => [401, 404, 405, 409, 422].includes(status);

describe.skipIf(!hasBadInput)('any naughty string', () => {
  it('as any field of a sign-up is taken as sent but for cleaned names, or refused by that field alone', async () => {
    for (const [index, text] of [...strings, ...unstorable].entries()) {
      const good = {
        email: `naughty-${index}@example.com`,
        first_name: 'Ana',
        terms_and_condition: 1,
      };
      // A refused field prevents further validation: it is removed, and the rest is sent again.
      for (let sent = signUpFields; ; ) {
        const naughty = Object.fromEntries(sent.map((field) => [field, text]));
        const answer = await aVisitor(api).ask(
          'POST',
          '/data/users/register',
          { ...good, ...naughty },
          elsewhere(),
        );
        if (answer.statusCode === 201) {
          if (sent.includes('first_name'))
            expect(answer.json().data.user.first_name).toBe(asStored('first_name', text));
          break;
        }
        expect([text, answer.statusCode]).toEqual([text, 422]);
        const refused = Object.keys(answer.json().errors);
        expect([text, refused.filter((name) => !sent.includes(name))]).toEqual([text, []]);
        sent = sent.filter((name) => !refused.includes(name));
      }
    }
  });

  it('as a password lets in with exactly that password', async () => {
    const usable = strings.filter((text) => text.length >= 8 && text.length <= 128).slice(0, 60);
    for (const [index, password] of usable.entries()) {
      const email = `password-owner-${index}@example.com`;
      const form = { email, password, first_name: 'Ana', terms_and_condition: 1 };
      const answer = await aVisitor(api).ask('POST', '/auth/register', form, elsewhere());
      // Length is counted in characters, of which some take two units.
      if ([...password].length < 8) expect([password, answer.statusCode]).toEqual([password, 422]);
      if (answer.statusCode === 422) continue;
      const login = (text: string) =>
        aVisitor(api).ask('POST', '/auth/login', { login: email, password: text }, elsewhere());
      expect([password, (await login(password)).statusCode]).toEqual([password, 200]);
      expect((await login(`${password}x`)).statusCode).toBe(401);
    }
  });

  it('as address and password at login is refused like any wrong one', async () => {
    for (const [index, text] of [...strings, ...unstorable].entries()) {
      // Several accounts, since one is rate limited after a hundred guesses.
      const nobody = `nobody-${index}@example.com`;
      for (const login of index % 2 === 0 ? [nobody, text] : [text]) {
        const answer = await aVisitor(api).ask('POST', '/auth/login', { login, password: text }, elsewhere());
        expect([text, [401, 422].includes(answer.statusCode)]).toEqual([text, true]);
      }
    }
  });

  it('as the texts of the profile come back as sent, or are refused by their fields', async () => {
    const fields = ['first_name', 'last_name', 'location', 'headline', 'summary'];
    for (const text of [...strings, ...unstorable]) {
      const change = (names: readonly string[]) =>
        person.ask('PATCH', '/jobseeker/me', Object.fromEntries(names.map((name) => [name, text])));
      // Without the refused field, to have the others stored.
      for (let taken = fields; taken.length > 0; ) {
        const answer = await change(taken);
        if (answer.statusCode === 200) {
          const me = await person.ask('GET', '/jobseeker/me');
          for (const name of taken) {
            expect(answer.json().data[name]).toBe(asStored(name, text));
            expect(me.json().data[name]).toBe(asStored(name, text));
          }
          break;
        }
        expect([text, answer.statusCode]).toEqual([text, 422]);
        const refused = Object.keys(answer.json().errors);
        expect([text, taken.filter((name) => refused.includes(name))]).not.toEqual([text, []]);
        taken = taken.filter((name) => !refused.includes(name));
      }
    }
  });

  it('as a date, a number or a choice, which is no text, is refused by its field', async () => {
    const fields = ['birthday', 'working_since', 'version', 'user_identity_id', 'notice_period_id'];
    for (const text of strings) {
      const change = Object.fromEntries(fields.map((name) => [name, text]));
      const answer = await person.ask('PATCH', '/jobseeker/me', change);
      expect([text, answer.statusCode]).toEqual([text, 422]);
      expect(Object.keys(answer.json().errors).toSorted()).toEqual(fields.toSorted());
    }
  });

  it('as a device, an address or a query breaks nothing', async () => {
    const jobId = await addJob(api);
    const recruiter = await aRecruiterWithJob(api);
    const calls: readonly ((text: string, inAddress: string) => Promise<Answer>)[] = [
      (text) => person.ask('POST', '/job/saved-jobs/create', { job_id: jobId, device_uuid: text }),
      (text) =>
        aVisitor(api).ask(
          'POST',
          '/auth/guest/login',
          { guest_role: 'jobseeker', device_name: text, device_udid: text, fcm_token_web: text },
          elsewhere(),
        ),
      (_, inAddress) => person.ask('GET', `/job/saved-jobs/${inAddress}`),
      (_, inAddress) => person.ask('GET', `/jobApplication/chats/${inAddress}/messages?before=${inAddress}`),
      (_, inAddress) => person.ask('GET', `/jobApplication/jobseekers?sort=${inAddress}&page=${inAddress}`),
      (_, inAddress) => person.ask('PATCH', `/job/applied-jobs/${inAddress}/withdraw`),
      (_, inAddress) => person.ask('GET', `/jobseeker/resumes/${inAddress}/file`),
      (_, inAddress) => recruiter.ask('GET', `/recruiter/applications?status=${inAddress}`),
      (text) => recruiter.ask('PATCH', `/recruiter/jobs/${recruiter.jobId}`, { status: text }),
    ];
    for (const [index, text] of [...strings, ...unstorable].entries()) {
      const inAddress = encodeURIComponent(text.toWellFormed());
      // All calls parse parameters the same way: each string is tried on three of them, round-robin.
      for (const call of [0, 1, 2].flatMap((step) => calls[(index * 3 + step) % calls.length] ?? [])) {
        const { statusCode, body } = await call(text, inAddress);
        if (statusCode >= 300 && !isClear(statusCode)) expect([text, statusCode, body]).toEqual([]);
      }
    }
  });

  it('as a cookie is nobody’s session', async () => {
    for (const text of strings) {
      const visitor = aVisitor(api);
      visitor.cookies.set('sessionid', encodeURIComponent(text.toWellFormed()));
      const answer = await visitor.ask('GET', '/jobseeker/me');
      expect([text, answer.statusCode]).toEqual([text, 401]);
    }
  });
});
