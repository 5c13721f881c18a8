/** Days for which the site keeps what its policies name: each text is filled from here. */
export const keptDays = {
  /** A session, since its last request. */
  sessionDays: 30,
  /** The campaign that led to the site, in the browser. */
  campaignDays: 30,
  /** One counted page, job or search. */
  entryDays: 30,
  /** Sums of what was counted. */
  sumDays: 400,
  /** Unsent input, in the browser. */
  draftDays: 14,
  /** An account that its owner has deleted, and can still keep. */
  deletionDays: 30,
  /** Invite code of an opened invite link, in a cookie. */
  inviteDays: 7,
  /** The click on an advertisement, with consent, in a cookie. */
  clickDays: 7,
} as const;
