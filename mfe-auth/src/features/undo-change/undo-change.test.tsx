import { describeChange } from '@jobharbor/shared/calls/auth/describe-change';
import { getSession } from '@jobharbor/shared/calls/auth/get-session';
import { undoChange } from '@jobharbor/shared/calls/auth/undo-change';
import { answer, hangUp, refuse } from '@jobharbor/shared/testing/server';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aUser, visit } from '../../testing/render-auth.tsx';

const token = 'a-token-of-a-mail-about-a-change';
const described = answer(describeChange, () => ({
  event: 'email-changed' as const,
  changed_at: 1_795_000_000,
  expires_at: 1_795_600_000,
  restores: ['address' as const, 'passkeys' as const],
}));
const undone = answer(undoChange, () => ({ event: 'email-changed' as const }));
const signedOut = answer(getSession, () => ({ user: null }));

describe('who follows the link of a mail about a change of the account', () => {
  it('reads what was changed, and undoes it by a press alone', async () => {
    const page = visit(`/undo-change#${token}`, [described, undone, signedOut], aUser());
    await screen.findByText(/^The email address was changed on .*2026/);
    expect(page.navigation.entries.slice(1).join()).not.toContain(token);
    expect(page.server.requestsOf(undoChange)).toEqual([]);
    const shown = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(shown('This has changed since then, and goes back:')).toEqual(['Email address', 'Passkeys']);
    await page.press('Undo the change');
    await screen.findByText(/^Everything that signs in is as it was before/);
    expect(shown('This had changed, and is as before:')).toEqual(['Email address', 'Passkeys']);
    expect(page.server.requestsOf(undoChange)[0]?.body).toEqual({ token });
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'The change was undone' }));
    expect(page.session.getState().user).toBeNull();
    const signIn = screen.getByRole('link', { name: 'Back to sign-in' });
    expect(signIn.getAttribute('href')).toContain('account-settings');
  });

  it('takes a company back that was handed over, and reads which', async () => {
    const page = visit(`/undo-change#${token}`, [
      answer(describeChange, () => ({
        ...{ event: 'company-transferred' as const, company: 'Quay Foods' },
        ...{ changed_at: 1_795_000_000, expires_at: 1_795_600_000 },
      })),
      answer(undoChange, () => ({ event: 'company-transferred' as const })),
      signedOut,
    ]);
    await screen.findByText(/^Quay Foods was handed over on .*2026/);
    await screen.findByText(/^Undo it only if it was not you\. Every member/);
    await page.press('Undo the change');
    await screen.findByText(/^The company is yours again/);
  });

  it('presses twice, and reads that it was done', async () => {
    const page = visit(`/undo-change#${token}`, [described, undone, signedOut]);
    const button = await screen.findByRole('button', { name: 'Undo the change' });
    // Before React has rendered what the first one began.
    for (let press = 0; press < 2; press += 1)
      button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await screen.findByText(/^Everything that signs in is as it was before/);
    expect(page.server.requestsOf(undoChange)).toHaveLength(1);
  });

  it('stays signed in to another account of the same browser', async () => {
    const other = aUser({ id: 8 });
    const page = visit(
      `/undo-change#${token}`,
      [described, undone, answer(getSession, () => ({ user: other }))],
      other,
    );
    await page.press('Undo the change');
    await screen.findByText(/^Everything that signs in is as it was before/);
    expect(page.session.getState().user).toEqual(other);
  });

  it('is told that a link is used or old', async () => {
    visit(`/undo-change#${token}`, [
      refuse(describeChange, 42341, { message: 'This link no longer works.' }),
    ]);
    await screen.findByText('This link no longer works.');
    screen.getByRole('link', { name: 'Back to sign-in' });
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('can retry what did not reach the server', async () => {
    const page = visit(`/undo-change#${token}`, [described, hangUp(undoChange), signedOut]);
    await page.press('Undo the change');
    await screen.findByText('No connection.');
    page.server.use(undone);
    await page.press('Try again');
    await screen.findByText(/^Everything that signs in is as it was before/);
  });
});
