export const inviteLimits = {
  /** Friends of one account that count in a calendar month (UTC). The others count in a later one. */
  countedPerMonth: 10,
  /** Addresses of one request (41269), and invitations by mail of an account in a day. */
  emails: 10,
  emailsPerDay: 30,
  /** Days between two mails of invitation to one address, whoever sends them. */
  addressDays: 30,
  /** Days after its start in which an account can name who invited it. */
  claimDays: 7,
  appeal: 1_000,
  /** Friends that a page lists, newest first. */
  listed: 100,
} as const;

/** What every account has without VIP, as the site’s defaults. */
export const usualLimits = { aiTexts: 10, resumeDrafts: 5 } as const;

/** What a day of VIP gives beyond every other account. It changes no order, no visibility and no answer. */
export const vipPrivileges = { aiTexts: 20, resumeDrafts: 10 } as const;
