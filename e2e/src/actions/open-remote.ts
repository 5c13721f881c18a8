import type { Page } from 'playwright';
import { type SiteTexts, siteTexts } from './site-texts.ts';

/** A page of each remote, below language and country. The last is for guests. */
export const remotePages = {
  'mfe-search': '/jobs',
  'mfe-my-jobs': '/my-jobs/saved',
  'mfe-profile': '/profile',
  'mfe-chat': '/chat-home',
  'mfe-auth': '/get-started',
} as const;
export type RemoteName = keyof typeof remotePages;
export const remoteNames = Object.keys(remotePages) as RemoteName[];

/** Opens a remote's page from the header, as a signed-in user; `mfe-auth` by signing out. */
export async function openRemote(
  page: Page,
  name: RemoteName,
  texts: SiteTexts = siteTexts('en'),
): Promise<void> {
  const { t, tPattern } = texts;
  const header = page.getByRole('banner');
  const openAccount = () => header.getByRole('button', { name: tPattern('shell', 'account.menuOf') }).click();
  switch (name) {
    case 'mfe-search':
      await header.getByRole('link', { name: t('search', 'places.jobs') }).click();
      break;
    case 'mfe-my-jobs':
      await header.getByRole('link', { name: t('myJobs', 'places.myJobs') }).click();
      break;
    case 'mfe-profile':
      await openAccount();
      await header.getByRole('link', { name: t('profile', 'places.profile') }).click();
      break;
    case 'mfe-chat':
      await header.getByRole('link', { name: t('chat', 'badge.label') }).click();
      break;
    case 'mfe-auth':
      await openAccount();
      await header.getByRole('button', { name: t('shell', 'account.signOut') }).click();
      await header.getByRole('link', { name: t('shell', 'account.signIn') }).click();
  }
  await page.waitForURL((url) => url.pathname.endsWith(remotePages[name]), { waitUntil: 'commit' });
}

/** The heading of a remote's page; absent while the remote has failed. */
export const headingOf = (page: Page, name: RemoteName) =>
  page.getByRole('main').locator(`[data-remote="${name}"]`).getByRole('heading', { level: 1 });
