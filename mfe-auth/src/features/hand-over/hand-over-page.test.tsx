import { startHandOff } from '@jobharbor/shared/calls/auth/start-hand-off';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser, visit } from '../../testing/render-auth.tsx';

const there = 'https://resumes.example/keep-login?code=a-code';
const taken = answer(startHandOff, () => ({ url: there }));
const open = vi.fn<typeof window.open>();
beforeEach(() => {
  open.mockReset();
  vi.stubGlobal('open', open);
});

describe('who goes on to another of our sites', () => {
  it('is taken there, and is not sent on again when they come back', async () => {
    const page = visit('/redirect?site=resume-builder&redirect=%2Ftemplates', [taken], aUser());
    await waitFor(() => expect(open.mock.calls).toEqual([[there, '_self']]));
    expect(page.server.requestsOf(startHandOff)[0]?.body).toEqual({
      site: 'resume-builder',
      redirect: '/templates',
    });
    await screen.findByText('You have been at our other site.');
    expect(page.navigation.entries.at(-1)).toContain('left=1');
    await page.press('Go there again');
    await waitFor(() => expect(open).toHaveBeenCalledTimes(2));
  });

  it('signs in first, and is led back here', async () => {
    const page = visit('/redirect?site=resume-builder&redirect=%2Ftemplates', []);
    await waitFor(() =>
      expect(page.navigation.entries.at(-1)).toBe(
        `/en/ph/get-started?redirect=${encodeURIComponent('/en/ph/redirect?site=resume-builder&redirect=%2Ftemplates')}`,
      ),
    );
  });

  it('visits the employer site without an account', async () => {
    visit('/redirect?site=employer', [taken]);
    await waitFor(() => expect(open).toHaveBeenCalledOnce());
  });

  it.each([
    [42261, 'This site is not connected to ours.', false],
    [40005, 'You cannot do this.', false],
    [42263, 'The other site is not answering.', true],
  ])('reads what is wrong (%i), and can try again where that helps', async (code, message, canRetry) => {
    const page = visit('/redirect?site=admin', [refuse(startHandOff, code, { message })], aUser());
    await screen.findByText(message);
    screen.getByRole('link', { name: 'Go to the home page' });
    expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(canRetry);
    if (!canRetry) return;
    page.server.use(taken);
    await page.press('Try again');
    await waitFor(() => expect(open).toHaveBeenCalledOnce());
  });

  it('learns that the code was too old, and goes again only when asked to', async () => {
    const page = visit('/redirect?site=resume-builder&failed=1', [taken], aUser());
    await screen.findByText(/took too long/);
    expect(page.server.requestsOf(startHandOff)).toEqual([]);
    await page.press('Try again');
    await waitFor(() => expect(open).toHaveBeenCalledOnce());
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
    'is on the home page in place of %s',
    async (to) => {
      const page = visit(`/redirect?to=${encodeURIComponent(to)}`, [refuse(startHandOff, 42261)], aUser());
      await waitFor(() => expect(page.navigation.entries.at(-1)).toBe('/en/ph'));
      expect(open).not.toHaveBeenCalled();
    },
  );
});
