import 'i18next';
import type en from './locales/en.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: {
      profile: typeof en;
      /** What the shell's texts hold for everyone, in every language, from the first moment. */
      shell: { errors: { unreachable: string; timedOut: string; unexpected: string } };
    };
  }
}
