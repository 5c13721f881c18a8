import 'fake-indexeddb/auto';
import { deleteVideoResume } from '@jobharbor/shared/calls/jobseeker-resumes/delete-video-resume';
import { listVideoResumes } from '@jobharbor/shared/calls/jobseeker-resumes/list-video-resumes';
import { restoreVideoResume } from '@jobharbor/shared/calls/jobseeker-resumes/restore-video-resume';
import { uploadVideoCover } from '@jobharbor/shared/calls/jobseeker-resumes/upload-video-cover';
import { uploadVideoResume } from '@jobharbor/shared/calls/jobseeker-resumes/upload-video-resume';
import type { VideoResume } from '@jobharbor/shared/contracts/profile/video-resume';
import { errorCode } from '@jobharbor/shared/errors';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { clear, createStore } from 'idb-keyval';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { visit } from '../../testing/render-profile.tsx';

const stored: VideoResume = {
  id: 4,
  filename: 'hello.mp4',
  size: 2_000_000,
  seconds: 65,
  uploaded_at: 1_795_000_000,
  cover_url: null,
};
const file = (name = 'me.mp4', type = 'video/mp4') => new File(['bytes'], name, { type });

/** Files that an earlier test chose and did not upload. */
const clearDrafts = () => clear(createStore('jobharbor-files', 'drafts'));
beforeEach(clearDrafts);
afterAll(clearDrafts);

/** jsdom neither plays videos nor draws. */
beforeEach(() => {
  // Its files cannot be cloned into IndexedDB either.
  vi.stubGlobal('structuredClone', (value: unknown) => value);
  URL.createObjectURL ??= () => 'blob:made';
  URL.revokeObjectURL ??= () => undefined;
  vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(640);
  vi.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockReturnValue(360);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: () => {} } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['jpeg'], { type: 'image/jpeg' })),
  );
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'mediaDevices');
  };
});

const listed = (...videos: VideoResume[]) => answer(listVideoResumes, () => ({ video_resumes: videos }));
const takesCover = answer(uploadVideoCover, () => ({ video_resume_id: 9, cover_url: '/cover' }));
const section = () => screen.findByRole('region', { name: 'Video résumés' });
const player = async () => (await screen.findByLabelText('Your video')) as HTMLVideoElement;

async function choose(options: Parameters<typeof visit>[1], chosen = file()) {
  const page = visit('/resume', options);
  await page.press('Add a video résumé');
  await page.person.upload(await screen.findByLabelText(/^Choose a video/), chosen);
  return page;
}

it('is left out, and asks for nothing, where it is switched off', async () => {
  const { server } = visit('/resume', { flags: { videoResumes: false } });
  expect(await screen.findByRole('link', { name: /template|résumé/i })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Video résumés' })).toBeNull();
  expect(server.requestsOf(listVideoResumes)).toEqual([]);
});

it('adds a video with a moment of it as the cover', async () => {
  const { press, server } = await choose({
    answers: [takesCover, answer(uploadVideoResume, () => ({ video_resume: stored }))],
  });
  fireEvent.seeked(await player());
  await screen.findByRole('img', { name: 'Cover of your video' });
  await press('Upload video');
  expect(await within(await section()).findByText('hello.mp4')).toBeTruthy();
  expect(within(await section()).getByText('1:05')).toBeTruthy();
  const body = server.requestsOf(uploadVideoResume)[0]?.rawBody.toString() ?? '';
  expect(body).toContain('name="video_resume"; filename="me.mp4"');
  expect(body).toMatch(/name="video_resume_id"\s+9/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

/** A camera and a recorder, which jsdom lacks. */
function connectCamera() {
  const stop = vi.fn();
  class Recorder {
    static isTypeSupported = (type: string) => type.startsWith('video/mp4');
    state = 'inactive';
    ondataavailable?: (event: { data: Blob }) => void;
    onstop?: () => void;
    start() {
      this.state = 'recording';
    }
    stop() {
      this.state = 'inactive';
      this.ondataavailable?.({ data: new Blob(['recorded']) });
      this.onstop?.();
    }
  }
  vi.stubGlobal('MediaRecorder', Recorder);
  const getUserMedia = async () => ({ getTracks: () => [{ stop }] });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  return stop;
}

it('records a video with the camera, gives it a cover, and plays it', async () => {
  const stopCamera = connectCamera();
  const recorded = { ...stored, cover_url: '/cover' };
  const { press, leases, server } = visit('/resume', {
    answers: [takesCover, answer(uploadVideoResume, () => ({ video_resume: recorded }))],
  });
  await press('Add a video résumé');
  await press('Record with the camera');
  expect(leases.size).toBe(0);
  await press('Start recording');
  expect([...leases.values()]).toEqual(['lost']);
  await press('Stop recording');
  expect(stopCamera).toHaveBeenCalledOnce();
  fireEvent.seeked(await player());
  await press('Use this moment as the cover');
  await screen.findByRole('img', { name: 'Cover of your video' });
  expect([...leases.values()]).toEqual(['stored']);
  await press('Upload video');
  await press(/^Play hello.mp4/);
  expect((await player()).getAttribute('src')).toBe('/api/jobseeker/video-resumes/4/video');
  const body = server.requestsOf(uploadVideoResume)[0]?.rawBody.toString() ?? '';
  expect(body).toMatch(/filename="video-[\d-]+[\d.]+\.mp4"[\s\S]*recorded/);
  expect(body).toMatch(/name="video_resume_id"\s+9/);
});

it('keeps video and cover after a failure, and sends the same upload again', async () => {
  const { press, server } = await choose({
    answers: [takesCover, refuse(uploadVideoResume, errorCode.videoUploadFailed, { message: 'Disk full.' })],
  });
  fireEvent.seeked(await player());
  await screen.findByRole('img', { name: 'Cover of your video' });
  await press('Upload video');
  expect((await screen.findByRole('alert')).textContent).toContain('Disk full.');
  server.use(answer(uploadVideoResume, () => ({ video_resume: stored })));
  await press('Upload video');
  await within(await section()).findByText('hello.mp4');
  const keys = server.requestsOf(uploadVideoResume).map(({ headers }) => headers['idempotency-key']);
  expect([keys.length, new Set(keys).size, server.requestsOf(uploadVideoCover).length]).toEqual([2, 1, 1]);
});

it('forgets the failure of a video with the next one', async () => {
  const { press, person } = await choose({
    answers: [takesCover, refuse(uploadVideoResume, errorCode.videoUploadFailed, { message: 'Disk full.' })],
  });
  await press('Upload video');
  expect((await screen.findByRole('alert')).textContent).toContain('Disk full.');
  await press('Choose another');
  await person.upload(
    await screen.findByLabelText<HTMLInputElement>(/^Choose a video/),
    file('better.mp4', 'video/mp4'),
  );
  await screen.findByRole('button', { name: 'Upload video' });
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['another kind', file('me.mov', 'video/quicktime'), /no MP4 video/],
  ['an empty file', new File([], 'me.mp4'), /empty/],
])('says what is wrong with %s, and sends nothing', async (_what, wrong, text) => {
  await choose({}, wrong);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Upload video' })).toBeNull();
});

it('says before the upload that a video is too long', async () => {
  await choose({});
  const video = await player();
  Object.defineProperty(video, 'duration', { value: 185 });
  fireEvent.loadedData(video);
  const chooser = await screen.findByLabelText(/^Choose a video/);
  expect(await screen.findByText(/^This video lasts 3:05\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Upload video' })).toBeNull();
  expect(document.activeElement).toBe(chooser);
});

it('finds the video again after closing the dialog, and after leaving the page before the upload', async () => {
  const { press, unmount } = await choose({});
  await player();
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Add a video résumé');
  expect(await screen.findByText(/Here is your video again/)).toBeTruthy();
  await player();
  unmount();
  visit('/resume');
  expect(await screen.findByText(/Here is your video again/)).toBeTruthy();
});

it('has the focus on what they can do next, once the third one is there', async () => {
  const two = [stored, { ...stored, id: 5 }];
  const { press } = await choose({
    answers: [
      listed(...two),
      answer(uploadVideoResume, () => ({ video_resume: { ...stored, id: 6, filename: 'me.mp4' } })),
    ],
  });
  await player();
  await press('Upload video');
  const remove = await screen.findByRole('button', { name: 'Delete me.mp4' });
  await waitFor(() => expect(document.activeElement).toBe(remove));
});

it('finds the video again after a session that ended during the upload', async () => {
  const { press, unmount } = await choose({
    answers: [takesCover, refuse(uploadVideoResume, errorCode.sessionEnded)],
  });
  await press('Upload video');
  await screen.findByRole('alert');
  unmount();
  const again = visit('/resume', { answers: [answer(uploadVideoResume, () => ({ video_resume: stored }))] });
  await screen.findByText(/Here is your video again/);
  await again.press('Upload video');
  await within(await section()).findByText('hello.mp4');
  const [, sent] = again.server.requestsOf(uploadVideoResume);
  expect((sent ?? again.server.requestsOf(uploadVideoResume)[0])?.rawBody.toString()).toContain('me.mp4');
});

it('finds the video again after a session that ended before the upload', async () => {
  const { session, unmount } = await choose({});
  await player();
  session.setState({ status: 'guest', user: null }, true);
  unmount();
  visit('/resume');
  await screen.findByText(/Here is your video again/);
});

it('deletes a video, and brings it back, once for two presses', async () => {
  const { server } = visit('/resume', {
    answers: [
      listed(stored),
      answer(deleteVideoResume, () => ({})),
      answer(restoreVideoResume, () => ({ video_resume: stored })),
    ],
  });
  const pressTwice = async (name: string) => {
    const button = await screen.findByRole('button', { name });
    for (let turn = 0; turn < 2; turn += 1) button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  };
  await pressTwice('Delete hello.mp4');
  const undo = await screen.findByRole('button', { name: 'Undo the deletion of hello.mp4' });
  expect(document.activeElement).toBe(undo);
  expect(await within(await section()).findByText('Nothing here yet.')).toBeTruthy();
  await pressTwice('Undo the deletion of hello.mp4');
  const remove = await screen.findByRole('button', { name: 'Delete hello.mp4' });
  await waitFor(() => expect(document.activeElement).toBe(remove));
  expect(server.requestsOf(deleteVideoResume)).toHaveLength(1);
  expect(server.requestsOf(restoreVideoResume)).toHaveLength(1);
});

it('asks for room where there are three', async () => {
  visit('/resume', { answers: [listed(stored, { ...stored, id: 5 }, { ...stored, id: 6 })] });
  expect(await screen.findByText(/You have 3, which is the limit/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a video résumé' })).toBeNull();
});

it('gives a stored video another cover', async () => {
  const { press } = visit('/resume', { answers: [listed(stored), takesCover] });
  await press(/^Play hello.mp4/);
  const video = await player();
  expect(video.getAttribute('src')).toBe('/api/jobseeker/video-resumes/4/video');
  await press('Use this moment as the cover');
  await press('Save cover');
  expect(await screen.findByText('The new cover is saved.')).toBeTruthy();
});
