import 'i18next';
import type search from './locales/en.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: false;
    resources: {
      search: typeof search;
      /** The few texts of the shell that every remote may use: errors without a response, and a part that did not load. */
      shell: {
        errors: { unreachable: string; timedOut: string; unexpected: string; confirmEmail: string };
        failure: { title: string; retry: string };
      };
    };
  }
}
