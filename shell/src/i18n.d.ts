import 'i18next';
import type shell from './locales/en.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { shell: typeof shell };
    strictKeyChecks: true;
  }
}
