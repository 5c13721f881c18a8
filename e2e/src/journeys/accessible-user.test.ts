import { expect, it } from 'vitest';
import { seekerAt } from '../actions/seeker.ts';
import { desktop, phone, useBrowser } from '../browser/open-browser.ts';
import { findScreenViolations } from '../screens/find-screen-violations.ts';
import { memberScreens } from '../screens/member-screens.ts';
import { newcomerScreens } from '../screens/newcomer-screens.ts';

const browser = useBrowser();

it.each([
  ['a new user', newcomerScreens],
  ['a user with applications', memberScreens],
])('%s meets no accessibility violation on any screen, mirrored neither', async (_, list) => {
  const { page } = await browser.open({ ...phone, reducedMotion: 'reduce' });
  const seeker = seekerAt(page, 'en/ph');
  expect(await findScreenViolations(seeker, await list(seeker), desktop.viewport)).toEqual({});
});
