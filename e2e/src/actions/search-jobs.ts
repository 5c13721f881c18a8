import { asciiDigits } from '@jobharbor/shared/contracts';
import { apiClient } from './api-client.ts';
import type { Seeker } from './seeker.ts';

export async function searchFor({ page, t }: Seeker, words: string): Promise<void> {
  const form = page.getByRole('search');
  const field = form.getByRole('combobox', { name: t('search', 'search.label') });
  await field.fill(words);
  await field.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('q') === words);
}

/** The most frequent title among the newest jobs of the user's market that take full-time applications here. */
export async function mostFrequentTitle(seeker: Seeker): Promise<string> {
  const { jobs } = await apiClient(seeker).jobs({ sort: 1, size: 30 });
  const counts = new Map<string, number>();
  const own = jobs.filter((job) => job.apply_mode === 'normal' && job.job_type?.key === 'full-time');
  for (const { title } of own) counts.set(title, (counts.get(title) ?? 0) + 1);
  const [best] = [...counts].sort(([, one], [, other]) => other - one);
  if (!best) throw new Error(`There is no job in ${seeker.base}.`);
  return best[0];
}

/** Filters by the first job type, and returns the number of jobs that the filter promised. */
export async function chooseJobType({ page, t, tPattern }: Seeker): Promise<number> {
  await page.getByRole('button', { name: t('search', 'filter.type'), exact: true }).click();
  const panel = page.getByRole('dialog', { name: t('search', 'filter.type') });
  const first = panel.getByRole('listitem').first();
  const count = await first.locator('[id$="-count"]').textContent();
  await first.getByRole('checkbox').check();
  await page.waitForURL((url) => url.searchParams.has('type'));
  await panel.getByRole('button', { name: tPattern('search', 'filter.show') }).click();
  await panel.waitFor({ state: 'hidden' });
  return readNumber(count ?? '');
}

/** The jobs of the list, in their order. */
export async function listedJobs({ page, t }: Seeker): Promise<{ id: number; title: string }[]> {
  // An old list stays, with aria-busy, until the next answer arrives.
  const list = page
    .locator('ol:not([aria-busy])')
    .and(page.getByRole('list', { name: t('search', 'results.list') }));
  const links = list.getByRole('article').getByRole('heading').getByRole('link');
  await links.first().waitFor();
  const read = await links.evaluateAll((all) =>
    all.map((link) => ({ href: link.getAttribute('href') ?? '', title: link.textContent ?? '' })),
  );
  return read.map(({ href, title }) => ({ id: Number(/-(\d+)$/.exec(href)?.[1]), title }));
}

/** The first job of the list that takes applications here and not on the employer's own site. */
export async function firstOwnJob(seeker: Seeker): Promise<{ id: number; title: string }> {
  for (const job of await listedJobs(seeker)) {
    const { apply_mode, status } = await apiClient(seeker).job(job.id);
    if (apply_mode === 'normal' && status === 'open') return job;
  }
  throw new Error('No job of the list takes applications here.');
}

/** A number as a page writes it, in whatever digits. */
const readNumber = (text: string): number => Number(asciiDigits(text).replace(/\D/g, ''));
