/**
 * The error catalogue: codes on the wire and their HTTP status. 1xxxx never leave a browser (no answer arrived). 40xxx
 * are general, 41xxx the specification's, 42xxx our own, 50xxx server errors. Texts are in `locales/<language>.json`
 * under the code. A comment says when to throw an error if its name does not. Codes of the specification that nothing
 * throws are listed with the reason in `api/src/app/unraised-codes.test.ts`.
 */
export const entries = {
  // In the browser: no answer, or one that is not the API's. Status 0.
  unreachable: [10001, 0],
  timedOut: [10002, 0],
  unexpectedAnswer: [10003, 0],
  cancelled: [10004, 0],

  invalidParameters: [40001, 422],
  /** Wrong email, password or provider's credential: an answer to that form, never an expired session. */
  invalidCredential: [40002, 401],
  /** A session was sent, but it is unknown, ended or expired. */
  sessionEnded: [40003, 401],
  /** Also for resources of other people, so as not to reveal that they exist. */
  notFound: [40004, 404],
  noPermission: [40005, 403],
  /** With `retry_after` in seconds. */
  tooManyAttempts: [40006, 429],
  alreadySignedIn: [40007, 409],
  bodyTooLarge: [40008, 413],
  staleVersion: [40009, 409],
  /** With the job's `title`. */
  jobClosed: [40010, 409],
  /** No session was sent, or a guest's, and the call needs an account. */
  loginRequired: [40011, 401],
  crossSite: [40012, 403],
  unsupportedMediaType: [40013, 415],
  malformedBody: [40014, 400],
  maintenance: [40015, 503],
  /** The application has moved on and can no longer be withdrawn. */
  cannotWithdraw: [40016, 409],
  /** With the job's `title`. */
  jobOnHold: [40017, 409],
  /** The employer takes applications on its own site only. */
  externalApplication: [40018, 409],
  /** The search or page took longer than the server allows. */
  overloaded: [40019, 503],
  /** The same `Idempotency-Key` came with another request. */
  idempotencyMismatch: [40020, 409],
  /** The client did not send its whole request in time. */
  requestTimedOut: [40021, 408],
  methodNotAllowed: [40022, 405],
  addressTooLong: [40023, 414],
  headersTooLarge: [40024, 431],
  /** The `Host` is none of the site's. */
  hostNotAllowed: [40025, 421],

  emailTaken: [41001, 422],
  /** Never raised: a résumé has 5 MB at most, by {@link errorCode.resumeTooLarge}. */
  fileOver20Mb: [41007, 413],
  currentPasswordMismatch: [41009, 422],
  confirmationMismatch: [41010, 422],
  phoneTaken: [41039, 422],
  wrongOtp: [41040, 422],
  otpUsed: [41042, 422],
  otpExpired: [41043, 422],
  accountSuspended: [41044, 403],
  socialCredentialMissing: [41052, 422],
  socialCredentialInvalid: [41053, 401],
  socialCredentialExpired: [41054, 401],
  socialEmailMissing: [41055, 422],
  imageOver4Mb: [41064, 413],
  imageOver5Mb: [41085, 413],
  imageOver1Mb: [41086, 413],
  attendanceMarked: [41141, 409],
  alreadyCheckedIn: [41147, 409],
  checkInTooEarly: [41148, 422],
  checkInTooLate: [41149, 422],
  interviewTooNear: [41152, 422],
  interviewInPast: [41153, 422],
  resultRequested: [41163, 409],
  resumeLimit: [41170, 422],
  otpExpiredEmail: [41171, 422],
  otpUsedEmail: [41172, 422],
  phoneTakenByOther: [41173, 422],
  resumeTooLarge: [41174, 413],
  imageOver500Kb: [41176, 413],
  commonPhraseLimit: [41181, 422],
  phoneInvalid: [41234, 422],
  /** Digits without a calling code, for a country that has none. */
  phoneInvalidForCountry: [41236, 422],
  videoResumeLimit: [41245, 422],
  draftResumeLimit: [41254, 422],
  remotePreferenceLimit: [41262, 422],
  onSitePreferenceLimit: [41263, 422],
  resumeType: [41264, 415],
  videoType: [41265, 415],
  inviteLimit: [41269, 422],
  socialAccountLinked: [41271, 409],
  socialProviderFailed: [41272, 502],
  aicvLimit: [41275, 429],
  aiUnavailable: [41280, 503],
  resumeParsingFailed: [41281, 422],
  phoneTakenSignUp: [41285, 422],
  skillLimit: [41288, 422],
  avatarDailyLimit: [41292, 429],
  interviewTimes: [41295, 422],
  skillTooLong: [41297, 422],
  aiNeedsDesiredJob: [41311, 422],
  aiNeedsHistory: [41312, 422],
  aiNeedsDesiredJobAndHistory: [41313, 422],
  aiNoCredits: [41314, 422],
  aiNeedsJobTitle: [41315, 422],
  aiTextTooShort: [41316, 422],
  aiEmployerDailyLimit: [41317, 429],
  aiNeedsJobDescription: [41318, 422],
  aiAlreadyRunning: [41319, 409],
  aiContentRefused: [41320, 422],
  aiCreditsUsedUp: [41321, 429],
  lastPreference: [41341, 422],
  greetingLimit: [41343, 422],
  accountSuspendedForGood: [41347, 403],
  zoomNotBound: [41416, 422],
  googleNotBound: [41417, 422],
  meetingAccountNotBound: [41418, 422],

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
  signInLinkDead: [42052, 410],
  /** The account has a phone number only, and this needs an email address. */
  emailMissing: [42053, 422],
  /** Correct credentials, but the account requires a second factor on an unknown device. */
  secondFactorNeeded: [42054, 403],
  /** The call changes what signs in, and needs a fresh proof that the caller owns the account (`proveOwner`). */
  ownerProofNeeded: [42055, 403],
  /** As before, but the account has nothing by which its owner could prove it: no confirmed address or number. */
  noOwnerFactor: [42340, 403],
  /** The account has not confirmed its address: it may do this seldom, or not at all (`api/data/unconfirmed-accounts.csv`). */
  emailUnconfirmed: [42342, 403],
  /** The link that undoes a change of the account is unknown, used or expired. */
  changeLinkDead: [42341, 410],
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
  companyNameTaken: [42353, 409],
  /** Companies are registered and joined by accounts with a confirmed address. */
  addressUnconfirmed: [42354, 403],
  companyProofNeeded: [42355, 422],
  companyProofLimit: [42356, 422],
  /** A company that is not verified may have few jobs open. */
  openJobLimit: [42357, 422],
  /** With the `title` of the job that is like it. */
  likeJobOpen: [42358, 409],
  repostTooSoon: [42359, 422],
  jobDraftLimit: [42360, 422],
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
  qrLoginDead: [42260, 410],
  handOffSiteUnknown: [42261, 404],
  /** The code that another site shows is unknown, used, too old or a third site's. */
  handOffDead: [42262, 410],
  handOffSiteDown: [42263, 503],
  /** The application that the chat belongs to was withdrawn. */
  chatClosed: [42020, 409],
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

  internal: [50001, 500],
  uploadFailed: [50002, 500],
  imageUploadFailed: [50003, 500],
  avatarUploadFailed: [50004, 500],
  resumeUploadFailed: [50005, 500],
  videoUploadFailed: [50006, 500],
  videoCoverUploadFailed: [50007, 500],
  certificateUploadFailed: [50008, 500],
  feedbackUploadFailed: [50009, 500],
  resumeGenerationFailed: [50010, 500],
  /** Thrown nowhere: mails are queued with the change that causes them, and tried again without the request. */
  mailFailed: [50011, 500],
  otpSendFailed: [50012, 500],
  unlockCreditsFailed: [50013, 500],
  chatCreationFailed: [50014, 500],
  messageFailed: [50015, 500],
  serviceUnavailable: [50016, 503],
} as const satisfies Record<string, readonly [code: number, status: number]>;
