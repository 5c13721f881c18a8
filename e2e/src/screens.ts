import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type AnyMarket, seekerAt } from './actions/seeker.ts';
import { launchBrowser } from './browser/launch-browser.ts';
import { guestScreens } from './screens/guest-screens.ts';
import { memberScreens } from './screens/member-screens.ts';
import { newcomerScreens } from './screens/newcomer-screens.ts';
import { openScreen } from './screens/open-screen.ts';
import { rareGuestScreens, rareMemberScreens } from './screens/rare-screens.ts';

/**
 * Screenshots of every screen of a running site, for phone and desktop, light and dark. In the given `MARKETS`, or in
 * English and Arabic. `SITE_URL=http://localhost:4000 node src/screens.ts [part of a screen's name]` writes them to
 * artifacts/screens.
 */
const site = process.env.SITE_URL ?? 'http://localhost:4000';
const wanted = process.argv[2] ?? '';
const folder = join(import.meta.dirname, '../artifacts/screens');
const devices = {
  desk: { viewport: { width: 1280, height: 850 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
const locales = (process.env.MARKETS ?? 'en/ph ar/sa').split(' ') as AnyMarket[];

await mkdir(folder, { recursive: true });
const browser = await launchBrowser();
for (const market of locales) {
  for (const list of [guestScreens, rareGuestScreens, newcomerScreens, memberScreens, rareMemberScreens]) {
    const owner = await browser.newContext({ baseURL: site });
    const screens = await list(seekerAt(await owner.newPage(), market));
    const storageState = await owner.storageState();
    for (const [device, options] of Object.entries(devices)) {
      const context = await browser.newContext({ baseURL: site, storageState, ...options });
      const seeker = seekerAt(await context.newPage(), market);
      for (const screen of screens.filter(({ name }) => name.includes(wanted))) {
        for (const colorScheme of ['light', 'dark'] as const) {
          await seeker.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          const name = `${screen.name}-${device}-${market.slice(0, 2)}-${colorScheme}.png`;
          try {
            await openScreen(seeker, screen);
            await seeker.page.screenshot({ path: join(folder, name) });
            console.log(name);
          } catch (error) {
            console.error(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
          }
        }
      }
      await context.close();
    }
    await owner.close();
  }
}
await browser.close();
