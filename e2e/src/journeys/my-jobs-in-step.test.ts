import { afterEach, expect, it } from 'vitest';
import { type Agency, signInAsAgency } from '../actions/agency.ts';
import { apiClient } from '../actions/api-client.ts';
import { applicationForm, messageField } from '../actions/apply-to-job.ts';
import { saveButton } from '../actions/save-job.ts';
import { listedJobs } from '../actions/search-jobs.ts';
import { type Seeker, seekerAt } from '../actions/seeker.ts';
import { applyOverApi, jobPath } from '../actions/set-up-over-api.ts';
import { signInOverApi, signUpOverApi } from '../actions/sign-up-over-api.ts';
import { desktop, phone, useBrowser } from '../browser/open-browser.ts';

const browser = useBrowser();
const moved = new Set<number>();
let agency: Agency | undefined;
afterEach(async () => {
  for (const id of moved) await agency?.moveJob(id, 'open');
  moved.clear();
});

/** One person on two devices, on a page of My Jobs each: a desk in English, and a phone in Arabic. */
async function openTwoDevices(path: string): Promise<readonly [Seeker, Seeker]> {
  const first = await browser.open(desktop);
  const user = await signUpOverApi(first.page.context());
  const second = await browser.open(phone);
  await signInOverApi(second.page.context(), user);
  const seekers = [seekerAt(first.page), seekerAt(second.page, 'ar/sa')] as const;
  for (const { page, base } of seekers) await page.goto(`${base}${path}`, { waitUntil: 'networkidle' });
  return seekers;
}

const inBoth = (seekers: readonly Seeker[], look: (seeker: Seeker) => Promise<unknown>) =>
  Promise.all(seekers.map(look));
const main = ({ page }: Seeker) => page.getByRole('main');

/**
 * Covers the recruiter's program, an employer's decisions, a bus between processes, two sockets and two languages. Each
 * part has its own tests. Only this journey sees a change arrive through all of them.
 */
it('what an employer does is seen on both devices of the applicant, without a reload', async () => {
  agency = await signInAsAgency();
  const seekers = await openTwoDevices('/my-jobs/communicated');
  const [one] = seekers;
  // From the end of the list, where no other journey looks for jobs.
  const { jobs } = await apiClient(one).jobs({ sort: 1, size: 100, page: 3 });
  const own = jobs.filter(({ apply_mode }) => apply_mode === 'normal').slice(-4);
  const seen = (title: string, event: string) =>
    inBoth(seekers, (seeker) =>
      main(seeker)
        .getByRole('article')
        .filter({ hasText: title })
        .first()
        .getByRole('listitem')
        .filter({ hasText: seeker.t('myJobs', `timeline.event.${event}`) })
        .first()
        .waitFor(),
    );
  const apply = async (job: (typeof jobs)[number] | undefined) => {
    if (!job) throw new Error('There are too few jobs.');
    const { id } = await applyOverApi(one, await apiClient(one).job(job.id), 'Good day.');
    await seen(job.title, 'applied');
    // By the recruiter's program.
    await seen(job.title, 'viewed');
    await seen(job.title, 'replied');
    return { ...job, applicationId: id };
  };

  const declined = await apply(own[0]);
  await agency.decline(declined.applicationId);
  await seen(declined.title, 'declined');

  const held = await apply(own[1]);
  moved.add(held.id);
  await agency.moveJob(held.id, 'on_hold');
  await seen(held.title, 'job_on_hold');

  const closed = await apply(own[2]);
  moved.add(closed.id);
  await agency.moveJob(closed.id, 'closed');
  await seen(closed.title, 'job_closed');

  const written = own[3];
  if (!written) throw new Error('There are too few jobs.');
  await one.page.goto(`${jobPath(one, await apiClient(one).job(written.id))}?apply=1`, {
    waitUntil: 'networkidle',
  });
  const form = applicationForm(one);
  await messageField(one, form).fill('Good day.');
  moved.add(written.id);
  await agency.moveJob(written.id, 'closed');
  await form.getByText(one.t('search', 'closed.title')).waitFor();
  expect(await messageField(one, form).inputValue()).toBe('Good day.');
});

/** Two devices and a second tab of one: storage, sockets and caches of several remotes meet only in browsers. */
it('a search and a job that are saved in one window are saved in the others, and no longer when removed there', async () => {
  const seekers = await openTwoDevices('/my-jobs/alerts');
  const [one, two] = seekers;
  const tab = seekerAt(await one.page.context().newPage());
  for (const { page, base } of [one, tab]) await page.goto(`${base}/jobs?q=nurse`);
  const create = (seeker: Seeker) =>
    main(seeker)
      .getByRole('button', { name: seeker.t('search', 'createAlert.create') })
      .waitFor();
  const manage = (seeker: Seeker) =>
    main(seeker)
      .getByRole('link', { name: seeker.t('search', 'createAlert.manage') })
      .waitFor();
  await create(tab);
  await main(one)
    .getByRole('button', { name: one.t('search', 'createAlert.create') })
    .click();
  const remove = main(two).getByRole('button', {
    name: two.t('myJobs', 'alerts.removeNamed', { name: 'nurse' }),
  });
  await Promise.all([remove.waitFor(), manage(one), manage(tab)]);
  await remove.click();
  await Promise.all([create(one), create(tab)]);

  await two.page.goto(`${two.base}/my-jobs/saved`, { waitUntil: 'networkidle' });
  const [job] = await listedJobs(one);
  const title = job?.title ?? '';
  await saveButton(one, title).click();
  await Promise.all([
    main(two).getByRole('heading', { level: 2, name: title }).waitFor(),
    expect.poll(() => saveButton(tab, title).getAttribute('aria-pressed')).toBe('true'),
  ]);
});
