import { encode } from 'bmp-ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aJobseeker, aVisitor, type Person } from '../../testing/people/person.ts';
import { aRecruiterWithJob } from '../../testing/people/recruiter.ts';
import { aForm } from '../../testing/samples/multipart.ts';
import { pngHead, withSize } from '../../testing/samples/picture-size.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { deleteUnusedAvatars } from './avatar-repository.ts';

const now = new Date('2026-03-10T09:00:00Z');
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ now });
});
afterAll(() => api.close());

const canvas = (width = 640, height = 480, background = '#2060a0') =>
  sharp({ create: { width, height, channels: 3, background } });

function upload(person: Person, bytes: Buffer, { name = 'me.jpg', field = 'avatar', key = '' } = {}) {
  const { body, headers } = aForm({ name, bytes, field });
  return person.ask('POST', '/jobseeker/upload-avatar', body, {
    headers: { ...headers, ...(key === '' ? {} : { 'idempotency-key': key }) },
  });
}
const pathOf = (url: string) => url.replace(/^\/api/, '');
const choose = (person: Person, id: number | null) =>
  person.ask('PUT', '/jobseeker/avatar', { avatar_id: id });
const pictureOf = async (person: Person) => (await person.ask('GET', '/jobseeker/me')).json().data.avatar_url;
const cookiePicture = (person: Person) =>
  JSON.parse(decodeURIComponent(person.cookies.get('user') ?? '')).avatar_url;

/** Of 24 or 1 bit a pixel; the latter with blue as its one colour. */
function aBmp(bitPP: 24 | 1 = 24): Buffer {
  // The encoder takes alpha, blue, green, red.
  const data = Buffer.alloc(40 * 30 * 4, Buffer.from([255, 0xa0, 0x60, 0x20]));
  const palette = [0, 1].map(() => ({ red: 0x20, green: 0x60, blue: 0xa0, quad: 0 }));
  return Buffer.from(
    encode({ data, width: 40, height: 30, bitPP, palette, colors: bitPP === 1 ? 2 : 0 }).data,
  );
}

describe('the picture of a person', () => {
  it.each([
    ['JPG', () => canvas().jpeg().toBuffer()],
    ['PNG', () => canvas().png().toBuffer()],
    ['BMP', async () => aBmp()],
    ['BMP of two colours', async () => aBmp(1)],
  ])('is taken as %s, whatever its name says, and stored as a square JPEG', async (_kind, make) => {
    const person = await aJobseeker(api);
    const answer = await upload(person, await make(), { name: 'photo.txt' });
    expect(answer.statusCode).toBe(201);
    const { url } = answer.json().data.avatar;
    expect([await pictureOf(person), cookiePicture(person)]).toEqual([url, url]);
    const file = await person.ask('GET', pathOf(url));
    expect(file.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' });
    const { width, height, format } = await sharp(file.rawPayload).metadata();
    expect([width, height, format]).toEqual([512, 512, 'jpeg']);
    const { data } = await sharp(file.rawPayload).raw().toBuffer({ resolveWithObject: true });
    for (const [index, wanted] of [0x20, 0x60, 0xa0].entries())
      expect(Math.abs((data[index] ?? 0) - wanted)).toBeLessThan(8);
  });

  it('is stored without EXIF metadata, rotated upright', async () => {
    const person = await aJobseeker(api);
    const photo = await sharp(
      await sharp({ create: { width: 60, height: 30, channels: 3, background: '#ffffff' } })
        .composite([
          {
            input: { create: { width: 30, height: 30, channels: 3, background: '#000000' } },
            left: 0,
            top: 0,
          },
        ])
        .png()
        .toBuffer(),
    )
      .withMetadata({
        orientation: 6,
        exif: { IFD0: { Make: 'Secret Camera' }, IFD3: { GPSLatitude: '14/1 35/1 0/1' } },
      })
      .jpeg({ quality: 100 })
      .toBuffer();
    expect(photo.includes('Secret Camera')).toBe(true);
    const { url } = (await upload(person, photo)).json().data.avatar;
    const stored = (await person.ask('GET', pathOf(url))).rawPayload;
    expect(stored.includes('Secret Camera')).toBe(false);
    expect(await sharp(stored).metadata()).not.toHaveProperty('exif');
    // Turned by a quarter: what was left is above.
    const { data, info } = await sharp(stored).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
    expect([at(256, 40) < 40, at(256, 470) > 215]).toEqual([true, true]);
  });

  it('stays below 500 KB, and is taken above the limits of 41176, 41086, 41064 and 41085 (42060 replaces them)', async () => {
    const person = await aJobseeker(api);
    // No neighbouring pixels are alike.
    const side = 1_400;
    const data = Buffer.alloc(side * side * 3);
    for (let index = 0, seed = 1; index < data.length; index += 1) {
      seed = (seed * 48_271) % 2_147_483_647;
      data[index] = seed & 255;
    }
    const noise = sharp(data, { raw: { width: side, height: side, channels: 3 } });
    const picture = await noise.png().toBuffer();
    expect(picture.length).toBeGreaterThan(5 * 1024 * 1024);
    const { url } = (await upload(person, picture)).json().data.avatar;
    expect((await person.ask('GET', pathOf(url))).rawPayload.length).toBeLessThan(500 * 1024);
  });

  it.each<[string, () => Promise<Buffer> | Buffer, number, number]>([
    ['an empty file', () => Buffer.alloc(0), 422, 42009],
    ['a text', () => Buffer.from('Hello'), 415, 42061],
    ['a GIF', () => Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;', 'latin1'), 415, 42061],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 42061],
    ['half a photo', async () => (await canvas(900, 900).jpeg().toBuffer()).subarray(0, 3_000), 422, 42008],
    ['half a BMP', () => aBmp().subarray(0, 60), 422, 42008],
    ['a PNG of a billion pixels', () => withSize(pngHead(), 30_000, 30_000, 16, true), 422, 42062],
    ['a BMP of a billion pixels', () => withSize(aBmp(), 30_000, 30_000, 18, false), 422, 42062],
    ['more than 10 MB', () => Buffer.alloc(10 * 1024 * 1024 + 1, 1), 413, 42060],
    ['far more than 10 MB', () => Buffer.alloc(12 * 1024 * 1024, 1), 413, 42060],
  ])('is not made of %s', async (_what, make, status, code) => {
    const person = await aJobseeker(api);
    const answer = await upload(person, await make());
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(answer.json().errors.avatar).toHaveLength(1);
    expect(await pictureOf(person)).toBeNull();
  });

  it('is one, however often the same upload is sent', async () => {
    const person = await aJobseeker(api);
    const photo = await canvas().jpeg().toBuffer();
    const answers = await Promise.all([1, 2, 3].map(() => upload(person, photo, { key: 'upload-1' })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201]);
    expect(new Set(answers.map((answer) => answer.json().data.avatar.id)).size).toBe(1);
    const other = await upload(person, await canvas(10, 10).png().toBuffer(), { key: 'upload-1' });
    expect(other.json().code).toBe(40020);
  });

  it('needs the form field by its name', async () => {
    const person = await aJobseeker(api);
    const answer = await upload(person, await canvas().jpeg().toBuffer(), { field: 'file' });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['avatar']]);
    const plain = await person.ask('POST', '/jobseeker/upload-avatar', { avatar: 'x' });
    expect(plain.json().code).toBe(40013);
  });

  it('can be removed, and that undone', async () => {
    const person = await aJobseeker(api);
    const { avatar } = (await upload(person, await canvas().jpeg().toBuffer())).json().data;
    const removed = await choose(person, null);
    expect(removed.json().data).toEqual({ avatar: null, previous: avatar });
    expect([await pictureOf(person), cookiePicture(person)]).toEqual([null, null]);
    expect((await choose(person, avatar.id)).json().data).toEqual({ avatar, previous: null });
    expect([await pictureOf(person), cookiePicture(person)]).toEqual([avatar.url, avatar.url]);
  });

  it('cannot be chosen from another person’s', async () => {
    const [owner, other] = [await aJobseeker(api), await aJobseeker(api)];
    const { avatar } = (await upload(owner, await canvas().jpeg().toBuffer())).json().data;
    expect((await choose(other, avatar.id)).json().code).toBe(40004);
    expect((await other.ask('GET', pathOf(avatar.url))).json().code).toBe(40004);
    expect((await aVisitor(api).ask('GET', pathOf(avatar.url))).statusCode).toBe(401);
  });

  it('is generated five times a day, until 00:01 in Singapore, and shown once it is chosen', async () => {
    const person = await aJobseeker(api);
    const generate = () => person.ask('POST', '/jobseeker/avatars/generate');
    const answers = await Promise.all(Array.from({ length: 6 }, generate));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 201, 201, 429]);
    const refused = answers.find(({ statusCode }) => statusCode === 429)?.json();
    const end = new Date('2026-03-10T16:01:00Z');
    expect(refused).toMatchObject({ code: 41292, retry_after: (end.getTime() - now.getTime()) / 1000 });
    const drawn = answers.filter(({ statusCode }) => statusCode === 201).map((answer) => answer.json().data);
    expect(drawn.map(({ left_today }) => left_today).sort()).toEqual([0, 1, 2, 3, 4]);
    expect(drawn[0].renews_at).toBe(end.getTime() / 1000);
    expect(await pictureOf(person)).toBeNull();
    const files = await Promise.all(drawn.map(({ avatar }) => person.ask('GET', pathOf(avatar.url))));
    expect(new Set(files.map((file) => file.rawPayload.toString('base64'))).size).toBe(5);
    await choose(person, drawn[0].avatar.id);
    expect(await pictureOf(person)).toBe(drawn[0].avatar.url);
    api.setTime(end);
    expect((await generate()).json().data.left_today).toBe(4);
    api.setTime(now);
  });
});

describe('a recruiter', () => {
  it('sees the picture while the person shares an application, in the copy and in the chat', async () => {
    const [person, recruiter, stranger] = [
      await aJobseeker(api),
      await aRecruiterWithJob(api),
      await aRecruiterWithJob(api),
    ];
    await api.dependencies.db
      .updateTable('recruiters')
      .set({ managed_by: null })
      .where('account_id', '=', stranger.recruiterId)
      .execute();
    const first = (await upload(person, await canvas().jpeg().toBuffer())).json().data.avatar;
    expect((await recruiter.ask('GET', pathOf(first.url))).json().code).toBe(40004);
    const applied = await person.ask('POST', `/data/jobs/${recruiter.jobId}/applications`, {
      first_message: 'Hello',
    });
    const { id, chat_id } = applied.json().data.application;
    expect((await recruiter.ask('GET', pathOf(first.url))).statusCode).toBe(200);

    const second = (await upload(person, await canvas(20, 20, '#a02020').png().toBuffer())).json().data
      .avatar;
    const copy = (await recruiter.ask('GET', `/recruiter/applications/${id}`)).json().data.application;
    expect(copy.profile.avatar_url).toBe(first.url);
    const chatOf = async () =>
      (await recruiter.ask('GET', `/jobApplication/chats/${chat_id}`)).json().data.chat.counterpart;
    expect((await chatOf()).avatar_url).toBe(second.url);
    for (const { url } of [first, second])
      expect((await recruiter.ask('GET', pathOf(url))).statusCode).toBe(200);

    // A browser revalidates its copy each time, and is not sent it again.
    const { headers } = await recruiter.ask('GET', pathOf(first.url));
    expect(headers['cache-control']).toBe('private, no-cache');
    const held = { headers: { 'if-none-match': `"other", W/${headers.etag}` } };
    const again = await recruiter.ask('GET', pathOf(first.url), undefined, held);
    expect([again.statusCode, again.body]).toEqual([304, '']);

    // The copy keeps its picture when the person has none any more.
    await choose(person, null);
    const { db, files } = api.dependencies;
    await deleteUnusedAvatars(db, files, new Date(now.getTime() + 2 * 86_400_000));
    expect((await recruiter.ask('GET', pathOf(first.url))).statusCode).toBe(200);
    expect((await person.ask('GET', pathOf(second.url))).json().code).toBe(40004);

    await person.ask('PATCH', `/job/applied-jobs/${recruiter.jobId}/withdraw`);
    expect((await chatOf()).avatar_url).toBeNull();
    expect((await recruiter.ask('GET', pathOf(first.url), undefined, held)).json().code).toBe(40004);
    expect((await person.ask('GET', pathOf(first.url))).statusCode).toBe(200);
  });
});

it('says so where the store takes no more files', async () => {
  const person = await aJobseeker(api);
  const full = vi.spyOn(api.dependencies.files, 'save').mockRejectedValueOnce(new Error('ENOSPC'));
  const answer = await upload(person, await canvas().jpeg().toBuffer());
  full.mockRestore();
  expect([answer.statusCode, answer.json().code]).toEqual([500, 50004]);
  expect(await pictureOf(person)).toBeNull();
});
