import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enforceRetention } from '../../app/cleanup.ts';
import { aJobseeker, type SignedInPerson } from '../../testing/people/person.ts';
import { aRecruiterWithJob } from '../../testing/people/recruiter.ts';
import { aForm } from '../../testing/samples/multipart.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
let picture: Buffer;
const now = new Date('2026-11-22T08:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const lockedPath = join(import.meta.dirname, '../resume-reading/open-password.pdf');
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<</T(a certificate)>>\nendobj\n%%EOF');
beforeAll(async () => {
  api = await createTestApi({ now });
  const plain = sharp({ create: { width: 40, height: 20, channels: 3, background: '#fff' } });
  picture = await plain
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .jpeg()
    .toBuffer();
});
beforeEach(() => api.setTime(now));
afterAll(() => api.close());

const license = { title: 'Forklift', issuer: 'TESDA', issue_month: '2021-01', does_not_expire: true };
const upload = (person: SignedInPerson, bytes: Buffer, name = 'شهادة.pdf', key?: string) => {
  const { body, headers } = aForm({ name, bytes, field: 'attachment' });
  return person.ask('POST', '/jobseeker/license-certifications/upload-attachment', body, {
    headers: { ...headers, ...(key && { 'idempotency-key': key }) },
  });
};
const attach = async (person: SignedInPerson, bytes: Buffer = pdf, name?: string) =>
  (await upload(person, bytes, name)).json().data.attachment;
const add = (person: SignedInPerson, attachment: object | null) =>
  person.ask('POST', '/jobseeker/license-certifications/create', { ...license, attachment });
const fileOf = (person: SignedInPerson, id: number) =>
  person.ask('GET', `/jobseeker/license-certifications/${id}/attachment`);

describe('the file of a licence', () => {
  it('is stored once for a key, belongs to a licence, and is downloaded by its owner alone', async () => {
    const [person, other] = [await aJobseeker(api), await aJobseeker(api)];
    const first = await upload(person, pdf, 'شهادة.pdf', 'a-key');
    const again = await upload(person, pdf, 'شهادة.pdf', 'a-key');
    expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
    const { attachment } = first.json().data;
    expect(attachment).toMatchObject({ filename: 'شهادة.pdf', format: 'pdf', size: pdf.length });
    expect(again.json().data.attachment).toEqual(attachment);
    // The server's record counts, not the licence's own statement.
    const added = await add(person, { ...attachment, filename: 'other.png', size: 1 });
    const entry = added.json().data.license_certification;
    expect(entry.attachment).toEqual(attachment);
    const file = await fileOf(person, entry.id);
    expect(file.rawPayload.equals(pdf)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment; .*UTF-8''%D8/),
    });
    expect((await fileOf(other, entry.id)).json().code).toBe(40004);
    const stolen = await add(other, attachment);
    expect([stolen.statusCode, stolen.json().code]).toEqual([422, 40001]);
    expect(Object.keys(stolen.json().errors)).toEqual(['attachment']);
    // Undone by the next change.
    const path = `/jobseeker/license-certifications/${entry.id}/update`;
    const kept = await person.ask('PATCH', path, { title: 'Crane' });
    expect(kept.json().data.license_certification.attachment).toEqual(attachment);
    await person.ask('PATCH', path, { attachment: null });
    expect((await fileOf(person, entry.id)).json().code).toBe(40004);
  });

  it('is nothing but the pixels of a picture, in its own format', async () => {
    const person = await aJobseeker(api);
    expect(picture.includes('a secret place')).toBe(true);
    const attachment = await attach(person, picture, 'photo.png');
    expect(attachment.format).toBe('jpg');
    const { id } = (await add(person, attachment)).json().data.license_certification;
    const file = await fileOf(person, id);
    expect(file.headers['content-type']).toBe('image/jpeg');
    expect(file.rawPayload.includes('a secret place')).toBe(false);
    expect((await sharp(Buffer.from(file.rawPayload)).metadata()).width).toBe(40);
  });

  it.each<[string, () => Buffer, string, number]>([
    ['a script by the name of a PDF', () => Buffer.from('<script>1</script>'), 'a.pdf', 42320],
    ['a PDF that breaks off', () => Buffer.from('%PDF-1.7\nnothing'), 'a.pdf', 42008],
    ['a PDF with a password', () => readFileSync(lockedPath), 'a.pdf', 42344],
    ['a picture that breaks off', () => picture.subarray(0, 60), 'a.jpg', 42008],
    ['a BMP', () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)]), 'a.bmp', 42320],
    ['nothing', () => Buffer.alloc(0), 'a.pdf', 42009],
    ['more than 5 MB', () => Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024)]), 'a.pdf', 41174],
    ['a name that lies about its extension', () => pdf, 'cert\u202Efdp.exe', 42007],
  ])('is refused when it is %s', async (_what, bytes, name, code) => {
    expect((await upload(await aJobseeker(api), bytes(), name)).json().code).toBe(code);
  });

  it('is not there where the store takes no file, and its person is told', async () => {
    const { files } = api.dependencies;
    const { save } = files;
    files.save = () => Promise.reject(new Error('No space left'));
    const person = await aJobseeker(api);
    const answer = await upload(person, pdf);
    const { body, headers } = aForm({ name: 'cv.pdf', bytes: pdf });
    const resume = await person.ask('POST', '/jobseeker/resume/upload', body, { headers });
    files.save = save;
    expect([answer.json().code, resume.json().code]).toEqual([50008, 50005]);
  });

  it('is refused where forty of them wait for a licence', async () => {
    const person = await aJobseeker(api);
    const codes = [];
    for (let count = 0; count < 41; count += 1)
      codes.push((await upload(person, pdf, `${count}.pdf`)).json().code);
    expect(codes.filter((code) => code !== undefined)).toEqual([42321]);
  });

  it('goes a day after the last licence that named it, so that a deletion can be undone', async () => {
    const { db, files } = api.dependencies;
    const person = await aJobseeker(api);
    const attachment = await attach(person);
    const { id } = (await add(person, attachment)).json().data.license_certification;
    const clean = async (at: Date) => {
      await enforceRetention(api.dependencies, at);
      const rows = await db
        .selectFrom('license_attachments')
        .select('file_key')
        .where('account_id', '=', person.user.id);
      return (await rows.execute())[0]?.file_key;
    };
    const fileKey = await clean(days(2));
    expect(await files.read(fileKey ?? '')).not.toBeNull();
    await person.ask('DELETE', `/jobseeker/license-certifications/${id}/delete`);
    expect(await clean(days(3))).toBe(fileKey);
    // Undone.
    expect((await add(person, attachment)).statusCode).toBe(201);
    expect(await clean(days(5))).toBe(fileKey);
    const [entry] = (await person.ask('GET', '/jobseeker/license-certifications')).json().data
      .license_certifications;
    await person.ask('DELETE', `/jobseeker/license-certifications/${entry.id}/delete`);
    await clean(days(6));
    expect(await clean(days(8))).toBeUndefined();
    expect(await files.read(fileKey ?? '')).toBeNull();
  });

  it('goes with an application as a copy that its recruiter reads while the person shares it', async () => {
    const [person, stranger] = [await aJobseeker(api), await aJobseeker(api)];
    const recruiter = await aRecruiterWithJob(api);
    const attachment = await attach(person);
    const { id } = (await add(person, attachment)).json().data.license_certification;
    const applied = await person.ask('POST', `/data/jobs/${recruiter.jobId}/applications`, {});
    const { id: applicationId } = applied.json().data.application;
    await person.ask('DELETE', `/jobseeker/license-certifications/${id}/delete`);
    await enforceRetention(api.dependencies, days(2));
    await enforceRetention(api.dependencies, days(4));
    const path = `/recruiter/applications/${applicationId}`;
    const sent = (await recruiter.ask('GET', path)).json().data.application;
    expect(sent.profile.license_certifications[0].attachment).toEqual(attachment);
    const read = () => recruiter.ask('GET', `${path}/attachments/${attachment.id}`);
    expect((await read()).rawPayload.equals(pdf)).toBe(true);
    expect((await recruiter.ask('GET', `${path}/attachments/99999`)).json().code).toBe(40004);
    expect((await stranger.ask('GET', `${path}/attachments/${attachment.id}`)).statusCode).toBe(403);
    const own = (await person.ask('GET', `/job/applied-jobs/${recruiter.jobId}`)).json().data.application;
    expect(own.openings[0]).toMatchObject({ part: 'application', filename: 'شهادة.pdf' });
    await person.ask('PATCH', `/job/applied-jobs/${recruiter.jobId}/withdraw`, {});
    expect((await read()).json().code).toBe(42021);
  });
});
