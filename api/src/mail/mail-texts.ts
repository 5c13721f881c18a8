import { join } from 'node:path';
import type { AttendanceDecision } from '@jobharbor/shared/contracts';
import { readLanguages } from '../data-files/read-languages.ts';
import type en from './locales/en.json';

/** A text that depends on a number has a key for each of its language's plural categories: `lead_one`, `lead_other`. */
export interface MailTexts {
  footer: string;
  /** The heading of an interview's calendar entry. */
  interviewEntry: string;
  /** Instead of the end of a mail about a change that its reader can undo. */
  undo: { after: string; link: string };
  /** What an entry of the daily mail is about. */
  digest: (typeof en)['digest'];
  /** What an admin decided on a contested absence. */
  attendance: Record<AttendanceDecision, string>;
  mails: Readonly<Record<MailTemplate, MailText>>;
}
type MailText = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** The templates: every mail of the product. A new one is a key of the locale files. */
export type MailTemplate = keyof (typeof en)['mails'];

/** The texts of all mails by language. `{{name}}` is a placeholder for a value of the mail's data. */
export const mailTexts = readLanguages<MailTexts>(join(import.meta.dirname, 'locales'));
