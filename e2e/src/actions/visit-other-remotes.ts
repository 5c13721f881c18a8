import type { Page } from 'playwright';
import { headingOf, openRemote, type RemoteName, remoteNames, remotePages } from './open-remote.ts';
import { signUpOverApi } from './sign-up-over-api.ts';
import type { SiteTexts } from './site-texts.ts';

/**
 * Opens a page of every remote but one from the header, without a new document between them. Begins and ends on that
 * one's page, signed in unless that one is `mfe-auth`.
 */
export async function visitOtherRemotes(
  page: Page,
  name: RemoteName,
  base: string,
  texts: SiteTexts,
): Promise<void> {
  if (name === 'mfe-auth') {
    await signUpOverApi(page.context());
    await page.goto(base + remotePages['mfe-my-jobs']);
  }
  for (const other of remoteNames.filter((one) => one !== name)) {
    await openRemote(page, other, texts);
    await headingOf(page, other).waitFor();
  }
  // The last of them is for guests, and was opened by signing out.
  if (name === 'mfe-auth') await page.context().clearCookies();
  else await signUpOverApi(page.context());
  await page.goto(base + remotePages[name]);
}
