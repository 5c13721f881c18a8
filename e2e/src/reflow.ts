import { type AnyMarket, seekerAt } from './actions/seeker.ts';
import { launchBrowser } from './browser/launch-browser.ts';
import { enlargeText, findReflowFaults, zoomedWindow } from './screens/find-reflow-faults.ts';
import { guestScreens } from './screens/guest-screens.ts';
import { memberScreens } from './screens/member-screens.ts';
import { newcomerScreens } from './screens/newcomer-screens.ts';
import { openScreen } from './screens/open-screen.ts';
import { rareGuestScreens, rareMemberScreens } from './screens/rare-screens.ts';

/**
 * Prints what cannot be read or reached on every screen of a running site with text at 200%. The window has 320 × 256
 * px, or the given `HEIGHT`. `SITE_URL=http://localhost:4000 MARKET=ar/sa node src/reflow.ts [part of a screen's
 * name]`.
 */
const site = process.env.SITE_URL ?? 'http://localhost:4000';
const market = (process.env.MARKET ?? 'en/ph') as AnyMarket;
const viewport = { ...zoomedWindow, height: Number(process.env.HEIGHT ?? zoomedWindow.height) };
const wanted = process.argv[2] ?? '';

const browser = await launchBrowser();
for (const list of [guestScreens, rareGuestScreens, newcomerScreens, memberScreens, rareMemberScreens]) {
  const context = await browser.newContext({
    baseURL: site,
    viewport,
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: 'tracking', value: 'no', url: site }]);
  const seeker = seekerAt(await context.newPage(), market);
  await enlargeText(seeker.page);
  for (const screen of (await list(seeker)).filter(({ name }) => name.includes(wanted))) {
    try {
      await openScreen(seeker, screen);
      const faults = await findReflowFaults(seeker.page);
      console.log(
        [`${screen.name}: ${faults.length === 0 ? 'whole' : faults.length}`, ...faults].join('\n  '),
      );
    } catch (error) {
      console.error(`${screen.name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    }
  }
  await context.close();
}
await browser.close();
