import { appealInvitation } from '@jobharbor/shared/calls/jobseeker-vip/appeal-invitation';
import { claimInvitation } from '@jobharbor/shared/calls/jobseeker-vip/claim-invitation';
import { getVipStatus } from '@jobharbor/shared/calls/jobseeker-vip/get-vip-status';
import { mailInvitations } from '@jobharbor/shared/calls/jobseeker-vip/mail-invitations';
import { openInvitation } from '@jobharbor/shared/calls/jobseeker-vip/open-invitation';
import { switchVipBadge } from '@jobharbor/shared/calls/jobseeker-vip/switch-vip-badge';
import type { InvitedFriend, VipStatus } from '@jobharbor/shared/contracts/account/vip';
import { type Answer, answer, refuse } from '@jobharbor/shared/testing/server';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aUser } from '../../testing/builders.ts';
import { visit } from '../../testing/render-profile.tsx';
import { InviteSlot } from './invite-slot.tsx';

const aStatus = (more: Partial<VipStatus> = {}): VipStatus => ({
  until: null,
  months: 0,
  is_open: true,
  link: {
    code: 'abcdefghjk',
    url: 'https://jobs.example/en/ph/vip?invite=abcdefghjk',
    qr: { size: 3, path: 'M0 0h1v1h-1z' },
  },
  friends: [],
  total: 0,
  counted_this_month: 0,
  next_month_at: 1_796_083_200,
  invited_by: null,
  claim_until: null,
  ...more,
});

const aFriend = (more: Partial<InvitedFriend> = {}): InvitedFriend => ({
  id: null,
  first_name: 'Bayani',
  state: 'joined',
  lacks: ['profile'],
  joined_at: 1_795_000_000,
  held_for: [],
  reason: null,
  appealed_at: null,
  ...more,
});

const open = (status: VipStatus, answers: Answer[] = [], at = '/vip') =>
  visit(at, { Slot: InviteSlot, slotData: {}, answers: [answer(getVipStatus, () => status), ...answers] });

it('shows a guest who invites, and what they will see, before the account is made', async () => {
  let opened: unknown;
  const welcome = answer(openInvitation, async ({ body }) => {
    opened = body;
    return { first_name: 'Maya' };
  });
  visit('/vip?invite=abcdefghjk', { Slot: InviteSlot, slotData: {}, user: null, answers: [welcome] });
  expect(await screen.findByText(/^Maya invites you\./)).toBeTruthy();
  expect(screen.getByText(/Maya will see your first name/)).toBeTruthy();
  expect(opened).toEqual({ code: 'abcdefghjk' });
  expect(screen.getByRole('link', { name: 'Make an account' }).getAttribute('href')).toContain('get-started');
});

it('lists who stands at which step, by first name, and what is missing', async () => {
  open(
    aStatus({
      until: 1_797_000_000,
      months: 1,
      total: 2,
      counted_this_month: 1,
      friends: [aFriend(), aFriend({ id: 3, first_name: 'Cely', state: 'counted', lacks: [] })],
    }),
  );
  const [first, second] = await screen.findAllByRole('listitem');
  if (!first || !second) throw new Error('No friends.');
  expect(within(first).getByText('The profile is not complete yet')).toBeTruthy();
  expect(screen.getByText('Counts')).toBeTruthy();
  expect(screen.getByText('Counted this month: 1 of 10')).toBeTruthy();
  expect(screen.getByText(/^You have VIP until/)).toBeTruthy();
  expect(screen.getByRole('img', { name: 'QR code of your invite link' })).toBeTruthy();
});

it('says why an invitation is held, and takes an objection', async () => {
  const sent: unknown[] = [];
  const held = aFriend({ id: 9, state: 'held', lacks: [], held_for: ['network'] });
  const { person } = open(aStatus({ total: 1, friends: [held] }), [
    answer(appealInvitation, async ({ params, body }) => {
      sent.push({ ...params, ...body });
      return { appealed_at: 1_795_000_100 };
    }),
  ]);
  expect(await screen.findByText('The account came from the same network as another one.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Object: Bayani' }));
  await person.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('This field is required.')).toBeTruthy();
  await person.type(screen.getByLabelText(/Why it should count/), 'We live together.');
  await person.click(screen.getByRole('button', { name: 'Send' }));
  await expect.poll(() => sent).toEqual([{ id: 9, text: 'We live together.' }]);
});

it('keeps the addresses that the server refuses, and sends the others apart', async () => {
  const bodies: unknown[] = [];
  const { person } = open(aStatus(), [refuse(mailInvitations, 41269, { message: 'Ten at a time.' })]);
  const field = await screen.findByLabelText(/Email addresses/);
  await person.type(field, 'one@example.com, nobody');
  await person.click(screen.getByRole('button', { name: 'Send invitations' }));
  expect(await screen.findByText('One of these is no email address. Please check them.')).toBeTruthy();
  await person.clear(field);
  await person.type(field, 'one@example.com, two@example.com');
  await person.click(screen.getByRole('button', { name: 'Send invitations' }));
  expect(await screen.findByText('Ten at a time.')).toBeTruthy();
  expect((field as HTMLTextAreaElement).value).toBe('one@example.com, two@example.com');
  const { testServer } = await import('@jobharbor/shared/testing/setup-server');
  testServer().use(
    answer(mailInvitations, async ({ body }) => {
      bodies.push(body);
      return { asked: 2 };
    }),
  );
  await person.click(screen.getByRole('button', { name: 'Send invitations' }));
  expect(await screen.findByText(/^Sent\./)).toBeTruthy();
  expect(bodies).toEqual([{ emails: ['one@example.com', 'two@example.com'] }]);
});

it('takes the link of who invited from a new account, and says where a code is none', async () => {
  const refused = refuse(claimInvitation, 42493, { fields: { code: ['It counts once.'] } });
  const { person } = open(
    aStatus({ link: null, claim_until: 1_796_000_000 }),
    [refused],
    '/vip?invite=abcdefghjk',
  );
  const field = await screen.findByLabelText(/Did somebody invite you/);
  expect((field as HTMLInputElement).value).toBe('abcdefghjk');
  expect(screen.getByRole('link', { name: 'Confirm your email address' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Use the invitation' }));
  expect(await screen.findByText('It counts once.')).toBeTruthy();
});

it('says to a recruiter that invitations are for job seekers', async () => {
  visit('/vip', { Slot: InviteSlot, slotData: {}, user: aUser({ role: 'recruiter' }) });
  expect(await screen.findByText('Invitations are for accounts of job seekers.')).toBeTruthy();
});

it('shows the badge of who brought friends only where it is wanted', async () => {
  let badge = { is_earned: false, is_wanted: false };
  const status = answer(getVipStatus, () => aStatus({ badge }));
  const switched = answer(switchVipBadge, ({ body }) => {
    badge = { is_earned: true, is_wanted: body.is_on };
    return { badge };
  });
  visit('/vip', { Slot: InviteSlot, slotData: {}, answers: [status, switched] });
  expect(screen.queryByText('Brings friends')).toBeNull();
  const show = await screen.findByRole('switch', { name: 'Show the badge “Brings friends”' });
  const announced = screen.getAllByRole('status');
  await userEvent.click(show);
  const shown = await screen.findByText('Brings friends');
  expect(announced.some((one) => one.contains(shown))).toBe(true);
});
