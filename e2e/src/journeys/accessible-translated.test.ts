import { expect, it } from 'vitest';
import { seekerAt } from '../actions/seeker.ts';
import { desktop, phone, useBrowser } from '../browser/open-browser.ts';
import { enlargeText, findReflowFaults, zoomedWindow } from '../screens/find-reflow-faults.ts';
import { addHorizontalOverflow, findScreenViolations } from '../screens/find-screen-violations.ts';
import { guestScreens } from '../screens/guest-screens.ts';
import { memberScreens } from '../screens/member-screens.ts';

const browser = useBrowser();

// One screen of each kind: all screens are mirrored in English, and texts of all languages are checked apart.
it.each([
  ['a guest', guestScreens, phone, ['home', 'results', 'job', 'company', 'sign-up', 'talents']],
  ['a user with applications', memberScreens, desktop, ['saved', 'chat', 'profile-work', 'resumes']],
])('%s meets no screen in Arabic that is too wide or too small to press', async (_, list, device, names) => {
  const { page } = await browser.open({ ...device, reducedMotion: 'reduce' });
  const seeker = seekerAt(page, 'ar/sa');
  const screens = (await list(seeker)).filter(({ name }) => names.includes(name));
  expect(screens.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  expect(await findScreenViolations(seeker, screens)).toEqual({});
});

// Portuguese has the longest words of the ten; 320 px is the narrowest that WCAG 1.4.10 asks for.
it.each(['/jobs', '/jobs?q=zzzzqqqq', '/currency-converter'])(
  'a guest reads %s whole on the narrowest phone and with twice the text at 400% zoom, where words are long',
  async (path) => {
    const { page } = await browser.open({ ...phone, viewport: { width: 320, height: 640 } });
    await page.goto(`/pt/br${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const found = new Set<string>();
    await addHorizontalOverflow(page, found);
    expect([...found]).toEqual([]);
    await page.setViewportSize(zoomedWindow);
    await enlargeText(page);
    expect(await findReflowFaults(page)).toEqual([]);
  },
);
