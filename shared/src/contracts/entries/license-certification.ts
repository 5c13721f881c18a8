import * as z from 'zod/mini';
import { hasLetterOrDigit, unixSeconds } from '../primitives/primitives.ts';
import { licenseAttachment } from '../profile/license-attachment.ts';
import {
  changesOf,
  entryHead,
  entryText,
  isAfter,
  monthOf,
  namedRule,
  rule,
  webAddress,
  yearOrMonth,
} from './entry.ts';

export const licenseLimits = { title: 120, issuer: 120, credential_id: 80, count: 30 } as const;

const fields = z.strictObject({
  title: entryText(licenseLimits.title),
  /** The organisation that issued it; null where it is not known. */
  issuer: z.nullable(entryText(licenseLimits.issuer)),
  issue_month: yearOrMonth,
  /** Null if it `does_not_expire`, and where it is not known. */
  expiry_month: z.nullable(yearOrMonth),
  does_not_expire: z.boolean(),
  credential_id: z.nullable(entryText(licenseLimits.credential_id)),
  credential_url: z.nullable(webAddress),
  /** Older API versions do not send it. */
  attachment: z.optional(z.nullable(licenseAttachment)),
});

/** Whether one of the two is a year alone, and they may be different months of it. */
const isWithinYear = (one: string, other: string): boolean =>
  (one.length === 4 || other.length === 4) && one.slice(0, 4) === other.slice(0, 4);

/** Rules across the fields of an entry at `now`. */
export const licenseRules = (now: Date) =>
  fields.check(
    namedRule('title'),
    rule('no_letter', ({ issuer }) => issuer === null || hasLetterOrDigit(issuer), 'issuer'),
    rule(
      'date_order',
      ({ issue_month, expiry_month }) =>
        expiry_month === null ||
        isAfter(expiry_month, issue_month) ||
        isWithinYear(issue_month, expiry_month),
      'expiry_month',
      ['expiry_month', 'issue_month'],
    ),
    rule('in_future', ({ issue_month }) => !isAfter(issue_month, monthOf(now)), 'issue_month'),
  );

export const licenseDraft = z.partial(fields, {
  issuer: true,
  expiry_month: true,
  does_not_expire: true,
  credential_id: true,
  credential_url: true,
});
export const licenseChanges = changesOf(fields);
/** Written by the server: number and name were found on a page of `host`. Left out where they were not. */
const finding = z.object({ host: z.string(), found_at: unixSeconds });
export const licenseCertification = z.extend(entryHead, { ...fields.shape, finding: z.optional(finding) });
export type LicenseCertification = z.infer<typeof licenseCertification>;
