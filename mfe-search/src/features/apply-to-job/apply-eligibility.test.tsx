import { checkApplication } from '@jobharbor/shared/calls/data/check-application';
import { getJobStatic } from '@jobharbor/shared/calls/job/get-job-static';
import { answer } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { answers, goToCheck, next, path, profile } from '../../testing/application-form.ts';
import { aJobStatic, maria } from '../../testing/builders.ts';
import { renderSearch } from '../../testing/render-search.tsx';

beforeEach(() => localStorage.clear());

describe('somebody who applies for a job that is not open to everybody', () => {
  const restricted = answer(getJobStatic, () => aJobStatic({ applicant_countries: ['ph', 'sg'] }));
  const checked = (eligibility: 'not_open' | 'unknown' | 'fits', ...work_eligibility: string[]) =>
    answer(checkApplication, () => ({ profile: { ...profile, work_eligibility }, eligibility }));

  it('learns before the form that their profile does not fit, why, and where to change it', async () => {
    renderSearch(path, {
      user: maria,
      answers: [...answers, restricted, checked('not_open', 'us')],
    });
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('Philippines, Singapore');
    expect(notice.textContent).toContain('you may work in: United States');
    const change = within(notice).getByRole('link', { name: 'Change where you may work' });
    expect(change.getAttribute('href')).toBe('/en/ph/profile#work');
    await userEvent.click(next());
    expect(screen.queryByRole('checkbox', { name: 'maria.pdf' })).toBeNull();
    testServer().use(checked('fits', 'us', 'sg'));
    fireEvent(window, new Event('visibilitychange'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await goToCheck();
  });

  it.each([
    ['unsaid', 'You may need a work permit'],
    ['sponsored', 'The employer arranges a work visa'],
  ] as const)('learns who gets a permit for a job abroad: %s', async (work_permit, title) => {
    const check = answer(checkApplication, () => ({
      profile,
      eligibility: 'fits' as const,
      countries: ['us'],
      work_permit,
    }));
    renderSearch(path, {
      user: maria,
      answers: [...answers, answer(getJobStatic, () => aJobStatic()), check],
    });
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(/may work in this country \(Philippines\)/)).toBeTruthy();
    await goToCheck();
  });

  it('learns as a guest in the form to whom the job is open', async () => {
    renderSearch(path, { answers: [...answers, restricted] });
    const form = await screen.findByRole('dialog');
    expect(within(form).getByText('Open to people who may work in: Philippines, Singapore')).toBeTruthy();
  });

  it('may apply where the profile says nothing', async () => {
    renderSearch(path, { user: maria, answers: [...answers, restricted, checked('unknown')] });
    expect(await screen.findByText('Say where you may work')).toBeTruthy();
    await goToCheck();
  });
});
