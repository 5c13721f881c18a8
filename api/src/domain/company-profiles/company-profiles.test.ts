import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAdmin } from '../../testing/people/appointed.ts';
import { aColleague, anEmployer, type Employer } from '../../testing/people/employer.ts';
import { mailsTo } from '../../testing/people/mailed.ts';
import { aVisitor, type SignedInPerson } from '../../testing/people/person.ts';
import { aForm } from '../../testing/samples/multipart.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
let admin: SignedInPerson;
beforeAll(async () => {
  api = await createTestApi();
  admin = await anAdmin(api);
});
afterAll(() => api.close());

const of = ({ companyId }: Employer, path = '') => `/recruiter/companies/${companyId}${path}`;
const edited = async (employer: Employer) => (await employer.ask('GET', of(employer))).json().data.company;
const seen = async ({ companyId }: Employer, language: string) =>
  (
    await aVisitor(api).ask('GET', `/company/${companyId}`, undefined, {
      headers: { 'language-id': language },
    })
  ).json().data;

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<</T(register)>>\nendobj\n%%EOF');
const upload = (person: SignedInPerson, employer: Employer, kind = 'registration') => {
  const { body, headers } = aForm({ name: 'Register.pdf', bytes: pdf, field: 'proof', fields: { kind } });
  return person.ask('POST', of(employer, '/proofs'), body, { headers });
};
const pending = async () =>
  (await admin.ask('GET', '/admin/company-verifications')).json().data.verifications;
const decide = (id: number, body: object, by = admin) =>
  by.ask('PATCH', `/admin/company-verifications/${id}`, body);

describe('the profile of a company', () => {
  it('is read in the language of the reader, or else in the first one, and holds no scripts', async () => {
    const employer = await anEmployer(api);
    const texts = [
      { language: 'en', about_html: '<p>We bake.<script>1</script></p>', culture_html: '<p>Calm.</p>' },
      { language: 'ja', about_html: '<p>パンを焼きます。</p>' },
    ];
    const change = { texts, benefit_ids: [1, 2], culture_ids: [1], financing_stage_id: 1, size_id: 2 };
    const answer = await employer.ask('PATCH', of(employer), { ...change, website: 'https://bread.example' });
    expect([answer.statusCode, answer.json().data.company.texts[0].about_html]).toEqual([
      200,
      '<p>We bake.</p>',
    ]);
    expect(await seen(employer, '4')).toMatchObject({
      language: 'ja',
      about_html: '<p>パンを焼きます。</p>',
    });
    const inArabic = await seen(employer, '10');
    expect(inArabic).toMatchObject({ language: 'en', culture_html: '<p>Calm.</p>' });
    expect([inArabic.benefits.length, inArabic.financing_stage.id, inArabic.size.id]).toEqual([2, 1, 2]);
    await employer.ask('PATCH', of(employer), { texts: [texts[1]] });
    expect(await seen(employer, '1')).toMatchObject({ language: 'ja' });
  });

  it('names what its lists do not have, and changes nothing then', async () => {
    const employer = await anEmployer(api);
    const text = { language: 'en', about_html: 'Twice' };
    const change = {
      benefit_ids: [1, 9_999],
      location_id: 999_999_999,
      texts: [text, text],
      founded_year: 1999,
    };
    const { errors, code } = (await employer.ask('PATCH', of(employer), change)).json();
    expect([code, Object.keys(errors).sort()]).toEqual([40001, ['benefit_ids', 'location_id', 'texts']]);
    expect(await edited(employer)).toMatchObject({ founded_year: null, benefit_ids: [] });
  });

  it('is changed by members alone', async () => {
    const employer = await anEmployer(api);
    const [member, stranger] = [await aColleague(api, employer), await anEmployer(api)];
    const rename = (person: SignedInPerson) => person.ask('PATCH', of(employer), { founded_year: 2001 });
    expect((await rename(stranger)).json().code).toBe(40004);
    expect((await stranger.ask('GET', of(employer))).json().code).toBe(40004);
    expect((await rename(member)).statusCode).toBe(200);
  });
});

describe('the verification of a company', () => {
  it('needs a document, which only its admin and the site’s see, and is decided with a reason', async () => {
    const employer = await anEmployer(api);
    const member = await aColleague(api, employer);
    const ask = (person: SignedInPerson) => person.ask('POST', of(employer, '/verification'));
    expect((await ask(employer)).json().code).toBe(42355);
    expect((await upload(member, employer)).json().code).toBe(40005);
    expect((await upload(employer, employer, 'nonsense')).json().errors).toHaveProperty('kind');
    const { id } = (await upload(employer, employer)).json().data.proof;
    expect((await ask(member)).json().code).toBe(40005);
    for (const _ of [1, 2])
      expect((await ask(employer)).json().data.verification).toMatchObject({ state: 'pending' });
    const [request, ...others] = await pending();
    expect([request.company.id, request.proofs[0].id, others]).toEqual([employer.companyId, id, []]);
    const file = await admin.ask('GET', `/admin/company-proofs/${id}/file`);
    expect([file.statusCode, file.rawPayload.equals(pdf)]).toEqual([200, true]);
    expect((await employer.ask('GET', `/admin/company-proofs/${id}/file`)).statusCode).toBe(403);
    expect((await decide(request.id, { outcome: 'refused' })).json().code).toBe(40001);
    await decide(request.id, { outcome: 'refused', reason: 'The page is cut off.' });
    expect((await edited(employer)).verification).toMatchObject({
      state: 'refused',
      reason: 'The page is cut off.',
    });
    expect((await mailsTo(api, employer.email)).map(({ template }) => template)).toContain(
      'company-verification-refused',
    );
    expect(
      (await decide(request.id, { outcome: 'verified', checks: ['address'], note: 'Seen' })).json().code,
    ).toBe(40004);
  });

  it('is shown to everybody with what was checked, and ends with a change of the name', async () => {
    const employer = await anEmployer(api);
    await upload(employer, employer);
    await employer.ask('POST', of(employer, '/verification'));
    const [{ id }] = await pending();
    const decision = {
      outcome: 'verified',
      note: 'The register agrees',
      checks: ['registration', 'website'],
    };
    expect((await decide(id, decision, employer)).statusCode).toBe(403);
    expect((await decide(id, decision)).statusCode).toBe(200);
    const profile = await seen(employer, '1');
    expect([profile.is_verified, profile.verifications.map(({ check }: { check: string }) => check)]).toEqual(
      [true, ['registration', 'website']],
    );
    await employer.ask('PATCH', of(employer), { name: 'Another name' });
    expect(await seen(employer, '1')).toMatchObject({ is_verified: false, verifications: [] });
    expect((await edited(employer)).verification.state).toBe('none');
  });

  it('holds ten documents, which can be deleted', async () => {
    const employer = await anEmployer(api);
    const first = (await upload(employer, employer)).json().data.proof.id;
    for (let more = 1; more < 10; more += 1) await upload(employer, employer, 'other');
    expect((await upload(employer, employer)).json().code).toBe(42356);
    const stranger = await anEmployer(api);
    expect((await stranger.ask('DELETE', of(stranger, `/proofs/${first}`))).json().code).toBe(40004);
    await employer.ask('DELETE', of(employer, `/proofs/${first}`));
    expect((await employer.ask('GET', of(employer, '/proofs'))).json().data.proofs).toHaveLength(9);
  });
});
