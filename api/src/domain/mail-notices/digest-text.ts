import type { LanguageTag } from '@jobharbor/shared/contracts';
import { type MailTexts, mailTexts } from '../../mail/mail-texts.ts';

/** What an entry of the daily mail is about. */
export type DigestTopic = keyof MailTexts['digest'];

export const digestText = (language: LanguageTag, topic: DigestTopic): string =>
  mailTexts[language].digest[topic];
