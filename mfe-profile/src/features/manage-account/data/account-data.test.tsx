import { proveOwner } from '@jobharbor/shared/calls/auth/prove-owner';
import { getDataExport } from '@jobharbor/shared/calls/jobseeker-account/get-data-export';
import { requestAccountDeletion } from '@jobharbor/shared/calls/jobseeker-account/request-account-deletion';
import { requestDataExport } from '@jobharbor/shared/calls/jobseeker-account/request-data-export';
import { sendOwnerCode } from '@jobharbor/shared/calls/jobseeker-account/send-owner-code';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  aProof,
  aSetting,
  open,
  proofsOf,
  proveByPassword,
  type,
} from '../../../testing/open-account-settings.tsx';

beforeEach(() => localStorage.clear());

describe('the person’s data', () => {
  const asked = {
    id: '1c2f6a1e-7c5e-4f0e-9d7a-3f1f0a5b6c7d',
    status: 'queued' as const,
    requested_at: 1_795_000_000,
    size: null,
    expires_at: null,
  };

  it('is asked for with the password, and offered once it is ready', async () => {
    const page = open([answer(requestDataExport, () => ({ data_export: asked }))]);
    await page.press('Request an archive');
    await page.press('Request archive');
    await proveByPassword(page);
    await screen.findByText('Being put together. We write to you when it is ready.');
    expect(proofsOf(page, requestDataExport)).toEqual([aProof]);
    expect(screen.queryByRole('button', { name: 'Request an archive' })).toBeNull();
    expect(document.activeElement?.textContent).toContain('Being put together.');
    page.unmount();
    const ready = { ...asked, status: 'ready' as const, size: 2_048, expires_at: 1_796_000_000 };
    open([answer(getDataExport, () => ({ data_export: ready }))]);
    const link = await screen.findByRole('link', { name: 'Download' });
    expect(link.getAttribute('href')).toBe(`/api/jobseeker/data-export/${asked.id}/file`);
  });

  it('goes with the account after a code where there is no password, and the person is signed out', async () => {
    const page = open(
      [
        answer(sendOwnerCode, () => ({ resend_after: 60, expires_in: 600 })),
        answer(requestAccountDeletion, () => ({ due_at: 1_797_000_000 })),
      ],
      aSetting({ has_password: false }),
    );
    await page.press('Delete account');
    screen.getByText(/For 30 days you can sign in and keep the account/);
    await page.press('Delete my account');
    const send = await screen.findByRole('button', { name: /^Send a code to .*amihan@example.com/ });
    for (let turn = 0; turn < 2; turn += 1) send.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await screen.findAllByText(/^We sent a code to .*amihan@example.com/);
    await type(page, /^Code/, '123456');
    await page.press('Confirm');
    await waitFor(() => expect(page.navigation.entries.at(-1)).toBe('/en/ph/cancel-deletion?asked=1'));
    expect(page.server.requestsOf(sendOwnerCode).map(({ body }) => body)).toEqual([{ channel: 'email' }]);
    expect(page.server.requestsOf(proveOwner)[0]?.body).toEqual({ otp: '123456' });
    expect(proofsOf(page, requestAccountDeletion)).toEqual([aProof]);
    expect(page.session.getState().user).toBeNull();
  });

  it('stays, with the reason beside the field, where the password is wrong', async () => {
    const page = open([refuse(proveOwner, 41009, { fields: { current_password: ['It is another one.'] } })]);
    await page.press('Delete account');
    await page.press('Delete my account');
    await proveByPassword(page);
    await screen.findByText('It is another one.');
    expect(page.session.getState().user).not.toBeNull();
  });
});
