import 'i18next';
import type texts from './locales/en.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: false;
    resources: {
      chat: typeof texts;
      /** The few texts of the shell that every remote may use. */
      shell: {
        errors: { unreachable: string; timedOut: string; unexpected: string; confirmEmail: string };
        failure: { title: string; retry: string };
      };
    };
  }
}
