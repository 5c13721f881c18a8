import { join } from 'node:path';
import { readLanguages } from '../data-files/read-languages.ts';
import type en from './locales/en.json';

/** The templates: every text message of the product. A new one is a key of the locale files. */
export type SmsTemplate = keyof typeof en;

/** The texts of all messages by language. `{{name}}` is a placeholder for a value of the message's data. */
export const smsTexts = readLanguages<Readonly<Record<SmsTemplate, string>>>(
  join(import.meta.dirname, 'locales'),
);
