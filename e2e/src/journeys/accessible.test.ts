import { expect, it } from 'vitest';
import { seekerAt } from '../actions/seeker.ts';
import { desk, phone, useBrowser } from '../browser/open-browser.ts';
import { findScreenViolations } from '../screens/find-screen-violations.ts';
import { guestScreens } from '../screens/guest-screens.ts';
import { memberScreens } from '../screens/member-screens.ts';
import { newcomerScreens } from '../screens/newcomer-screens.ts';

const browser = useBrowser();

it.each([
  ['a guest', guestScreens, desk, phone],
  ['a new user', newcomerScreens, phone, desk],
  ['a user with applications', memberScreens, phone, desk],
])('%s meets no accessibility violation on any screen, mirrored neither', async (_, list, device, other) => {
  const { page, expectError } = await browser.open({ ...device, reducedMotion: 'reduce' });
  expectError(/status of 4(?:04|10)/);
  const seeker = seekerAt(page, 'en/ph');
  expect(await findScreenViolations(seeker, await list(seeker), other.viewport)).toEqual({});
});
