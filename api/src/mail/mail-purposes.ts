import type { MailTemplate } from './mail-texts.ts';

/**
 * What a mail is for. News has a link that ends its kind. The kinds are those of the account settings, the daily mail
 * (`digest`), an alert, reports, the own company, what is new for recruiters, and requests for references, which the
 * address ends for all who ask. The others cannot be ended: `asked`
 * answers what the recipient just did, `safety` tells of the account's keys, and `account` of its right to be here.
 * `sent` is a single mail of another person, whose number a limit bounds.
 */
export type MailPurpose =
  | 'messages'
  | 'applications'
  | 'digest'
  | 'alert'
  | 'reports'
  | 'company'
  | 'recruiting'
  | 'reference'
  | 'asked'
  | 'safety'
  | 'account'
  | 'sent';

/** The purpose of each mail. A new template does not compile without one, and news does not without its link. */
export const mailPurposes = {
  'message-unread': 'messages',
  'messages-unread': 'messages',
  'application-answered': 'applications',
  'interview-invited': 'applications',
  'interview-moved': 'applications',
  'interview-changed': 'applications',
  'interview-confirmed': 'applications',
  'interview-cancelled': 'applications',
  'interview-result': 'applications',
  'interview-missed': 'applications',
  'interview-decided': 'applications',
  'interview-reminder': 'applications',
  'offer-made': 'applications',
  'offer-withdrawn': 'applications',
  digest: 'digest',
  'recruiter-news': 'recruiting',
  'reference-asked': 'reference',
  'job-alert': 'alert',
  'report-kept': 'reports',
  'report-closed': 'reports',
  'report-company-told': 'reports',
  'company-report-kept': 'reports',
  'company-report-closed': 'reports',
  'company-report-told': 'reports',
  'conduct-kept': 'reports',
  'conduct-warned': 'reports',
  'conduct-suspended': 'reports',
  'company-join-asked': 'company',
  'company-agency-appointed': 'company',
  'company-joined': 'company',
  'company-join-refused': 'company',
  'company-verified': 'company',
  'company-verification-refused': 'company',
  'webhook-disabled': 'company',
  'talents-found': 'company',
  'password-reset-code': 'asked',
  'password-reset-no-account': 'asked',
  'email-change-code': 'asked',
  'email-confirmation': 'asked',
  'sign-in-code': 'asked',
  'sign-up-code': 'asked',
  'account-owner-code': 'asked',
  'company-transfer-code': 'asked',
  'new-device-code': 'asked',
  'job-alert-confirm': 'asked',
  'data-export': 'asked',
  'feedback-answered': 'asked',
  'reference-written': 'asked',
  'password-changed': 'safety',
  'email-changed': 'safety',
  'phone-changed': 'safety',
  'phone-removed': 'safety',
  'phone-released': 'safety',
  'two-factor-on': 'safety',
  'two-factor-off': 'safety',
  'new-device': 'safety',
  'passkey-added': 'safety',
  'passkey-removed': 'safety',
  'social-linked': 'safety',
  'recovery-codes-made': 'safety',
  'company-transferred': 'safety',
  'company-transfer-undone': 'safety',
  'account-deletion': 'account',
  'account-suspended': 'account',
  'account-suspended-for-good': 'account',
  'account-reopened': 'account',
  'conduct-warning': 'account',
  'company-removed': 'account',
  'company-received': 'account',
  'company-invitation': 'sent',
  'company-invitation-unverified': 'sent',
  'resume-copy': 'sent',
  'vip-invitation': 'sent',
} as const satisfies Readonly<Record<MailTemplate, MailPurpose>>;

type Fixed = 'asked' | 'safety' | 'account' | 'sent';

/** Templates of mails that cannot be ended. */
export type FixedTemplate = {
  [Name in MailTemplate]: (typeof mailPurposes)[Name] extends Fixed ? Name : never;
}[MailTemplate];

/** Templates of news, whose mails have a link that ends them. */
export type NewsTemplate = Exclude<MailTemplate, FixedTemplate>;
