import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Resume } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enforceRetention } from '../../app/cleanup.ts';
import { aJobseeker } from '../../testing/people/person.ts';
import { pdf, upload } from '../../testing/people/upload-resume.ts';
import { badDocuments, hasBadInput, naughtyStrings } from '../../testing/samples/bad-input.ts';
import { aForm } from '../../testing/samples/multipart.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { otherWordFormat } from '../resume-reading/other-word-formats.ts';
import { findChosenResumes } from '../sent-resumes/sent-resume-repository.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});

afterAll(() => api.close());
/** An OLE compound file whose directory has the stream of a spreadsheet alone. */
function aSpreadsheet(): Buffer {
  const sector = 512;
  const bytes = Buffer.alloc(3 * sector);
  bytes.write('d0cf11e0a1b11ae1', 'hex');
  bytes.writeUInt16LE(Math.log2(sector), 30);
  bytes.write('Workbook', sector, 'utf16le');
  bytes[sector + 66] = 2;
  return bytes;
}

describe('a person’s résumés', () => {
  it('may be as large as 5 MB and no larger (41174, also above the 20 MB of 41007), and the refusal names the limit', async () => {
    const person = await aJobseeker(api);
    const limit = 5 * 1024 * 1024;
    const ofSize = (size: number) => pdf('x'.repeat(size - pdf('').length));
    expect((await upload(person, 'large.pdf', ofSize(limit))).statusCode).toBe(201);
    for (const size of [limit + 1, 4 * limit + 1]) {
      const answer = await upload(person, 'larger.pdf', ofSize(size));
      expect(answer.statusCode).toBe(413);
      expect(answer.json()).toMatchObject({ code: 41174, message: expect.stringContaining('5MB') });
    }
  });

  it('are recognised by content, whatever their names', async () => {
    const person = await aJobseeker(api);
    const files: [string, Buffer][] = [
      ['archive.docx', Buffer.from('504b0506'.padEnd(44, '0'), 'hex')],
      ['picture.pdf', Buffer.from('89504e470d0a1a0a0000000d', 'hex')],
      ['program.pdf', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
      ['page.doc', Buffer.from('<html><script>alert(1)</script></html>')],
      ['sheet.doc', aSpreadsheet()],
    ];
    for (const [name, bytes] of files) {
      const answer = await upload(person, name, bytes, undefined, 'application/pdf');
      expect([name, answer.statusCode, answer.json().code]).toEqual([name, 415, 41264]);
    }
    expect((await upload(person, 'empty.pdf', Buffer.alloc(0))).json().code).toBe(42009);
    expect((await upload(person, 'cut.pdf', Buffer.from('%PDF-1.7\n'))).json().code).toBe(42008);
  });

  it('are refused if nobody could open them, with what to do', async () => {
    const person = await aJobseeker(api);
    const file = (path: string) => readFileSync(join(import.meta.dirname, path));
    const locked = await upload(person, 'cv.pdf', file('../resume-reading/open-password.pdf'));
    expect([locked.statusCode, locked.json().code]).toEqual([422, 42344]);
    expect(locked.json().errors.file[0]).toContain('Save it without the password');
    const cut = file('../../bench/own-resumes/01-nurse-en.pdf').subarray(0, 20_000);
    expect((await upload(person, 'cv.pdf', cut)).json().code).toBe(42008);
    expect((await person.ask('GET', '/jobseeker/resumes')).json().data.resumes).toEqual([]);
  });

  it('from before uploads were checked are marked if nobody could open them, and not sent', async () => {
    const person = await aJobseeker(api);
    const { db, files } = api.dependencies;
    const uploads = await Promise.all(['good.pdf', 'old.pdf'].map((name) => upload(person, name, pdf(name))));
    const [good, old] = uploads.map((answer) => answer.json().data.resume.id as number);
    const locked = readFileSync(join(import.meta.dirname, '../resume-reading/open-password.pdf'));
    const untried = { opening: null } as const;
    await db
      .updateTable('resumes')
      .set(untried)
      .where('id', '=', good ?? 0)
      .execute();
    await db
      .updateTable('resumes')
      .set({ ...untried, file_key: await files.save(locked) })
      .where('id', '=', old ?? 0)
      .execute();
    await enforceRetention(api.dependencies, api.now());
    const { resumes } = (await person.ask('GET', '/jobseeker/resumes')).json().data;
    expect(resumes.map(({ id, problem }: Resume) => [id, problem])).toEqual([
      [old, 'locked'],
      [good, null],
    ]);
    const { account_id: owner } = await db
      .selectFrom('resumes')
      .select('account_id')
      .where('id', '=', good ?? 0)
      .executeTakeFirstOrThrow();
    await expect(findChosenResumes(db, owner, [good ?? 0, old ?? 0])).rejects.toMatchObject({
      code: 42344,
    });
    expect(await findChosenResumes(db, owner, [good ?? 0])).toHaveLength(1);
  });

  it('are asked for when the form has none', async () => {
    const person = await aJobseeker(api);
    const { body, headers } = aForm({ name: 'cv.pdf', bytes: pdf() });
    const cut = await person.ask('POST', '/jobseeker/resume/upload', body.subarray(0, -20), { headers });
    expect(cut.statusCode).toBe(400);
    const noForm = await person.ask('POST', '/jobseeker/resume/upload', { file: 'cv' });
    expect(noForm.statusCode).toBe(415);
    const empty = await person.ask(
      'POST',
      '/jobseeker/resume/upload',
      Buffer.from('--form-boundary-of-a-test--\r\n'),
      { headers },
    );
    expect(empty.json()).toMatchObject({ code: 40001, errors: { file: [expect.any(String)] } });
  });

  it('can be renamed, but not into a path or something that reads backwards', async () => {
    const person = await aJobseeker(api);
    const { id } = (await upload(person, 'cv.pdf', pdf())).json().data.resume;
    const rename = (filename: string) => person.ask('PUT', `/jobseeker/resumes/${id}/rename`, { filename });
    expect((await rename('Re\u0301sume\u0301 2026')).json().data.resume.filename).toBe('Résumé 2026');
    for (const name of [
      '',
      ' ',
      '../etc/passwd',
      'a\\b',
      'a\u0007b',
      '\u202efdp.exe',
      '..',
      'x'.repeat(101),
    ]) {
      const answer = await rename(name);
      expect([name, answer.statusCode, answer.json().code]).toEqual([name, 422, 42007]);
    }
    expect((await rename('a\u0000b')).json().errors).toHaveProperty('filename');
    const file = await person.ask('GET', `/jobseeker/resumes/${id}/file`);
    expect(file.headers['content-disposition']).toContain('filename="R_sum_ 2026.pdf"');
  });

  it.skipIf(!hasBadInput)('take any naughty name as it is, or refuse it by its field', async () => {
    const person = await aJobseeker(api);
    const { id } = (await upload(person, 'cv.pdf', pdf())).json().data.resume;
    for (const filename of naughtyStrings()) {
      const answer = await person.ask('PUT', `/jobseeker/resumes/${id}/rename`, { filename });
      if (answer.statusCode === 200) {
        expect(answer.json().data.resume.filename).toBe(filename.normalize('NFC').trim());
        expect((await person.ask('GET', `/jobseeker/resumes/${id}/file`)).statusCode).toBe(200);
      } else expect([filename, answer.statusCode]).toEqual([filename, 422]);
    }
  });

  it.skipIf(!hasBadInput)(
    'of 250 real and damaged documents are let in by what they are',
    async () => {
      const person = await aJobseeker(api);
      const isLegacyText = new Set(['testWORDML_tableInsideParagraph.doc', 'testWordPerfect_42.doc']);
      const problems: unknown[] = [];
      for (const { kind, name, bytes } of badDocuments()) {
        const answer = await upload(person, name, bytes);
        const isText = otherWordFormat(bytes) !== null;
        const isResume = isText || (['pdf', 'doc', 'docx'].includes(kind) && !isLegacyText.has(name));
        // With passwords, or Word files without content that end too early.
        const isClosed = /_owner_user|^simple_(?:lower|upper)/.test(name);
        const expected = isResume ? (bytes.length > 5 * 1024 * 1024 ? 413 : isClosed ? 422 : 201) : 415;
        if (answer.statusCode !== expected) problems.push([kind, name, answer.statusCode, answer.body]);
        if (answer.statusCode !== 201) continue;
        const { resume } = answer.json().data;
        if (resume.format !== (isText ? 'doc' : kind)) problems.push([kind, name, resume.format]);
        const file = await person.ask('GET', `/jobseeker/resumes/${resume.id}/file`);
        if (!file.rawPayload.equals(bytes)) problems.push([kind, name, 'came back changed']);
        await person.ask('DELETE', `/jobseeker/resumes/${resume.id}/delete`);
      }
      expect(problems).toEqual([]);
    },
    180_000,
  );
});
