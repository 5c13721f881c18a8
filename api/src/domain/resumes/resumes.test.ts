import { errorCode } from '@jobharbor/shared/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aJobseeker, aVisitor, confirmEmail, type Person } from '../../testing/people/person.ts';
import { pdf, upload } from '../../testing/people/upload-resume.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { removeDeletedResumes } from './delete-resume.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});

afterAll(() => api.close());
/** The smallest whole document: one page with one line, in a font that is not embedded. */
function aPdfOf(text: string): Buffer {
  const draw = `BT /F1 24 Tf 72 700 Td (${text}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${draw.length}>>stream\n${draw}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer<</Root 1 0 R/Size 6>>\n%%EOF`);
}

const resumesOf = async (person: Person) =>
  (await person.ask('GET', '/jobseeker/resumes')).json().data.resumes;

describe('a person’s résumés', () => {
  it('are kept as they were sent, under the name that they had, in any script', async () => {
    const person = await aJobseeker(api);
    const bytes = pdf();
    const answer = await upload(person, '履歴書 – سيرة.pdf', bytes);
    expect(answer.statusCode).toBe(201);
    const { resume } = answer.json().data;
    expect(resume).toMatchObject({ filename: '履歴書 – سيرة.pdf', format: 'pdf', size: bytes.length });
    const file = await person.ask('GET', `/jobseeker/resumes/${resume.id}/file`);
    expect(file.rawPayload).toEqual(bytes);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.headers['x-content-type-options']).toBe('nosniff');
    expect(file.headers['content-disposition']).toMatch(/^attachment; /);
    const encoded = String(file.headers['content-disposition']).split("filename*=UTF-8''")[1];
    expect(decodeURIComponent(encoded ?? '')).toBe('履歴書 – سيرة.pdf');
  });

  it('are nobody else’s: not to see, rename, delete or download', async () => {
    const [owner, other] = [await aJobseeker(api), await aJobseeker(api)];
    const { id } = (await upload(owner, 'cv.pdf', pdf())).json().data.resume;
    expect(await resumesOf(other)).toEqual([]);
    const answers = [
      await other.ask('GET', `/jobseeker/resumes/${id}/file`),
      await other.ask('PUT', `/jobseeker/resumes/${id}/rename`, { filename: 'mine.pdf' }),
      await other.ask('DELETE', `/jobseeker/resumes/${id}/delete`),
    ];
    for (const answer of answers) expect(answer.json().code).toBe(40004);
    expect((await aVisitor(api).ask('GET', `/jobseeker/resumes/${id}/file`)).statusCode).toBe(401);
    expect(await resumesOf(owner)).toHaveLength(1);
  });

  it('are three at most, also when four arrive at once', async () => {
    const person = await aJobseeker(api);
    const answers = await Promise.all([1, 2, 3, 4].map((n) => upload(person, `cv${n}.pdf`, pdf(`${n}`))));
    const codes = answers.map((answer) => answer.statusCode).sort();
    expect(codes).toEqual([201, 201, 201, 422]);
    const refused = answers.find((answer) => answer.statusCode === 422);
    expect(refused?.json()).toMatchObject({ code: 41170, message: expect.stringContaining('3') });
  });

  it('are one when the upload is retried with its key, also at the same time', async () => {
    const person = await aJobseeker(api);
    const answers = await Promise.all([1, 2, 3].map(() => upload(person, 'cv.pdf', pdf(), 'retry-1')));
    const ids = new Set(answers.map((answer) => answer.json().data.resume.id));
    expect(ids.size).toBe(1);
    expect(await resumesOf(person)).toHaveLength(1);
    const other = await upload(person, 'cv.pdf', pdf('another'), 'retry-1');
    expect(other.json().code).toBe(40020);
  });

  it('come back when a deletion is undone in time, to their owner alone and within the limit', async () => {
    const [owner, other] = [await aJobseeker(api), await aJobseeker(api)];
    const bytes = pdf('mine');
    const { id } = (await upload(owner, 'cv.pdf', bytes)).json().data.resume;
    const restore = (person: Person) => person.ask('PUT', `/jobseeker/resumes/${id}/restore`);
    await owner.ask('DELETE', `/jobseeker/resumes/${id}/delete`);
    expect(await resumesOf(owner)).toEqual([]);
    const rename = { filename: 'x.pdf' };
    expect((await owner.ask('PUT', `/jobseeker/resumes/${id}/rename`, rename)).statusCode).toBe(404);
    expect((await owner.ask('PUT', `/jobseeker/resumes/${id}/default`)).statusCode).toBe(404);
    expect((await restore(other)).json().code).toBe(40004);
    expect((await restore(owner)).json().data.resume).toMatchObject({ id, filename: 'cv.pdf' });
    expect((await restore(owner)).statusCode).toBe(200);
    expect((await owner.ask('GET', `/jobseeker/resumes/${id}/file`)).rawPayload).toEqual(bytes);
    await owner.ask('DELETE', `/jobseeker/resumes/${id}/delete`);
    for (const n of [1, 2, 3]) await upload(owner, `${n}.pdf`, pdf(`${n}`));
    expect((await restore(owner)).json().code).toBe(41170);
    expect(await resumesOf(owner)).toHaveLength(3);
  });

  it('are deleted permanently ten minutes after a deletion, with their files', async () => {
    const { db, files, clock } = api.dependencies;
    const person = await aJobseeker(api);
    const ids: number[] = [];
    for (const name of ['kept.pdf', 'gone.pdf'])
      ids.push((await upload(person, name, pdf(name))).json().data.resume.id);
    const rows = await db.selectFrom('resumes').select(['id', 'file_key']).where('id', 'in', ids).execute();
    const keyOf = (id: number | undefined) => rows.find((row) => row.id === id)?.file_key ?? '';
    await person.ask('DELETE', `/jobseeker/resumes/${ids[1]}/delete`);
    const at = (minutes: number) => new Date(clock().getTime() + minutes * 60_000);
    await removeDeletedResumes(db, files, at(9));
    expect(await files.read(keyOf(ids[1]))).not.toBeNull();
    await removeDeletedResumes(db, files, at(10));
    expect(await files.read(keyOf(ids[1]))).toBeNull();
    expect(await files.read(keyOf(ids[0]))).not.toBeNull();
    expect((await person.ask('PUT', `/jobseeker/resumes/${ids[1]}/restore`)).statusCode).toBe(404);
  });

  it('have one default at most, which a deletion takes along and its undo brings back', async () => {
    const person = await aJobseeker(api);
    const first = (await upload(person, 'a.pdf', pdf('a'))).json().data.resume;
    const second = (await upload(person, 'b.pdf', pdf('b'))).json().data.resume;
    expect(first.is_default).toBe(false);
    const choose = (id: number) => person.ask('PUT', `/jobseeker/resumes/${id}/default`);
    const defaults = async () =>
      (await resumesOf(person))
        .filter((one: { is_default: boolean }) => one.is_default)
        .map((one: { id: number }) => one.id);
    await choose(first.id);
    expect((await choose(second.id)).json().data.resume.is_default).toBe(true);
    expect(await defaults()).toEqual([second.id]);
    await person.ask('DELETE', `/jobseeker/resumes/${second.id}/delete`);
    expect(await defaults()).toEqual([]);
    await person.ask('PUT', `/jobseeker/resumes/${second.id}/restore`);
    expect(await defaults()).toEqual([second.id]);
    expect(
      (await (await aJobseeker(api)).ask('PUT', `/jobseeker/resumes/${first.id}/default`)).statusCode,
    ).toBe(404);
  });

  it('go by mail as they are, once for a key, and a reply goes to their owner', async () => {
    const { db } = api.dependencies;
    const person = await aJobseeker(api, { firstName: 'Win a prize: evil.example' });
    const bytes = pdf('mail');
    const { id } = (await upload(person, 'Özgeçmiş.pdf', bytes)).json().data.resume;
    const send = (email: unknown, key?: string) =>
      person.ask('POST', '/jobseeker/send-resume-email', { email, resume_id: id } as object, {
        headers: { 'language-id': '1', ...(key !== undefined && { 'idempotency-key': key }) },
      });
    const to = 'hr@company.example';
    expect((await send(to, 'k1')).json().code).toBe(errorCode.emailUnconfirmed);
    await confirmEmail(api, person);
    for (const wrong of ['', 'nobody', 'a@b', 'a@example.com, b@example.com', null]) {
      const refused = await send(wrong);
      expect([wrong, refused.statusCode, Object.keys(refused.json().errors)]).toEqual([
        wrong,
        422,
        ['email'],
      ]);
    }
    const answers = await Promise.all([send(to, 'k1'), send(to, 'k1')]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200]);
    expect((await send('other@company.example', 'k1')).json().code).toBe(40020);
    await person.ask('DELETE', `/jobseeker/resumes/${id}/delete`);
    const mails = await db.selectFrom('mails').selectAll().where('recipient', '=', to).execute();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      template: 'resume-copy',
      data: { from: person.email },
      reply_to: person.email,
      attachment: bytes,
      attachment_name: 'Özgeçmiş.pdf',
      attachment_type: 'application/pdf',
    });
    expect((await send(to)).json().code).toBe(40004);
  });

  it('go by mail a few times an hour, and to nobody from somebody else', async () => {
    const [person, other] = [await aJobseeker(api), await aJobseeker(api)];
    const { id } = (await upload(person, 'cv.pdf', pdf())).json().data.resume;
    const body = { email: 'many@company.example', resume_id: id };
    await confirmEmail(api, person);
    await confirmEmail(api, other);
    expect((await other.ask('POST', '/jobseeker/send-resume-email', body)).json().code).toBe(40004);
    const statuses: number[] = [];
    for (let n = 0; n < 7; n += 1)
      statuses.push((await person.ask('POST', '/jobseeker/send-resume-email', body)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });

  it('are shown page by page and as text, to their owner alone', async () => {
    const [person, other] = [await aJobseeker(api), await aJobseeker(api)];
    const { id } = (await upload(person, 'cv.pdf', aPdfOf('Aylin Kaya, baker'))).json().data.resume;
    const preview = await person.ask('GET', `/jobseeker/resumes/${id}/preview`);
    expect(preview.json().data).toEqual({
      pages: 1,
      lines: [{ page: 1, kind: 'text', text: 'Aylin Kaya, baker' }],
    });
    const page = await person.ask('GET', `/jobseeker/resumes/${id}/pages/1`);
    expect(page.headers['content-type']).toBe('image/webp');
    expect(page.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
    expect((await person.ask('GET', `/jobseeker/resumes/${id}/pages/2`)).json().code).toBe(41281);
    for (const part of ['preview', 'pages/1'])
      expect((await other.ask('GET', `/jobseeker/resumes/${id}/${part}`)).json().code).toBe(40004);
    const damaged = (await upload(person, 'cut.pdf', pdf())).json().data.resume;
    const refused = await person.ask('GET', `/jobseeker/resumes/${damaged.id}/preview`);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 41281]);
  });

  it('go when their owner deletes them, bytes and all, and make room', async () => {
    const person = await aJobseeker(api);
    const { id } = (await upload(person, 'cv.pdf', pdf(), 'first')).json().data.resume;
    expect((await person.ask('DELETE', `/jobseeker/resumes/${id}/delete`)).statusCode).toBe(200);
    expect((await person.ask('GET', `/jobseeker/resumes/${id}/file`)).statusCode).toBe(404);
    expect((await person.ask('DELETE', `/jobseeker/resumes/${id}/delete`)).statusCode).toBe(404);
    expect((await upload(person, 'cv.pdf', pdf(), 'first')).statusCode).toBe(201);
  });
});
