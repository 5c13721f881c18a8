import type { Locator } from 'playwright-core';
import type { Seeker } from './seeker.ts';

/** The thread of the chat that stands open. */
export const thread = ({ page, like }: Pick<Seeker, 'page' | 'like'>): Locator =>
  page.getByRole('region', { name: like('chat', 'thread.messages') });

export const composer = ({ page, like }: Pick<Seeker, 'page' | 'like'>): Locator =>
  page.getByRole('textbox', { name: like('chat', 'composer.label') });

export async function writeMessage(seeker: Seeker, text: string): Promise<void> {
  const { page, say } = seeker;
  await composer(seeker).fill(text);
  await page.getByRole('button', { name: say('chat', 'composer.send'), exact: true }).click();
  await thread(seeker).getByText(text, { exact: true }).waitFor();
}

/** The other side's messages: each begins with the writer's name, the person's own with "You". */
export const answers = (seeker: Pick<Seeker, 'page' | 'like'>): Locator =>
  thread(seeker).getByRole('listitem').and(seeker.page.locator(':not([data-own])'));
