import * as z from 'zod/mini';
import { type CountryKey, countries, type LanguageTag, languages } from '../markets/market.ts';
import { countryKey, id, unixSeconds } from '../primitives/primitives.ts';
import { timeZone } from '../primitives/time-zone.ts';
import { currentPassword, newEmail, phoneNumber } from '../sign-in/auth.ts';

/** Kinds of notification that a person can switch. Codes and notices about the account's safety are always sent. */
export const notificationKind = z.enum(['messages', 'applications', 'alerts']);
export type NotificationKind = z.infer<typeof notificationKind>;

/**
 * Kinds that come by mail alone: decisions on reports that the person sent, and what happens in the company that they
 * recruit for. Apart from `notificationKind`, whose record in an older remote knows no other names.
 */
export const mailedKind = z.enum(['reports', 'company']);
export type MailedKind = z.infer<typeof mailedKind>;

/**
 * Kinds that are also sent by text message, where the owner of a confirmed number switched that on. `applications` are
 * answers and interviews.
 */
export const smsNotificationKinds: readonly NotificationKind[] = ['messages', 'applications', 'alerts'];

/** Kinds that are also shown on the site: counted at the bell, and told by a notice where they are urgent. */
export const siteNotificationKinds: readonly NotificationKind[] = ['messages', 'applications'];

/**
 * Channels of a notification. `sms` only for `smsNotificationKinds`, `site` and `push` (to browsers that the person has
 * subscribed) only for `siteNotificationKinds`; older API versions do not send them.
 */
const channels = z.object({
  email: z.boolean(),
  sms: z.optional(z.boolean()),
  site: z.optional(z.boolean()),
  push: z.optional(z.boolean()),
});

export const notificationSettings = z.record(notificationKind, channels);
export type NotificationSettings = z.infer<typeof notificationSettings>;

const clockTime = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

/** From and until, in the person's time zone: over midnight where `until` is earlier. */
export const quietHours = z
  .strictObject({ from: clockTime, until: clockTime })
  .check(z.refine(({ from, until }) => from !== until, { path: ['until'], message: 'equal' }));

/**
 * When mails and text messages may come. In quiet hours they wait until the end; what is due within a day does not.
 * `digest`: one mail a day instead of single ones about messages and answers.
 */
export const noticeSchedule = z.strictObject({
  time_zone: timeZone,
  quiet: z.nullable(quietHours),
  digest: z.boolean(),
});
export type NoticeSchedule = z.infer<typeof noticeSchedule>;

export const accountSetting = z.object({
  email: z.nullable(z.string()),
  is_email_verify: z.boolean(),
  /** Whether mails to the address came back, so that it gets no more. */
  is_email_stopped: z.optional(z.boolean()),
  has_password: z.boolean(),
  /** Used with the first name of the session: a new password must not consist of the names. */
  last_name: z.optional(z.string()),
  /** The confirmed mobile number, E.164. */
  phone_num: z.optional(z.nullable(z.string())),
  /** A number that was given at sign-up and that no code has confirmed; older API versions do not send it. */
  unconfirmed_phone: z.optional(z.nullable(z.string())),
  /** Whether the site sends text messages, and a number can be given. */
  takes_phone: z.optional(z.boolean()),
  /** Whether two-factor authentication is on for new devices, and how many recovery codes are left. */
  two_factor: z.optional(z.object({ is_on: z.boolean(), recovery_codes_left: z.int() })),
  /** Language of mails; null until one is chosen, then the country's default language is used. */
  language: z.nullable(z.enum(languages.map(({ value }) => value) as [LanguageTag, ...LanguageTag[]])),
  country_key: z.nullable(countryKey),
  notifications: notificationSettings,
  /** Whether mails of these kinds are sent. Older API versions do not send it. */
  mailed: z.optional(z.record(mailedKind, z.boolean())),
  /** Null until it is set. Older API versions do not send it. */
  schedule: z.optional(z.nullable(noticeSchedule)),
  /** What the site sends for the person by itself: the greeting in use, the default résumé. Older API versions do not send it. */
  automatic: z.optional(z.object({ greeting: z.boolean(), resume: z.boolean() })),
  /** Whether others see when the person was active, and the person sees theirs. Older API versions do not send it. */
  shows_activity: z.optional(z.boolean()),
  /** Whether employers may find the person, without their name. Older API versions do not send it. */
  is_findable: z.optional(z.boolean()),
});
export type AccountSetting = z.infer<typeof accountSetting>;

/** A partial update: only members that change are sent, also within `notifications`. */
export const accountSettingChange = z.strictObject({
  language: z.optional(z.enum(languages.map(({ value }) => value) as [LanguageTag, ...LanguageTag[]])),
  country_key: z.optional(z.enum(countries.map(({ key }) => key) as [CountryKey, ...CountryKey[]])),
  notifications: z.optional(
    z.partialRecord(
      notificationKind,
      z.strictObject({
        email: z.optional(z.boolean()),
        sms: z.optional(z.boolean()),
        site: z.optional(z.boolean()),
        push: z.optional(z.boolean()),
      }),
    ),
  ),
  mailed: z.optional(z.partialRecord(mailedKind, z.boolean())),
  schedule: z.optional(noticeSchedule),
  is_findable: z.optional(z.boolean()),
  automatic: z.optional(
    z.strictObject({ greeting: z.optional(z.boolean()), resume: z.optional(z.boolean()) }),
  ),
  shows_activity: z.optional(z.boolean()),
});

export const emailChangeRequest = z.strictObject({
  email: newEmail,
  current_password: z.optional(currentPassword),
});

export const twoFactorProof = z.strictObject({ current_password: z.optional(currentPassword) });

/** Each works once, in place of a code of the authenticator app. */
export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const phoneChangeRequest = z.strictObject({
  ...phoneNumber,
  current_password: z.optional(currentPassword),
});

/** Names of the events in an account's security log. */
export const accountEventName = z.enum([
  'sign-in',
  'sign-in-approved',
  'sign-in-failed',
  'code-failed',
  'handed-over',
  'social-linked',
  'password-changed',
  'email-changed',
  'phone-changed',
  'phone-removed',
  'phone-released',
  'two-factor-on',
  'two-factor-off',
  'recovery-codes-made',
  'passkey-added',
  'passkey-removed',
  'device-ended',
  'devices-ended',
  'deletion-requested',
  'deletion-cancelled',
  'data-export-requested',
  'suspended',
  'suspension-appealed',
  'suspension-lifted',
]);
export type AccountEventName = z.infer<typeof accountEventName>;

export const accountEvent = z.object({
  id,
  at: unixSeconds,
  event: accountEventName,
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  address: z.nullable(z.string()),
  country_key: z.nullable(z.string()),
});
export type AccountEvent = z.infer<typeof accountEvent>;
