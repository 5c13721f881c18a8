/** The providers' own names, which are the same in every language. */
export const providerNames = {
  google: 'Google',
  apple: 'Apple',
  line: 'LINE',
  facebook: 'Facebook',
  x: 'X',
} as const;

export type SocialType = keyof typeof providerNames;

const key = 'jh-social-login';

/** The provider that somebody went to, until they come back: its answer does not name it. */
export const pendingProvider = {
  remember(type: SocialType): void {
    try {
      sessionStorage.setItem(key, type);
    } catch {
      // Without storage the page that they come back to says that it did not work.
    }
  },
  /** Null where there is none; forgets it. */
  take(): SocialType | null {
    try {
      const stored = sessionStorage.getItem(key) ?? '';
      sessionStorage.removeItem(key);
      return stored in providerNames ? (stored as SocialType) : null;
    } catch {
      return null;
    }
  },
};
