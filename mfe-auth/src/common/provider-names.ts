import { tabStore } from '@jobharbor/shared/browser/storage';
/** Brand names of the providers, the same in every language. */
export const providerNames = {
  google: 'Google',
  apple: 'Apple',
  line: 'LINE',
  facebook: 'Facebook',
  x: 'X',
} as const;

export type SocialType = keyof typeof providerNames;

const key = 'jh-social-login';

/** The provider of the pending sign-in, stored until it redirects back: its response does not name it. */
export const pendingProvider = {
  /**
   * `base`: language and country of the page, as in `/ar/sa`; the provider redirects to a URL without them. `returnTo`:
   * path to open afterwards, which the server's answer contains only after a successful sign-in.
   */
  remember(type: SocialType, base: string, returnTo: string): void {
    try {
      tabStore.setItem(key, `${type} ${base} ${encodeURIComponent(returnTo)}`);
    } catch {
      // Without storage the redirect page shows an error.
    }
  },
  /** Language and country of the page where the sign-in began; null without one. */
  base(): string | null {
    try {
      return tabStore.getItem(key)?.split(' ')[1] ?? null;
    } catch {
      return null;
    }
  },
  /** Path to open afterwards; null without one. */
  returnTo(): string | null {
    try {
      return decodeURIComponent(tabStore.getItem(key)?.split(' ')[2] ?? '') || null;
    } catch {
      return null;
    }
  },
  /** Null without a pending sign-in. */
  read(): SocialType | null {
    try {
      const [stored = ''] = (tabStore.getItem(key) ?? '').split(' ');
      return stored in providerNames ? (stored as SocialType) : null;
    } catch {
      return null;
    }
  },
  forget(): void {
    try {
      tabStore.removeItem(key);
    } catch {
      // Nothing is stored.
    }
  },
};
