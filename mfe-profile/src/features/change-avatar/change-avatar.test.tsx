import 'fake-indexeddb/auto';
import { chooseAvatar } from '@jobharbor/shared/calls/jobseeker-profile/choose-avatar';
import { generateAvatar } from '@jobharbor/shared/calls/jobseeker-profile/generate-avatar';
import { uploadAvatar } from '@jobharbor/shared/calls/jobseeker-profile/upload-avatar';
import { errorCode } from '@jobharbor/shared/errors';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../../testing/builders.ts';
import { visit } from '../../testing/render-profile.tsx';

const old = { id: 3, url: '/api/jobseeker/avatars/old' };
const fresh = { id: 4, url: '/api/jobseeker/avatars/fresh' };
const withPicture = { user: aUser({ avatar_url: old.url }) };

/** jsdom neither decodes nor draws pictures. */
beforeEach(() => {
  // Its files cannot be cloned into IndexedDB either.
  vi.stubGlobal('structuredClone', (value: unknown) => value);
  vi.stubGlobal('createImageBitmap', async () => ({ width: 400, height: 200, close: () => {} }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['jpeg'], { type: 'image/jpeg' })),
  );
  return () => vi.restoreAllMocks();
});

const photo = (name = 'me.png', type = 'image/png') => new File(['bytes'], name, { type });
const input = () => screen.findByLabelText(/^Choose a picture/);
const shown = (container: HTMLElement) =>
  container.querySelector('.jhp-avatar > .jhp-avatar__picture img')?.getAttribute('src');

describe('somebody with a photo', () => {
  it('cuts and turns it by keys, saves it, and sees it in the header as well', async () => {
    const { person, press, container, session, server, leases } = visit('/profile', {
      ...withPicture,
      answers: [answer(uploadAvatar, () => ({ avatar: fresh, previous: old }))],
    });
    await press('Change picture');
    await person.upload(await input(), photo());
    await screen.findByRole('img', { name: 'Preview of your picture' });
    fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } });
    await press('Turn right');
    expect([...leases.values()]).toEqual(['lost']);
    await press('Use this picture');
    expect(await screen.findByText('Your new picture is saved.')).toBeTruthy();
    expect(shown(container)).toBe(fresh.url);
    expect(session.getState().user?.avatar_url).toBe(fresh.url);
    const [request] = server.requestsOf(uploadAvatar);
    expect(request?.rawBody.toString()).toContain('name="avatar"; filename="avatar.jpg"');
  });

  it('keeps the cut and sends the same upload again when it failed', async () => {
    const { person, press, server } = visit('/profile', {
      answers: [refuse(uploadAvatar, errorCode.serviceUnavailable, { message: 'Later, please.' })],
    });
    await press('Add a picture');
    await person.upload(await input(), photo());
    await press('Use this picture');
    expect((await screen.findByRole('alert')).textContent).toContain('Later, please.');
    server.use(answer(uploadAvatar, () => ({ avatar: fresh, previous: null })));
    await press('Use this picture');
    await screen.findByText('Your new picture is saved.');
    const keys = server.requestsOf(uploadAvatar).map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
  });

  it('finds it again, as it lay, after a session that ended during the upload', async () => {
    const { person, press, unmount } = visit('/profile', {
      answers: [refuse(uploadAvatar, errorCode.sessionEnded)],
    });
    await press('Add a picture');
    await person.upload(await input(), photo());
    await screen.findByRole('img', { name: 'Preview of your picture' });
    fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } });
    await press('Use this picture');
    await screen.findByRole('alert');
    unmount();
    visit('/profile');
    const zoom = await screen.findByRole<HTMLInputElement>('slider', { name: 'Zoom' });
    expect(zoom.value).toBe('2');
  });

  it.each([
    ['a text', photo('cv.txt', 'text/plain'), /neither a JPG nor a PNG nor a BMP/],
    ['an empty file', new File([], 'me.jpg', { type: 'image/jpeg' }), /empty/],
    ['one that is too large', big(), /10\.1 MB; the limit is 10 MB/],
  ])('is told what is wrong with %s, and nothing is sent', async (_what, file, text) => {
    const { person, press } = visit('/profile');
    await press('Add a picture');
    await person.upload(await input(), file);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('is told that it cannot be opened', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
    const { person, press } = visit('/profile');
    await press('Add a picture');
    await person.upload(await input(), photo());
    expect(await screen.findByText(/cannot be opened/)).toBeTruthy();
  });
});

it('removes the picture, and brings it back', async () => {
  const { press, container, session } = visit('/profile', {
    ...withPicture,
    answers: [
      answer(chooseAvatar, ({ body }) =>
        body.avatar_id === null ? { avatar: null, previous: old } : { avatar: old, previous: null },
      ),
    ],
  });
  await press('Change picture');
  await press('Remove picture');
  await screen.findByText('Your picture is removed.');
  expect([shown(container), session.getState().user?.avatar_url]).toEqual([undefined, null]);
  await press('Undo');
  await screen.findByText('The change is undone.');
  expect([shown(container), session.getState().user?.avatar_url]).toEqual([old.url, old.url]);
});

it('generates pictures, one for two presses, and takes one of them', async () => {
  let drawn = 0;
  const { press, container } = visit('/profile', {
    answers: [
      answer(generateAvatar, () => {
        drawn += 1;
        return { avatar: { id: drawn, url: `/drawn/${drawn}` }, left_today: 5 - drawn, renews_at: 1 };
      }),
      answer(chooseAvatar, ({ body }) => ({
        avatar: { id: body.avatar_id ?? 0, url: `/drawn/${body.avatar_id}` },
        previous: null,
      })),
    ],
  });
  await press('Add a picture');
  const draw = await screen.findByRole('button', { name: 'Draw one for me' });
  for (let turn = 0; turn < 2; turn += 1) draw.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await screen.findByRole('button', { name: 'Use drawn picture 1' });
  await press('Draw one for me');
  await screen.findByText('Left today: 3');
  await press('Use drawn picture 2');
  await waitFor(() => expect(shown(container)).toBe('/drawn/2'));
});

it('reads after the last generated picture when there are new ones, in their own time zone', async () => {
  const { press } = visit('/profile', {
    answers: [
      answer(generateAvatar, () => ({
        avatar: { id: 1, url: '/drawn/1' },
        left_today: 0,
        renews_at: Date.UTC(2026, 10, 23, 16, 1) / 1_000,
      })),
    ],
  });
  await press('Add a picture');
  await press('Draw one for me');
  const left = await screen.findByText('Left today: 0');
  expect(left.closest('p')?.textContent).toMatch(/^Left today: 0 · New ones at 4:01\sPM, your time\.$/);
});

it('reads when there are new ones, where the day’s pictures were generated before', async () => {
  const { press } = visit('/profile', {
    answers: [
      refuse(generateAvatar, errorCode.avatarDailyLimit, { message: 'Five a day.', retryAfter: 3_600 }),
    ],
  });
  await press('Add a picture');
  await press('Draw one for me');
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(alert.textContent).toMatch(/Five a day\.New ones at \d+:\d\d.*, your time\./));
});

it('shows a picture that another tab of the person has chosen', async () => {
  const { container, session } = visit('/profile', withPicture);
  await waitFor(() => expect(shown(container)).toBe(old.url));
  session.setState({ status: 'signed-in', user: aUser({ avatar_url: fresh.url }) }, true);
  await waitFor(() => expect(shown(container)).toBe(fresh.url));
});

function big(): File {
  const file = photo('huge.png');
  Object.defineProperty(file, 'size', { value: 10 * 1024 * 1024 + 1 });
  return file;
}
