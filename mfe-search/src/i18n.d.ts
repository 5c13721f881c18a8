import 'i18next';
import type search from './locales/en.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: false;
    resources: {
      search: typeof search;
      /** The shell's own texts that every remote may show: failures without an answer. */
      shell: { errors: { unreachable: string; timedOut: string; unexpected: string } };
    };
  }
}
