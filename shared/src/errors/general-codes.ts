import type { CatalogueEntries } from './catalogue-entries.ts';

/** 1xxxx, which never leave a browser, 40xxx general ones, and 50xxx failures of the server. */
export const generalCodes = {
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
} as const satisfies CatalogueEntries;
