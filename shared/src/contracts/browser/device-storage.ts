interface DeviceStorage {
  /** Prefix of its keys. */
  start: string;
  area: 'localStorage' | 'sessionStorage' | 'indexedDB';
  /**
   * Owner of the stored data. `guest`: a visitor without a session; kept until it is merged into an account. `visitor`:
   * the last user of this browser. `person`: the account whose id is segment `idAt` of the key, split at colons. Data of
   * `visitor` and `person` is removed at sign-out and when another account signs in. `page`: no personal data.
   */
  owner: 'guest' | 'visitor' | 'person' | 'page';
  idAt?: number;
}

/** Id of the account whose data this browser holds. */
export const deviceOwnerKey = 'jh-person';

/**
 * Every key that pages store in the browser. A check finds each use of web storage in the sources and refuses keys that
 * are not listed here.
 */
export const deviceStorage: readonly DeviceStorage[] = [
  { start: 'jh-saved', area: 'localStorage', owner: 'guest' },
  { start: 'jh-hidden', area: 'localStorage', owner: 'guest' },
  { start: 'jh-external-', area: 'localStorage', owner: 'visitor' },
  { start: 'jh-campaign', area: 'localStorage', owner: 'visitor' },
  { start: 'jh-seen', area: 'localStorage', owner: 'visitor' },
  { start: 'jh-refused-titles', area: 'localStorage', owner: 'visitor' },
  { start: 'jh-searches', area: 'localStorage', owner: 'visitor' },
  { start: 'jh-last-search', area: 'localStorage', owner: 'visitor' },
  { start: 'jh-edited-alert', area: 'sessionStorage', owner: 'visitor' },
  // A change that was pressed when the session had ended, until its account signs in again, for ten minutes at most.
  { start: 'jh-held-change', area: 'sessionStorage', owner: 'visitor' },
  // Name and mobile number of an account that is being created, until somebody signs in.
  { start: 'jh-sign-up', area: 'sessionStorage', owner: 'visitor' },
  // `jh-draft:apply:12:7`. A draft without a second part is the visitor's, one of `guest` the guest's.
  { start: 'jh-draft:', area: 'localStorage', owner: 'person', idAt: 2 },
  { start: 'jh-outbox:', area: 'localStorage', owner: 'person', idAt: 1 },
  { start: 'jh-news:', area: 'localStorage', owner: 'person', idAt: 1 },
  { start: 'jobharbor-files', area: 'indexedDB', owner: 'person' },
  { start: deviceOwnerKey, area: 'localStorage', owner: 'person' },
  { start: 'jh-scroll', area: 'sessionStorage', owner: 'page' },
  { start: 'jh-signed-out', area: 'sessionStorage', owner: 'page' },
  { start: 'jh-social-login', area: 'sessionStorage', owner: 'page' },
  // Token of a scanned QR code, for the two minutes of its validity, while the person signs in.
  { start: 'jh-qr-login', area: 'sessionStorage', owner: 'page' },
  { start: 'jh-running:', area: 'sessionStorage', owner: 'page' },
];
