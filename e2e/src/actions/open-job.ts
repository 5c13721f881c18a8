import type { Seeker } from './seeker.ts';

/** Opens a job of the list on its own page: at once on a phone, by the pane beside the list on a desk. */
export async function openJob({ page, t }: Seeker, id: number): Promise<void> {
  const isThere = (url: URL) => url.pathname.endsWith(`-${id}`);
  const list = page.getByRole('list', { name: t('search', 'results.list') });
  await list.locator(`a[href*="/job/"][href$="-${id}"]`).click();
  if ((page.viewportSize()?.width ?? 0) >= 1024) {
    await page.waitForURL((url) => url.searchParams.get('job') === String(id));
    const pane = page.getByRole('region', { name: t('search', 'job.pane') });
    await pane.getByRole('heading', { level: 2 }).first().getByRole('link').click();
  }
  await page.waitForURL(isThere);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
}
