import type { Page } from 'playwright-core';
import { type Speech, speak } from './speak.ts';

/** A page of each remote, below language and country. The last is one for those who are not signed in. */
export const remotePages = {
  'mfe-search': '/jobs',
  'mfe-my-jobs': '/my-jobs/saved',
  'mfe-profile': '/profile',
  'mfe-chat': '/chat-home',
  'mfe-auth': '/get-started',
} as const;
export type RemoteName = keyof typeof remotePages;
export const remoteNames = Object.keys(remotePages) as RemoteName[];

/** Goes to a remote's page from the header, as a signed-in person does; to `mfe-auth` by signing out. */
export async function walkTo(page: Page, name: RemoteName, speech: Speech = speak('en')): Promise<void> {
  const { say, like } = speech;
  const header = page.getByRole('banner');
  const openAccount = () => header.getByRole('button', { name: like('shell', 'account.menuOf') }).click();
  switch (name) {
    case 'mfe-search':
      await header.getByRole('link', { name: say('search', 'places.jobs') }).click();
      break;
    case 'mfe-my-jobs':
      await header.getByRole('link', { name: say('myJobs', 'places.myJobs') }).click();
      break;
    case 'mfe-profile':
      await openAccount();
      await header.getByRole('link', { name: say('profile', 'places.profile') }).click();
      break;
    case 'mfe-chat':
      await header.getByRole('link', { name: say('chat', 'badge.label') }).click();
      break;
    case 'mfe-auth':
      await openAccount();
      await header.getByRole('button', { name: say('shell', 'account.signOut') }).click();
      await header.getByRole('link', { name: say('shell', 'account.signIn') }).click();
  }
  await page.waitForURL((url) => url.pathname.endsWith(remotePages[name]), { waitUntil: 'commit' });
}

/** The heading of the page that a remote shows; nothing while it has failed. */
export const headingOf = (page: Page, name: RemoteName) =>
  page.getByRole('main').locator(`[data-remote="${name}"]`).getByRole('heading', { level: 1 });
