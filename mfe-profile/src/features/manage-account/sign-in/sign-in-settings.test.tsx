import { changePassword } from '@jobharbor/shared/calls/auth/change-password';
import { confirmAuthenticator } from '@jobharbor/shared/calls/auth/confirm-authenticator';
import { createRecoveryCodes } from '@jobharbor/shared/calls/auth/create-recovery-codes';
import { deletePasskey } from '@jobharbor/shared/calls/auth/delete-passkey';
import { endTwoFactor } from '@jobharbor/shared/calls/auth/end-two-factor';
import { listPasskeys } from '@jobharbor/shared/calls/auth/list-passkeys';
import { proveOwner } from '@jobharbor/shared/calls/auth/prove-owner';
import { renamePasskey } from '@jobharbor/shared/calls/auth/rename-passkey';
import { startAuthenticator } from '@jobharbor/shared/calls/auth/start-authenticator';
import { answer, hangUp, refuse } from '@jobharbor/shared/testing/server';
import { screen } from '@testing-library/react';
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

describe('a person who changes the password', () => {
  it('is told that it was changed, with the focus back on the button', async () => {
    const page = open([answer(changePassword, () => ({}))]);
    await page.press('Change password');
    expect(document.activeElement).toBe(screen.getByLabelText(/^New password(?! again)/));
    await type(page, /^New password(?! again)/, 'a lantern by the sea');
    await type(page, /^New password again/, 'a lantern by the sea');
    await page.press('Change password');
    await proveByPassword(page);
    await screen.findAllByText('Your password was changed.');
    expect(page.server.requestsOf(changePassword)[0]?.body).toEqual({
      new_password: 'a lantern by the sea',
      confirm_password: 'a lantern by the sea',
      end_sessions: true,
    });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change password' }));
  });

  it('sees at once that the two differ, and beside the field that the current one is wrong', async () => {
    const page = open([
      answer(changePassword, () => ({})),
      refuse(proveOwner, 41009, { fields: { current_password: ['It is another one.'] } }),
    ]);
    await page.press('Change password');
    await type(page, /^New password(?! again)/, 'a lantern by the sea');
    await type(page, /^New password again/, 'a lantern by the');
    await page.press('Change password');
    await screen.findByText('The two passwords do not match.');
    expect(page.server.requestsOf(changePassword)).toEqual([]);
    await type(page, /^New password again/, ' sea');
    await page.press('Change password');
    await proveByPassword(page, 'not the one');
    await screen.findByText('It is another one.');
    expect(document.activeElement).toBe(screen.getByLabelText(/^Current password/));
    page.server.use(answer(proveOwner, () => ({ token: aProof, expires_in: 600 })));
    await page.press('Confirm');
    await screen.findAllByText('Your password was changed.');
  });
});

describe('a person with passkeys', () => {
  const phonePasskey = { id: 7, name: 'Safari · iOS', created_at: 1_795_000_000, last_used_at: null };
  const list = answer(listPasskeys, () => ({ passkeys: [phonePasskey] }));

  it('is told that this browser supports none, and renames one all the same', async () => {
    const page = open([list, answer(renamePasskey, ({ body }) => ({ ...phonePasskey, ...body }))]);
    await screen.findByText('This browser does not support passkeys.');
    await page.press('Change “Safari · iOS”');
    const name = screen.getByLabelText('Name');
    await page.person.clear(name);
    await page.person.type(name, '{Enter}');
    await screen.findByText('Enter a name.');
    await page.person.type(name, 'My phone{Enter}');
    await screen.findByText('My phone');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change “My phone”' }));
  });

  it('removes one after a proof, and reads when that fails', async () => {
    const page = open([list, hangUp(deletePasskey)]);
    await screen.findByText('Safari · iOS');
    await page.press('Change “Safari · iOS”');
    await page.press('Remove');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove' }));
    await page.press('Remove');
    await proveByPassword(page);
    await screen.findByText('No connection.');
    page.server.use(answer(deletePasskey, () => ({})));
    await page.press('Remove');
    await screen.findByText('You have no passkey yet.');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Passkeys' }));
  });
});

describe('a person who wants a second step at new devices', () => {
  const aKey = answer(startAuthenticator, () => ({
    secret: 'ABCDEFGH',
    uri: 'otpauth://totp/x',
    qr: { size: 3, path: 'M0 0h1v1h-1z' },
  }));

  it('shows a code of the app, keeps the recovery codes, and sees that it is on', async () => {
    const page = open([
      aKey,
      answer(confirmAuthenticator, () => ({ recovery_codes: ['AAAA-BBBB-CCCC', 'DDDD-EEEE-FFFF'] })),
    ]);
    await page.press('Turn on');
    await page.press('Continue');
    await proveByPassword(page);
    await screen.findByText('ABCD EFGH');
    screen.getByRole('img', { name: 'QR code with the key for your app' });
    await type(page, /^Code of the app/, '١٢٣ ٤٥٦');
    await page.press('Turn on');
    await screen.findByText('AAAA-BBBB-CCCC');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your recovery codes' }));
    await page.press('I have kept them');
    await screen.findByText('2 recovery codes left');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Manage' }));
    expect(page.server.requestsOf(confirmAuthenticator)[0]?.body).toEqual({ code: '123456' });
  });

  it('reads beside the field that the code is wrong', async () => {
    const page = open([aKey, refuse(confirmAuthenticator, 41040, { fields: { code: ['Wrong.'] } })]);
    await page.press('Turn on');
    await page.press('Continue');
    await proveByPassword(page);
    await type(page, /^Code of the app/, '123456');
    await page.press('Turn on');
    await screen.findByText('Wrong.');
  });

  it('gets new recovery codes, and turns it off', async () => {
    const isOn = aSetting({ two_factor: { is_on: true, recovery_codes_left: 1 } });
    const page = open(
      [
        answer(createRecoveryCodes, () => ({ recovery_codes: ['AAAA-BBBB-CCCC'] })),
        answer(endTwoFactor, () => ({})),
      ],
      isOn,
    );
    await page.press('Manage');
    await page.press('New recovery codes');
    await proveByPassword(page);
    await screen.findByText('AAAA-BBBB-CCCC');
    await page.press('I have kept them');
    await page.press('Manage');
    await page.press('Turn off');
    await screen.findByRole('button', { name: 'Turn on' });
    expect(proofsOf(page, endTwoFactor)).toEqual([aProof]);
  });
});
