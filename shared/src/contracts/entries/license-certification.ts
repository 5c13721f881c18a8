import * as z from 'zod/mini';
import { licenseAttachment } from '../profile/license-attachment.ts';
import { changesOf, entryHead, entryText, month, monthOf, namedRule, rule, webAddress } from './entry.ts';

export const licenseLimits = { title: 120, issuer: 120, credential_id: 80, count: 30 } as const;

const fields = z.strictObject({
  title: entryText(licenseLimits.title),
  /** The organisation that issued it. */
  issuer: entryText(licenseLimits.issuer),
  issue_month: month,
  /** Null if it `does_not_expire`. */
  expiry_month: z.nullable(month),
  does_not_expire: z.boolean(),
  credential_id: z.nullable(entryText(licenseLimits.credential_id)),
  credential_url: z.nullable(webAddress),
  /** Older API versions do not send it. */
  attachment: z.optional(z.nullable(licenseAttachment)),
});

/** Rules across the fields of an entry at `now`. */
export const licenseRules = (now: Date) =>
  fields.check(
    namedRule('title'),
    namedRule('issuer'),
    rule('required', (entry) => entry.does_not_expire || entry.expiry_month !== null, 'expiry_month', [
      'expiry_month',
      'does_not_expire',
    ]),
    rule(
      'date_order',
      (entry) => entry.expiry_month === null || entry.issue_month < entry.expiry_month,
      'expiry_month',
      ['expiry_month', 'issue_month'],
    ),
    rule('in_future', ({ issue_month }) => issue_month <= monthOf(now), 'issue_month'),
  );

export const licenseDraft = z.partial(fields, {
  expiry_month: true,
  does_not_expire: true,
  credential_id: true,
  credential_url: true,
});
export const licenseChanges = changesOf(fields);
export const licenseCertification = z.extend(entryHead, fields.shape);
export type LicenseCertification = z.infer<typeof licenseCertification>;
