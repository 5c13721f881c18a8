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
  /**
   * `base`: language and country of the page that they go from, as in `/ar/sa`; the provider sends back to none. `returnTo`:
   * path to open in the end, which the server answers only to who has signed in.
   */
  remember(type: SocialType, base: string, returnTo: string): void {
    try {
      sessionStorage.setItem(key, `${type} ${base} ${encodeURIComponent(returnTo)}`);
    } catch {
      // Without storage the page that they come back to says that it did not work.
    }
  },
  /** Language and country that they went from; null where there is none. */
  base(): string | null {
    try {
      return sessionStorage.getItem(key)?.split(' ')[1] ?? null;
    } catch {
      return null;
    }
  },
  /** The path to open in the end; null where there is none. */
  returnTo(): string | null {
    try {
      return decodeURIComponent(sessionStorage.getItem(key)?.split(' ')[2] ?? '') || null;
    } catch {
      return null;
    }
  },
  /** Null where there is none. */
  read(): SocialType | null {
    try {
      const [stored = ''] = (sessionStorage.getItem(key) ?? '').split(' ');
      return stored in providerNames ? (stored as SocialType) : null;
    } catch {
      return null;
    }
  },
  forget(): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // There is none to forget.
    }
  },
};
