import * as z from 'zod/mini';
import { id, personText, unixSeconds } from '../primitives/primitives.ts';
import { newEmail } from '../sign-in/auth.ts';
import { inviteLimits } from './vip-limits.ts';

export const inviteCodeLength = 10;

/** Lower case without characters that are easily confused: 49 bits. */
export const inviteAlphabet = '23456789abcdefghjkmnpqrstuvwxyz';

const readCode = (text: string): string =>
  (/[?&]invite=([^&#]+)/.exec(text)?.[1] ?? text).trim().toLowerCase();

/** Code of an invite link, as typed or pasted: it is found in a whole link, too. */
export const inviteCode = z
  .string()
  .check(
    z.maxLength(500),
    z.overwrite(readCode),
    z.regex(new RegExp(`^[${inviteAlphabet}]{${inviteCodeLength}}$`)),
  );

/** Why an invitation is looked at before it counts. */
export const heldReason = z.enum(['mailbox', 'person', 'device', 'network', 'disposable', 'ring']);
export type HeldReason = z.infer<typeof heldReason>;

/**
 * `joined`: something is missing; `checking`: all is there, and it is checked within minutes; `waiting`: the month's limit
 * is reached; then `counted`, or `held` until somebody has looked at it, or `refused`.
 */
export const inviteState = z.enum(['joined', 'checking', 'waiting', 'counted', 'held', 'refused']);
export type InviteState = z.infer<typeof inviteState>;

/** What an invited account still lacks. */
export const inviteLack = z.enum(['email', 'profile']);
export type InviteLack = z.infer<typeof inviteLack>;

/** An account that came by the caller’s link. */
const invitedFriend = z.object({
  /** Of the invitation, once it was checked: what can be appealed. */
  id: z.nullable(id),
  first_name: z.string(),
  state: inviteState,
  lacks: z.array(inviteLack),
  joined_at: unixSeconds,
  held_for: z.array(heldReason),
  /** What an admin wrote to a decision. */
  reason: z.nullable(z.string()),
  appealed_at: z.nullable(unixSeconds),
});
export type InvitedFriend = z.infer<typeof invitedFriend>;

/** The badge of who brought friends: friends see it who open an invitation, and never an employer. */
export const vipBadge = z.object({
  /** Whether a friend has counted, and the VIP time runs. */
  is_earned: z.boolean(),
  /** Whether the person wants it shown; off until they do. */
  is_wanted: z.boolean(),
});
export type VipBadge = z.infer<typeof vipBadge>;

export const vipStatus = z.object({
  /** End of the VIP time; null without one, or after it. */
  until: z.nullable(unixSeconds),
  /** Months that were ever given. */
  months: z.int(),
  /** Whether invitations count in the account’s country. */
  is_open: z.boolean(),
  /** Null until the caller has confirmed an address. */
  link: z.nullable(
    z.object({
      code: z.string(),
      url: z.string(),
      /** Path data of its QR code, in a square of `size` units. */
      qr: z.object({ size: z.int(), path: z.string() }),
    }),
  ),
  friends: z.array(invitedFriend),
  /** Of all friends; `friends` has the newest. */
  total: z.int(),
  counted_this_month: z.int(),
  /** When the next month begins, and friends that wait are counted. */
  next_month_at: unixSeconds,
  /** Who invited the caller. */
  invited_by: z.nullable(
    z.object({ first_name: z.string(), state: inviteState, lacks: z.array(inviteLack) }),
  ),
  /** Until when the caller can still name who invited them; null where it is too late, or done. */
  claim_until: z.nullable(unixSeconds),
  /** Older API versions do not send it. */
  badge: z.optional(vipBadge),
});
export type VipStatus = z.infer<typeof vipStatus>;

/** A longer list is refused by 41269, which the schema cannot say. */
export const invitationMails = z.strictObject({
  emails: z.array(newEmail).check(z.minLength(1), z.maxLength(100)),
});

export const invitationAppeal = z.strictObject({ text: personText(1, inviteLimits.appeal) });

/** An invitation as admins see it. */
export const reviewedInvitation = z.object({
  id,
  state: z.enum(['counted', 'held', 'refused']),
  held_for: z.array(heldReason),
  inviter: z.object({ account_id: id, first_name: z.string(), email: z.nullable(z.string()) }),
  invited: z.object({ account_id: id, first_name: z.string(), email: z.nullable(z.string()) }),
  settled_at: unixSeconds,
  appeal: z.nullable(z.object({ text: z.string(), at: unixSeconds })),
  decisions: z.array(
    z.object({
      outcome: z.enum(['counted', 'refused']),
      reason: z.string(),
      decided_by: z.nullable(id),
      decided_at: unixSeconds,
    }),
  ),
});
export type ReviewedInvitation = z.infer<typeof reviewedInvitation>;
