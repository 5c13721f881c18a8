import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { exampleResume } from '../domain/generated-resumes/example-resume.ts';
import { makeResume } from '../domain/generated-resumes/make-resume.ts';
import { aConfirmedJobseeker, type Person } from '../testing/people/person.ts';
import { aForm } from '../testing/samples/multipart.ts';
import { createTestApi, type TestApi } from '../testing/servers/test-api.ts';

let api: TestApi;
let person: Person;
let jpeg: Buffer;
beforeAll(async () => {
  api = await createTestApi();
  person = await aConfirmedJobseeker(api);
  jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#2060a0' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => api.close());
afterEach(() => {
  vi.restoreAllMocks();
});

async function upload(path: string, field: string, bytes: Buffer, more: Record<string, string> = {}) {
  const { body, headers } = aForm({ name: 'file.jpg', bytes, field });
  const answer = await person.ask('POST', path, body, { headers: { ...headers, ...more } });
  return [answer.statusCode, answer.json().code];
}

const uploads = [
  ['a résumé', '/jobseeker/resume/upload', 'file'],
  ['a picture', '/jobseeker/upload-avatar', 'avatar'],
  ['a video', '/jobseeker/video_resume/upload_v1', 'video_resume'],
  ['a cover', '/jobseeker/video-resumes/upload-video-cover', 'video_cover'],
  ['the file of a licence', '/jobseeker/license-certifications/upload-attachment', 'attachment'],
  ['feedback', '/base/feedback/create', 'image'],
] as const;

describe('a person whose file meets a server that fails', () => {
  it.each(uploads)(
    'is told to try again, not that it is broken, for want of memory: %s',
    async (...[, path, field]) => {
      const marker = Buffer.from('what no machine has room for');
      const { concat } = Buffer;
      vi.spyOn(Buffer, 'concat').mockImplementation((parts, ...rest) => {
        if (parts.some((part) => Buffer.from(part).includes(marker)))
          throw new RangeError('Array buffer allocation failed');
        return concat(parts, ...rest);
      });
      const { body, headers } = aForm({ name: 'file.jpg', field, bytes: Buffer.alloc(0) });
      const at = body.indexOf('\r\n\r\n') + 4;
      const whole = concat([body.subarray(0, at), marker, body.subarray(at)]);
      const answer = await person.ask('POST', path, whole, { headers });
      expect([answer.statusCode, answer.json().code]).toEqual([500, 50002]);
    },
  );

  it('is told so where a picture takes too long to open, and is not asked for another one', async () => {
    vi.spyOn(sharp.prototype, 'toBuffer').mockRejectedValue(new Error('timeout: 42% complete'));
    for (const [, path, field] of uploads.filter(([, , name]) => ['avatar', 'attachment'].includes(name)))
      expect([path, ...(await upload(path, field, jpeg))]).toEqual([path, 500, 50003]);
    const drawn = await person.ask('POST', '/jobseeker/avatars/generate');
    expect([drawn.statusCode, drawn.json().code]).toEqual([500, 50003]);
  });

  it('is told so where the store takes no more files', async () => {
    vi.spyOn(api.dependencies.files, 'save').mockRejectedValue(new Error('ENOSPC'));
    const form = aForm({ name: 'a.jpg', bytes: jpeg, field: 'image' });
    const fields = [
      ['topic', 'idea'],
      ['text', 'A picture'],
    ].map(([name, value]) => {
      const head = form.body.subarray(0, form.body.indexOf('\r\n') + 2);
      return Buffer.concat([
        head,
        Buffer.from(`Content-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
      ]);
    });
    const { headers } = form;
    const answer = await person.ask('POST', '/base/feedback/create', Buffer.concat([...fields, form.body]), {
      headers,
    });
    expect([answer.statusCode, answer.json().code]).toEqual([500, 50009]);
  });

  it('is told so where no résumé can be made of what they wrote', async () => {
    const design = { document: exampleResume('en'), template: 'classic', paper: 'a4' } as const;
    await expect(makeResume({ ...design, language: 'xx' as 'en' })).rejects.toMatchObject({
      code: 50010,
    });
  }, 60_000);
});
