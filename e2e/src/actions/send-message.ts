import type { Locator } from 'playwright';
import type { Seeker } from './seeker.ts';

/** The messages of the open chat. */
export const thread = ({ page, tPattern }: Pick<Seeker, 'page' | 'tPattern'>): Locator =>
  page.getByRole('region', { name: tPattern('chat', 'thread.messages') });

export const composer = ({ page, tPattern }: Pick<Seeker, 'page' | 'tPattern'>): Locator =>
  page.getByRole('textbox', { name: tPattern('chat', 'composer.label') });

export async function sendMessage(seeker: Seeker, text: string): Promise<void> {
  const { page, t } = seeker;
  await composer(seeker).fill(text);
  await page.getByRole('button', { name: t('chat', 'composer.send'), exact: true }).click();
  await thread(seeker).getByText(text, { exact: true }).waitFor();
}

/** The messages of the other side. */
export const answers = (seeker: Pick<Seeker, 'page' | 'tPattern'>): Locator =>
  thread(seeker).getByRole('listitem').and(seeker.page.locator(':not([data-own])'));
