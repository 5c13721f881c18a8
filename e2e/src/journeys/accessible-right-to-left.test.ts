import { expect, it } from 'vitest';
import { seekerAt } from '../actions/seeker.ts';
import { desk, phone, useBrowser } from '../browser/open-browser.ts';
import { findScreenViolations } from '../screens/find-screen-violations.ts';
import { guestScreens } from '../screens/guest-screens.ts';
import { memberScreens } from '../screens/member-screens.ts';
import { newcomerScreens } from '../screens/newcomer-screens.ts';

const browser = useBrowser();

// Phone and desk alternate with the other direction, since axe checks the same rules on both.
it.each([
  ['a guest', guestScreens, phone],
  ['a new user', newcomerScreens, desk],
  ['a user with applications', memberScreens, desk],
])('from right to left, %s meets no accessibility violation on any screen', async (_, list, device) => {
  const { page, expectError } = await browser.open({ ...device, reducedMotion: 'reduce' });
  expectError(/status of 4(?:04|10)/);
  const seeker = seekerAt(page, 'ar/sa');
  expect(await findScreenViolations(seeker, await list(seeker))).toEqual({});
});
