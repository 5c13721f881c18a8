import type { Tap } from '@jobharbor/shared/remote/taps';
import type { Browser, BrowserContext } from 'playwright';
import { signIn } from '../rehearsal/open-page.ts';
import { phone } from './measure-tap.ts';
import { answerForReference } from './reference-page.ts';

/** Opens a phone's browser context for one visit, with nothing cached. */
export type OpenVisitor = (visitor: Tap['visitor']) => Promise<BrowserContext>;

/** Visitors of a site: guests, and one account of the measurement's own. */
export async function createVisitors(browser: Browser, url: string): Promise<OpenVisitor> {
  const first = await browser.newContext(phone);
  const isMember = await signIn(first, url);
  const storageState = await first.storageState();
  await first.close();
  return async (visitor) => {
    if (visitor === 'member' && !isMember) throw new Error('The API made no account.');
    const context = await browser.newContext({ ...phone, ...(visitor === 'member' && { storageState }) });
    // Neither tracking nor health reports: they would run within a tap's time.
    await context.addCookies([{ name: 'tracking', value: 'no', url }]);
    await context.route('**/telemetry', (route) => route.fulfill({ status: 204 }));
    await answerForReference(context);
    return context;
  };
}
