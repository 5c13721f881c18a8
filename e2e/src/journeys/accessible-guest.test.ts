import { expect, it } from 'vitest';
import { seekerAt } from '../actions/seeker.ts';
import { desktop, phone, useBrowser } from '../browser/open-browser.ts';
import { findScreenViolations } from '../screens/find-screen-violations.ts';
import { guestScreens } from '../screens/guest-screens.ts';

const browser = useBrowser();

it('a guest meets no accessibility violation on any screen, mirrored neither', async () => {
  const { page, expectError } = await browser.open({ ...desktop, reducedMotion: 'reduce' });
  expectError(/status of 4(?:04|10)/);
  const seeker = seekerAt(page, 'en/ph');
  expect(await findScreenViolations(seeker, await guestScreens(seeker), phone.viewport)).toEqual({});
});
