import { expect, it } from 'vitest';
import { seekerAt } from '../actions/seeker.ts';
import { desk, phone, useBrowser } from '../browser/open-browser.ts';
import { findScreenViolations } from '../screens/find-screen-violations.ts';
import { guestScreens } from '../screens/guest-screens.ts';
import { memberScreens } from '../screens/member-screens.ts';

const browser = useBrowser();

// One screen of each kind: all screens are mirrored in English, and texts of all languages are checked apart.
it.each([
  ['a guest', guestScreens, phone, ['home', 'results', 'job', 'company', 'sign-up', 'talents']],
  ['a user with applications', memberScreens, desk, ['saved', 'chat', 'profile-work', 'resumes']],
])('%s meets no screen in Arabic that is too wide or too small to press', async (_, list, device, names) => {
  const { page } = await browser.open({ ...device, reducedMotion: 'reduce' });
  const seeker = seekerAt(page, 'ar/sa');
  const screens = (await list(seeker)).filter(({ name }) => names.includes(name));
  expect(screens.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  expect(await findScreenViolations(seeker, screens)).toEqual({});
});
