import type { CatalogueEntries } from './catalogue-entries.ts';

/** 42xxx: our own codes. */
export const ownCodes = {
  identityMismatch: [42001, 422],
  linkExpired: [42002, 410],
  companyNotFound: [42003, 404],
  industryNotFound: [42004, 404],
  finishEditingFirst: [42005, 409],
  jobAlertFailed: [42006, 500],
  /** Letters of any script are welcome; separators, control characters and too many characters are not. */
  filename: [42007, 422],
  /** The file is of an allowed kind but cannot be read. */
  fileDamaged: [42008, 422],
  fileEmpty: [42009, 422],
  termsNotAccepted: [42010, 422],
  passwordTooCommon: [42011, 422],
  emailConfirmed: [42051, 409],
  /** Unknown, used, revoked or expired. */
  signInLinkInvalid: [42052, 410],
  /** The account has a phone number only, and this needs an email address. */
  emailMissing: [42053, 422],
  /** Correct credentials, but the account requires a second factor on an unknown device. */
  secondFactorNeeded: [42054, 403],
  /** The call changes what signs in, and needs a fresh proof that the caller owns the account (`proveOwner`). */
  ownerProofNeeded: [42055, 403],
  /** As before, but the account has nothing by which its owner could prove it: no confirmed address or number. */
  noOwnerFactor: [42340, 403],
  /**
   * The account has not confirmed its address: it may do this seldom, or not at all (`api/data/unconfirmed-accounts.csv`), nor
   * register or join a company.
   */
  emailUnconfirmed: [42342, 403],
  /** Handing a company over needs the code that was just mailed to its admin. */
  transferCodeSent: [42440, 403],
  /** The link that undoes a change of the account is unknown, used or expired. */
  changeLinkInvalid: [42341, 410],
  /** The account has no first name, which employers need. */
  nameMissing: [42343, 422],
  /** A document with a password, which nobody that gets it could open. */
  fileLocked: [42344, 422],
  /** The virus scanner of the site found malware in an uploaded file. */
  fileInfected: [42345, 422],
  /** The account's role needs an authenticator app, which is not set up yet. */
  secondFactorRequired: [42346, 403],
  /** A recruiter belongs to one company. */
  alreadyInCompany: [42347, 409],
  /** The caller is the admin of the company, which never is without one. */
  ownershipFirst: [42348, 409],
  /** A member who goes has jobs or applications, and nobody was named to take them over. */
  successorNeeded: [42349, 409],
  coordinatorFixed: [42350, 409],
  /** Who is invited belongs to the company. */
  memberAlready: [42351, 409],
  companyNameTaken: [42353, 409],
  companyProofNeeded: [42355, 422],
  companyProofLimit: [42356, 422],
  /** A company that is not verified may have few jobs open. */
  openJobLimit: [42357, 422],
  /** Its detail is the `title` of the similar job. */
  likeJobOpen: [42358, 409],
  repostTooSoon: [42359, 422],
  jobDraftLimit: [42360, 422],
  /** The application was declined or withdrawn. */
  applicationOver: [42430, 409],
  /** The person knows that they were accepted, and the stage says less. */
  stageBehind: [42431, 409],
  /** The person was told of the decline, or there is none. */
  undoTooLate: [42432, 409],
  /** The address is of no board of an applicant tracking system that is read. */
  boardUnknown: [42433, 422],
  jobFeedLimit: [42434, 422],
  companyUnverified: [42435, 403],
  webhookLimit: [42436, 422],
  /** The login that waited for the second factor is unknown, expired or had too many guesses. */
  secondFactorExpired: [42056, 410],
  twoFactorOn: [42057, 409],
  /** Correct credentials on a new device: a code was mailed to the account's address. */
  deviceCodeNeeded: [42130, 403],
  /** No account has this passkey. */
  passkeyUnknown: [42131, 401],
  /** The WebAuthn response does not match the challenge, was used before, or came too late. */
  passkeyFailed: [42132, 422],
  passkeyLimit: [42133, 422],
  /** The QR code is unknown, used, expired, or another account has opened it. */
  qrLoginInvalid: [42260, 410],
  handOffSiteUnknown: [42261, 404],
  /** The code that another site shows is unknown, used, too old or a third site's. */
  handOffInvalid: [42262, 410],
  handOffSiteDown: [42263, 503],
  /** The application that the chat belongs to was withdrawn. */
  chatClosed: [42020, 409],
  /** Employers see nothing of a person whose profile is not complete. */
  profileIncomplete: [42450, 409],
  /** So many chats without an application were begun in 24 hours. */
  chatStartLimit: [42451, 422],
  /** The other side has ended the chat. */
  chatEnded: [42452, 409],
  /** The chat belongs to an application, which ends by its withdrawal or refusal. */
  chatHasApplication: [42453, 409],
  /** A résumé goes with an application, which the chat does not have. */
  resumeNeedsApplication: [42454, 409],
  /** An admin decided on the attendance: marks do not change it. */
  attendanceDecided: [42457, 409],
  /** No side contests the attendance, and nothing was decided on it. */
  attendanceUncontested: [42458, 409],
  /** The person has accepted another offer; the request says that they know. */
  offerElsewhere: [42459, 409],
  /** A member saves so many searches over people for a company. */
  talentSearchLimit: [42490, 422],
  /** The candidate withdrew the application, or stopped sharing what they sent with it. */
  notShared: [42021, 403],
  jobAlertLimit: [42150, 422],
  /** The number to be removed is the only way to sign in. */
  onlyWayIn: [42265, 422],
  /** The encryption key of the stored secret is lost; recovery codes still work. */
  authenticatorUnavailable: [42266, 503],
  imageTooLarge: [42060, 413],
  /** A picture that is neither JPG, PNG nor BMP by its content. */
  imageType: [42061, 415],
  imageTooManyPixels: [42062, 422],
  /** The caller asked this address for a reference within 30 days. */
  referenceAsked: [42487, 409],
  /** Unknown, used, or past its days; or the person who asked is gone. */
  referenceLinkInvalid: [42488, 410],
  /** The text of a reference holds a web address, a mail address or a number to call. */
  referenceHasLink: [42489, 422],
  /** The address of a calendar leads to no public machine. */
  calendarNotPublic: [42480, 422],
  calendarUnreachable: [42481, 422],
  /** The answer is no iCalendar, for example a page to sign in. */
  noCalendar: [42482, 422],
  calendarTooLarge: [42483, 422],
  /** The recruiter has something else at the time of an interview, and did not say that they know. */
  hostBusy: [42484, 409],
  /** Its time has passed, or it was rejected or cancelled. */
  interviewOver: [42091, 409],
  attendanceTooEarly: [42092, 422],
  /** Before the end of the interview, or before the day from which its result can be asked for. */
  resultTooEarly: [42093, 422],
  /** No result without attendance: it is not marked, or marked as missed. */
  notAttended: [42094, 409],
  /** An application has at most one interview that waits for an answer or is to come. */
  interviewOpen: [42095, 409],
  /** The candidate has accepted another interview at that time, and did not say that they know. */
  interviewClash: [42096, 409],
  /** An application has at most one open offer. */
  offerOpen: [42097, 409],
  /** The offer was answered, withdrawn, or its time has passed. */
  offerOver: [42098, 409],
  /** So many interviews were missed, uncontested, that the person cannot apply for a while. */
  missedInterviews: [42099, 403],
  /** Its writer can take a message back for some minutes only. */
  recallTooLate: [42100, 409],
  /** Mobile numbers are exchanged only after both sides of a chat have written. */
  exchangeTooEarly: [42370, 409],
  /** The job seeker has no confirmed mobile number to exchange. */
  mobileMissing: [42371, 409],
  /** A file of a chat that is neither JPG, PNG, PDF, DOC nor DOCX by its content. */
  chatFileType: [42400, 415],
  chatFileTooLarge: [42401, 413],
  /** So many files were sent in a chat in 24 hours. */
  chatFileLimit: [42402, 422],
  /** A résumé is asked for in a chat only after both sides have written. */
  resumeTooEarly: [42403, 409],
  /** The address belongs to another account; revealed only to a caller who proved that they own it. */
  emailUsed: [42110, 422],
  /** The caller has blocked the company. */
  companyBlocked: [42111, 409],
  blockedCompanyLimit: [42112, 422],
  /** The caller’s profile names none of the countries that the job is open to. */
  notEligible: [42113, 409],
  /** The caller’s profile names only countries that the job excludes. */
  countryExcluded: [42114, 409],
  videoTooLarge: [42185, 413],
  /** By the sample tables of the file, not its header. */
  videoTooLong: [42186, 422],
  /** A picture of feedback that is neither JPG nor PNG by its content. */
  feedbackPictureType: [42290, 415],
  feedbackPictureLimit: [42291, 422],
  /** The file of a licence that is neither PDF, PNG nor JPG by its content. */
  certificateType: [42320, 415],
  certificateLimit: [42321, 422],
  /** A résumé to be made that has no text. */
  resumeEmpty: [42322, 422],
  /** An advertisement to compare a résumé with that has no words. */
  advertisementEmpty: [42491, 422],
  /** No account has an invite link with this code. */
  inviteUnknown: [42492, 404],
  /** The link of another, older account counts for an account of a job seeker in its first days, and once. */
  inviteTooLate: [42493, 409],
  /** Below the smallest withdrawal of the network, or no multiple of the step. */
  withdrawalAmount: [42494, 422],
  /** The country’s law forbids paying points out. */
  withdrawalsClosed: [42495, 403],
  /** More points than there are. */
  pointsShort: [42496, 409],
  /** No address of the network by its checksum. */
  payoutAddress: [42497, 422],
  /** The site pays no points out: no payout service is configured. */
  payoutOff: [42498, 409],
  /** The withdrawal is approved or over: it can neither be cancelled nor decided. */
  withdrawalOver: [42499, 409],
  /** A guest’s feedback without an address. */
  feedbackUnanswerable: [42500, 409],
  /** So many plans of maintenance are not over. */
  maintenanceLimit: [42501, 422],
  /** Nothing real has changed in the résumé since earlier refreshes. */
  refreshUnchanged: [42502, 409],
  /** The country has no refresh of résumés. */
  refreshClosed: [42503, 403],
  /** A public sentence of an employer that leads elsewhere. */
  replyUnfit: [42512, 422],
} as const satisfies CatalogueEntries;
