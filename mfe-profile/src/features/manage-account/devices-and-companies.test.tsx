import { endDevice } from '@jobharbor/shared/calls/auth/end-device';
import { endOtherDevices } from '@jobharbor/shared/calls/auth/end-other-devices';
import { blockCompany } from '@jobharbor/shared/calls/company/block-company';
import { findCompanyByName } from '@jobharbor/shared/calls/company/find-company-by-name';
import { unblockCompany } from '@jobharbor/shared/calls/company/unblock-company';
import { answer, hangUp, refuse } from '@jobharbor/shared/testing/server';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { open, proveByPassword, type } from '../../testing/open-account-settings.tsx';

beforeEach(() => localStorage.clear());

describe('the devices', () => {
  it('can be signed out one by one', async () => {
    const page = open([answer(endDevice, () => ({}))]);
    await screen.findByText('This device');
    await page.press('Sign out: Safari on iOS');
    await proveByPassword(page);
    await screen.findAllByText('Signed out: Safari on iOS');
    expect(page.server.requestsOf(endDevice)[0]?.params).toEqual({ id: 2 });
    expect(screen.queryByText('Safari on iOS')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Devices' }));
  });

  it('can be signed out all at once but the one at hand', async () => {
    const page = open([answer(endOtherDevices, () => ({}))]);
    await page.press('Sign out on all other devices');
    await proveByPassword(page);
    await screen.findAllByText('All other devices are signed out.');
    const region = within(screen.getByRole('region', { name: 'Devices' }));
    expect(region.getAllByRole('listitem')).toHaveLength(1);
  });

  it('say why they could not be signed out', async () => {
    const page = open([hangUp(endDevice)]);
    await page.press('Sign out: Safari on iOS');
    await proveByPassword(page);
    await screen.findByText('No connection.');
    screen.getByText('Safari on iOS');
  });
});

describe('blocked companies', () => {
  const company = { id: 5, slug: 'acme', name: 'Acme', logo_url: null, is_verified: false };

  it('are found by name, blocked, unblocked and blocked again', async () => {
    const page = open([
      answer(findCompanyByName, () => ({ companies: [company] })),
      answer(blockCompany, () => ({ blocked_company: { company, blocked_at: 1_795_000_000 } })),
      answer(unblockCompany, () => ({})),
    ]);
    await screen.findByText('You have blocked no company.');
    await type(page, 'Company name', 'acm{Enter}');
    await page.press('Block Acme');
    await screen.findByText('Blocked');
    await page.press('Unblock Acme');
    await screen.findByText('No longer blocked');
    const again = screen.getAllByRole('button', { name: 'Block Acme' }).at(-1);
    await page.person.click(again as HTMLElement);
    await screen.findByRole('button', { name: 'Unblock Acme' });
    expect(page.server.requestsOf(blockCompany)).toHaveLength(2);
    expect(page.server.requestsOf(findCompanyByName)[0]?.query).toEqual({ company_name: 'acm' });
  });

  it('that do not exist are said so beside the field', async () => {
    const page = open([
      refuse(findCompanyByName, 42003, { message: 'The company you searched does not exist.' }),
    ]);
    await type(page, 'Company name', 'nobody{Enter}');
    await screen.findByText('The company you searched does not exist.');
  });
});
