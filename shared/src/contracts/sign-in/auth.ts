import * as z from 'zod/mini';
import { asciiDigits } from '../primitives/ascii-digits.ts';
import { campaign } from '../primitives/campaign.ts';
import { clientSource, id, nameText, unixSeconds } from '../primitives/primitives.ts';

const domain = String.raw`(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+(?:[\p{L}\p{M}]{2,}|xn--[a-z0-9-]+)`;

/** Characters of the part before the @ but for dots: `atext` of RFC 5322, with letters of every script (RFC 6531). */
const atext = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~-]`;

/**
 * Japanese carriers that issued addresses with dots at the end and in a row before RFC 5321 was enforced. Elsewhere such
 * dots are typing errors.
 */
const carriers = String.raw`(?:docomo|(?:[a-z0-9]+\.)?(?:ezweb|softbank|vodafone|pdx)|jp-[a-z]|disney|ymobile1?|yahoo|emnet|emobile)\.ne\.jp|i\.softbank\.jp|au\.com|willcom\.com`;

const emailPattern = new RegExp(
  `^(?:${atext}+(?:\\.${atext}+)*@${domain}|${atext}(?:${atext}|\\.)*@(?:${carriers}))$`,
  'iu',
);

/** Longer texts hold no address, and are not searched for one. */
const longestPaste = 1_000;

/**
 * The address in what was typed or pasted: `mailto:x@y?subject=…`, `<x@y>`, `Jane <x@y>`, quotes, the last sign of a
 * sentence, spaces around the @, an apostrophe that a phone curled, and the full stop of a Chinese or Japanese keyboard. Compatibility characters become plain ones (NFKC), so
 * full-width letters are accepted. Overrides of direction stay, and are refused: they show another address than is meant.
 */
function cleanAddress(text: string): string {
  if (text.length > longestPaste) return text;
  const plain = text
    .normalize('NFKC')
    .replace(/(?![\u202d\u202e])\p{Cf}/gu, '')
    .replaceAll('。', '.')
    .replaceAll('’', "'")
    .trim();
  const address = /<([^<>]*@[^<>]*)>[\s,;.]*$/u.exec(plain)?.[1] ?? plain;
  return address
    .trim()
    .replace(/^mailto:\s*/iu, '')
    .replace(/(@[^?]*)\?.*$/u, '$1')
    .replace(/^(\S+)\s*@\s*(\S+)$/u, '$1@$2')
    .replace(/^["'“«(]+|["'”»),;.:]+$/gu, '');
}

/**
 * An email address of any script; at most 254 characters (RFC 5321). An account may have one from before {@link
 * newEmail}. Look-alikes that lower-case to ASCII, such as the Kelvin sign, cannot reach another mailbox than that of
 * the compared account.
 */
export const email = z
  .string()
  .check(z.overwrite(cleanAddress), z.maxLength(254), z.email({ pattern: emailPattern }));

/** An address that is given for the first time: at most 64 characters before the @, which mail servers accept. */
export const newEmail = email.check(z.email({ pattern: /^[^@]{1,64}@/ }));

/** Characters of a new password. */
export const passwordLength = { min: 8, max: 128 } as const;

/** Characters of any script; nothing else is asked (ASVS 2.1). */
export const newPassword = z.string().check(z.minLength(passwordLength.min), z.maxLength(passwordLength.max));

/** A typed or pasted code in ASCII digits, without spaces, dashes and invisible characters. */
export const normalizeCode = (text: string): string =>
  asciiDigits(text.normalize('NFKC').replace(/[\s\p{Cf}-]/gu, ''));

/** Digits of a one-time code. Authenticator apps make six, too. */
export const codeDigits = 6;
/** Minutes for which a code that was sent is valid. */
export const codeMinutes = 10;

/** Digits of any script; spaces and dashes between them are ignored. */
export const oneTimeCode = z
  .string()
  .check(z.maxLength(40), z.overwrite(normalizeCode), z.regex(new RegExp(`^[0-9]{${codeDigits}}$`)));

/** Seconds until another one-time code may be requested. */
export const resendSeconds = 60;

/**
 * A mobile number in digits of any script. Without a calling code it belongs to `country_key`, else to the country of the
 * page. An empty number and one that is too short have error texts of their own.
 */
export const phoneNumber = {
  contact_number: z.string().check(z.trim(), z.maxLength(40)),
  country_key: z.optional(z.string().check(z.maxLength(10))),
};

/** The current password. In the body of a change it proves the ownership instead of the header `owner-proof`. */
export const currentPassword = z.string().check(z.minLength(1), z.maxLength(1_000));

/** Characters of a first or last name. */
export const maxNameLength = 50;
export const personName = nameText(1, maxNameLength);
/** Empty where a person has one name only. */
export const lastName = nameText(0, maxNameLength);

/** `POST /auth/register` and `/data/users/register`. `client_secret` is accepted and ignored. */
export const registration = z.object({
  email: newEmail,
  password: z.optional(newPassword),
  first_name: personName,
  last_name: z.optional(lastName),
  terms_and_condition: z._default(z.union([z.literal(0), z.literal(1)]), 0),
  is_subscribe: z._default(z.union([z.literal(0), z.literal(1)]), 0),
  contact_number: z.optional(z.string().check(z.maxLength(40))),
  country_key: z.optional(z.string().check(z.maxLength(10))),
  /** Country of the number, where it is not the account's. */
  phone_country_key: z.optional(z.string().check(z.maxLength(10))),
  campaign: z.optional(campaign),
  /** An employer's account recruits for companies, and applies to none. */
  account_role: z._default(z.enum(['jobseeker', 'employer']), 'jobseeker'),
  source: z.optional(z.enum([...clientSource.options, 'jobalert'])),
  client_id: z.optional(z.union([z.string(), z.number()])),
  client_secret: z.optional(z.string()),
});
export type Registration = z.input<typeof registration>;

/** `POST /auth/login` and `/auth/jobseekers/login`. */
export const credentials = z.object({
  login: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(1_000)),
  client_id: z.optional(z.union([z.string(), z.number()])),
  client_secret: z.optional(z.string()),
  fcm_token: z.optional(z.string()),
});
export type Credentials = z.input<typeof credentials>;

/**
 * The signed-in user, as the header shows them; also the content of the readable `user` cookie. No mail, phone or
 * coordinates.
 */
export const sessionUser = z.object({
  id,
  role: z.enum(['jobseeker', 'recruiter', 'guest', 'admin']),
  first_name: z.string(),
  /** Whole name in the order of its script, for the avatar's initials: `Ana Cruz`, `小野寺沙織`. Absent without a last name. */
  shown_name: z.optional(z.string()),
  avatar_url: z.nullable(z.string()),
  is_email_verify: z.boolean(),
  is_profile_completed: z.boolean(),
  /** When the account is deleted unless its owner keeps it; absent where it is not. */
  deletion_due_at: z.optional(unixSeconds),
  /** Present where the account may do nothing before it has an authenticator app: one of a recruiter or an admin. */
  needs_second_factor: z.optional(z.literal(true)),
});
export type SessionUser = z.infer<typeof sessionUser>;

/**
 * `POST /auth/guest/login`. Names, ids and tokens of the device are accepted and not stored. The list of devices shows
 * the browser's own description. There are no push messages.
 */
export const guestLogin = z.object({
  guest_role: z.literal('jobseeker'),
  country_id: z.optional(z.int()),
  language_id: z.optional(z.int()),
  device_type: z.optional(z.literal('web')),
  device_name: z.optional(z.string().check(z.maxLength(200))),
  device_uuid: z.optional(z.string().check(z.maxLength(100))),
  device_udid: z.optional(z.string().check(z.maxLength(100))),
  fcm_token_web: z.optional(z.string()),
});

/** `POST /auth/log-out`. */
export const logOut = z.object({ source: z._default(clientSource, 'web') });
