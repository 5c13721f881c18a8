import { videoLimits } from '@jobharbor/shared/contracts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aConfirmedJobseeker, type Person, type SignedInPerson } from '../../testing/people/person.ts';
import { aRecruiterWithJob } from '../../testing/people/recruiter.ts';
import { aVideo } from '../../testing/samples/a-video.ts';
import { aForm } from '../../testing/samples/multipart.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { removeUnusedFiles } from '../removed-files/remove-unused-files.ts';
import { deleteOldVideos } from './delete-video-resume.ts';
import { measureVideo } from './measure-video.ts';

const now = new Date('2026-03-10T09:00:00Z');
let api: TestApi;
let video: Buffer;
let picture: Buffer;
beforeAll(async () => {
  api = await createTestApi({ now });
  video = await aVideo();
  picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#2060a0' } })
    .png()
    .toBuffer();
});
afterAll(() => api.close());

interface Sending {
  path?: string;
  field?: string;
  name?: string;
  id?: number | string;
  key?: string;
}

function send(person: Person, bytes: Buffer, { name = 'me.mp4', id, key, ...to }: Sending = {}) {
  const { path = '/jobseeker/video_resume/upload_v1', field = 'video_resume' } = to;
  const { body, headers } = aForm({ name, bytes, field });
  // The other field stands after the file, where a reader of the file alone would miss it.
  const end = '\r\n--form-boundary-of-a-test--\r\n';
  const more = `\r\n--form-boundary-of-a-test\r\nContent-Disposition: form-data; name="video_resume_id"\r\n\r\n${id}`;
  const whole =
    id === undefined ? body : Buffer.concat([body.subarray(0, -end.length), Buffer.from(more + end)]);
  return person.ask('POST', path, whole, {
    headers: { ...headers, ...(key === undefined ? {} : { 'idempotency-key': key }) },
  });
}
const sendCover = (person: Person, bytes: Buffer, id?: number) =>
  send(person, bytes, {
    path: '/jobseeker/video-resumes/upload-video-cover',
    field: 'video_cover',
    ...(id === undefined ? {} : { id }),
  });
const listOf = async (person: Person) =>
  (await person.ask('GET', '/jobseeker/video-resumes')).json().data.video_resumes;
const play = (person: Person, path: string, range?: string) =>
  person.ask('GET', path, undefined, range === undefined ? {} : { headers: { range } });
const pathOf = (id: number) => `/jobseeker/video-resumes/${id}/video`;

/** One that is there already, without the process that would have measured it. */
async function stored({ user }: SignedInPerson, more: object = {}): Promise<number> {
  const { db, files } = api.dependencies;
  const row = { account_id: user.id, filename: 'me.mp4', size: video.length, seconds: 3, created_at: now };
  const { id } = await db
    .insertInto('video_resumes')
    .values({ ...row, file_key: await files.save(video), ...more })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('a video', () => {
  it('is measured by its samples, also where it was recorded in pieces', async () => {
    expect(await measureVideo(await aVideo({ seconds: 4.5 }))).toBeCloseTo(4.5, 1);
    expect(await measureVideo(await aVideo({ seconds: 7, isFragmented: true }))).toBeCloseTo(7, 1);
  });

  it('is refused for its real length, whatever its header claims', async () => {
    const bytes = await aVideo({ seconds: videoLimits.maxSeconds });
    // The durations of the film and of its track in their heads: one second.
    for (const [box, offset] of [
      ['mvhd', 20],
      ['tkhd', 24],
      ['mdhd', 20],
    ] as const)
      bytes.writeUInt32BE(1, bytes.indexOf(box) + offset);
    await expect(measureVideo(bytes)).rejects.toMatchObject({ code: 42186 });
  });

  it.each([
    ['a text', 41265, async () => Buffer.from('no video')],
    ['WEBM', 41265, () => aVideo({ format: 'webm' })],
    ['MOV', 41265, () => aVideo({ format: 'mov' })],
    ['sound alone', 41265, () => aVideo({ track: 'audio' })],
    ['half a file', 42008, async () => video.subarray(0, 40)],
  ])('is not %s, however it is called: %i', async (_what, code, make) => {
    await expect(measureVideo(await make())).rejects.toMatchObject({ code });
  });
});

describe('a video résumé', () => {
  it('begins with its cover, is one for each key, and is played in parts', async () => {
    const person = await aConfirmedJobseeker(api);
    const cover = (await sendCover(person, picture)).json().data;
    expect(await listOf(person)).toEqual([]);
    const id = cover.video_resume_id;
    const [first, again] = [
      await send(person, video, { id, key: 'one' }),
      await send(person, video, { id, key: 'one' }),
    ];
    expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
    expect(await listOf(person)).toEqual([
      {
        ...{ id, filename: 'me.mp4', size: video.length, seconds: 3 },
        ...{ uploaded_at: now.getTime() / 1000, cover_url: cover.cover_url },
      },
    ]);
    const shown = await person.ask('GET', cover.cover_url.replace(/^\/api/, ''));
    const { width, height, format } = await sharp(shown.rawPayload).metadata();
    expect([width, height, format]).toEqual([640, 360, 'jpeg']);

    const whole = await play(person, pathOf(id));
    expect([whole.statusCode, whole.headers['content-type'], whole.rawPayload.equals(video)]).toEqual([
      ...[200, 'video/mp4', true],
    ]);
    const part = await play(person, pathOf(id), 'bytes=10-19');
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 10-19/${video.length}`]);
    expect(part.rawPayload.equals(video.subarray(10, 20))).toBe(true);
    const rest = await play(person, pathOf(id), 'bytes=-5');
    expect(rest.rawPayload.equals(video.subarray(-5))).toBe(true);
    const outside = await play(person, pathOf(id), `bytes=${video.length}-`);
    expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, `bytes */${video.length}`]);
    expect((await play(person, pathOf(id), 'pages=1-2')).statusCode).toBe(200);
  });

  it('is refused with the reason, and nothing is kept', async () => {
    const person = await aConfirmedJobseeker(api);
    const codeOf = async (answer: ReturnType<typeof send>) => (await answer).json().code;
    const saving = vi.spyOn(api.dependencies.files, 'save');
    expect(await codeOf(send(person, Buffer.alloc(videoLimits.maxBytes + 1)))).toBe(42185);
    expect(await codeOf(send(person, Buffer.alloc(0)))).toBe(42009);
    expect(await codeOf(send(person, video, { field: 'file' }))).toBe(40001);
    expect(await codeOf(send(person, video, { id: 'me' }))).toBe(40001);
    expect(await codeOf(send(person, Buffer.from('text')))).toBe(41265);
    expect(await codeOf(sendCover(person, Buffer.alloc(videoLimits.maxCoverBytes + 1)))).toBe(41085);
    expect(await codeOf(sendCover(person, video))).toBe(42061);
    expect(saving).not.toHaveBeenCalled();
    saving.mockRejectedValue(new Error('ENOSPC'));
    expect([await codeOf(send(person, video)), await codeOf(sendCover(person, picture))]).toEqual([
      50006, 50007,
    ]);
    saving.mockRestore();
    expect(await listOf(person)).toEqual([]);
  });

  it('is one of three at most, also when a deleted one comes back', async () => {
    const person = await aConfirmedJobseeker(api);
    const [first] = [await stored(person), await stored(person), await stored(person)];
    expect((await send(person, video)).json().code).toBe(41245);
    expect((await person.ask('DELETE', `/jobseeker/video-resume/${first}/delete`)).statusCode).toBe(200);
    expect((await play(person, pathOf(first))).json().code).toBe(40004);
    const other = await stored(person);
    const restore = () => person.ask('PUT', `/jobseeker/video-resumes/${first}/restore`);
    expect((await restore()).json().code).toBe(41245);
    await person.ask('DELETE', `/jobseeker/video-resume/${other}/delete`);
    expect((await restore()).json().data.video_resume.id).toBe(first);
    expect(await listOf(person)).toHaveLength(3);
  });

  it('is nobody else’s', async () => {
    const [owner, stranger] = [await aConfirmedJobseeker(api), await aConfirmedJobseeker(api)];
    const id = await stored(owner, { cover_file_key: await api.dependencies.files.save(picture) });
    const answers = await Promise.all([
      play(stranger, pathOf(id)),
      stranger.ask('GET', `/jobseeker/video-resumes/${id}/cover`),
      stranger.ask('DELETE', `/jobseeker/video-resume/${id}/delete`),
      stranger.ask('PUT', `/jobseeker/video-resumes/${id}/restore`),
      sendCover(stranger, picture, id),
      send(stranger, video, { id }),
    ]);
    expect(answers.map((answer) => answer.json().code)).toEqual(Array(6).fill(40004));
    expect(await listOf(owner)).toHaveLength(1);
  });

  it('goes with its files ten minutes after its deletion, and a cover without a video after a day', async () => {
    const { db, files } = api.dependencies;
    const person = await aConfirmedJobseeker(api);
    const id = await stored(person);
    await sendCover(person, picture);
    await person.ask('DELETE', `/jobseeker/video-resume/${id}/delete`);
    const keysOf = async () => {
      const rows = await db
        .selectFrom('video_resumes')
        .select(['file_key', 'cover_file_key'])
        .where('account_id', '=', person.user.id)
        .execute();
      return rows.map((row) => row.file_key ?? row.cover_file_key ?? '');
    };
    const keys = await keysOf();
    expect(keys).toHaveLength(2);
    await deleteOldVideos(db, new Date(now.getTime() + 11 * 60_000));
    expect(await keysOf()).toHaveLength(1);
    await deleteOldVideos(db, new Date(now.getTime() + 25 * 3_600_000));
    await removeUnusedFiles(db, files);
    for (const key of keys) expect(await files.read(key)).toBeNull();
  });
});

it('goes along with an application, to its recruiter alone, who is told of to the person', async () => {
  const [person, recruiter, other] = [
    await aConfirmedJobseeker(api),
    await aRecruiterWithJob(api),
    await aConfirmedJobseeker(api),
  ];
  const id = await stored(person);
  const apply = (who: Person) =>
    who.ask('POST', `/data/jobs/${recruiter.jobId}/applications`, { video_resume_id: id });
  expect((await apply(other)).json().code).toBe(40004);
  const application = (await apply(person)).json().data.application;
  expect(application.video).toEqual({ filename: 'me.mp4', seconds: 3 });

  // The copy stays when the original goes.
  await person.ask('DELETE', `/jobseeker/video-resume/${id}/delete`);
  await deleteOldVideos(api.dependencies.db, new Date(now.getTime() + 11 * 60_000));
  await removeUnusedFiles(api.dependencies.db, api.dependencies.files);
  const own = `/jobApplication/jobseekers/${application.id}/video`;
  expect((await play(person, own)).rawPayload.equals(video)).toBe(true);
  expect((await play(other, own)).json().code).toBe(40004);

  const theirs = `/recruiter/applications/${application.id}/video`;
  const sent = (await recruiter.ask('GET', theirs.replace('/video', ''))).json().data.application;
  expect(sent.video).toEqual({ filename: 'me.mp4', size: video.length, seconds: 3 });
  const openings = async () => {
    const { openings: all } = (await person.ask('GET', `/job/applied-jobs/${recruiter.jobId}`)).json().data
      .application;
    return all.filter((opening: { is_video?: boolean }) => opening.is_video);
  };
  // However often it is asked for, a day is one opening.
  for (const range of ['bytes=1-', 'bytes=0-9', undefined])
    expect((await play(recruiter, theirs, range)).statusCode).toBeLessThan(300);
  expect(await openings()).toMatchObject([{ part: 'resume', is_video: true }]);
  api.setTime(new Date(now.getTime() + 25 * 3_600_000));
  await play(recruiter, theirs, 'bytes=5-9');
  expect(await openings()).toHaveLength(2);
  const { views } = (await person.ask('GET', '/jobApplication/viewers')).json().data;
  expect(views[0]).toMatchObject({ part: 'resume', is_video: true, filename: 'me.mp4' });

  await person.ask('PATCH', `/job/applied-jobs/${recruiter.jobId}/withdraw`);
  expect((await play(recruiter, theirs)).json().code).toBe(42021);
  expect(await openings()).toHaveLength(2);
});
