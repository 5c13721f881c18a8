import * as z from 'zod/mini';
import { countryKey, id, nameText, personText, unixSeconds } from '../primitives/primitives.ts';
import { newEmail } from '../sign-in/auth.ts';
import { referenceLimits } from './reference-limits.ts';

/** What the writer was to the person. `report`: worked for the person. */
export const referenceRelation = z.enum(['manager', 'colleague', 'report', 'client', 'teacher', 'other']);
export type ReferenceRelation = z.infer<typeof referenceRelation>;

/** `expired`: the link takes no answer any more; `withdrawn`: the writer took the sentence back. */
export const referenceState = z.enum(['waiting', 'expired', 'written', 'declined', 'withdrawn']);
export type ReferenceState = z.infer<typeof referenceState>;

/** The job or school of the profile, as it was when the person asked. */
const referenceAbout = z.object({
  kind: z.enum(['work_experience', 'education']),
  /** Job title or field of study; may be empty. */
  title: z.string(),
  /** Company or school. */
  place: z.string(),
});

const writerName = nameText(1, referenceLimits.name);

/** A reference as the person who asked for it reads it. They cannot change its text. */
export const reference = z.object({
  id,
  state: referenceState,
  writer_name: z.string(),
  email: z.string(),
  relation: referenceRelation,
  about: referenceAbout,
  /** Null while there is none. */
  text: z.nullable(z.string()),
  /** Of the address from which it was written. */
  domain: z.string(),
  asked_at: unixSeconds,
  /** Until when the link of the mail takes an answer. */
  expires_at: unixSeconds,
  answered_at: z.nullable(unixSeconds),
  /** Whether it goes to employers with applications, and into generated résumés. */
  is_shown: z.boolean(),
});
export type Reference = z.infer<typeof reference>;

/** A reference as employers read it. Nobody has verified the writer: it was written from an address of this domain. */
export const sentReference = z.extend(
  z.pick(reference, { id: true, writer_name: true, relation: true, about: true, domain: true }),
  { text: z.string(), written_at: unixSeconds },
);

/** Asks for a reference about an entry of the caller's profile: a job or a school. */
export const referenceRequest = z.strictObject({
  email: newEmail,
  writer_name: writerName,
  relation: referenceRelation,
  entry_id: id,
});
export type ReferenceRequest = z.infer<typeof referenceRequest>;

/** Token of the link in a mail that asks for a reference. */
export const referenceToken = z.string().check(z.minLength(20), z.maxLength(100));

/** Token that ends such mails to an address: its keyed hash and a signature. It works without any reference. */
export const referenceStopToken = z.string().check(z.regex(/^[\w-]{32}\.[\w-]{32}$/));

/** Query of the `List-Unsubscribe` link: the token, and language and country of the page to which a GET leads. */
export const referenceStopQuery = z.object({
  token: referenceStopToken,
  language: z.optional(z.string().check(z.maxLength(10))),
  country: z.optional(countryKey),
});

/** What the writer sends. */
export const writtenReference = z.strictObject({
  token: referenceToken,
  writer_name: writerName,
  relation: referenceRelation,
  text: personText(referenceLimits.text.min, referenceLimits.text.max),
});

/** What the link of the mail shows to its reader. */
export const linkedReference = z.extend(
  z.pick(reference, {
    ...{ state: true, writer_name: true, relation: true, about: true, text: true, domain: true },
    ...{ expires_at: true, answered_at: true },
  }),
  {
    /** Name of the person who asks. */
    asker: z.string(),
    /** Whether the link still takes a sentence. */
    is_open: z.boolean(),
    /** Ends all such mails to the reader’s address. */
    stop_token: referenceStopToken,
  },
);
export type LinkedReference = z.infer<typeof linkedReference>;
