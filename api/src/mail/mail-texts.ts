import type { LanguageTag } from '@jobharbor/shared/contracts';
import ar from './locales/ar.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };
import id from './locales/id.json' with { type: 'json' };
import ja from './locales/ja.json' with { type: 'json' };
import ms from './locales/ms.json' with { type: 'json' };
import pt from './locales/pt.json' with { type: 'json' };
import tr from './locales/tr.json' with { type: 'json' };
import zhHans from './locales/zh-Hans.json' with { type: 'json' };
import zhHant from './locales/zh-Hant.json' with { type: 'json' };

/** A text that depends on a number has a key for each of its language's plural categories: `lead_one`, `lead_other`. */
export interface MailTexts {
  footer: string;
  mails: Readonly<Record<MailTemplate, MailText>>;
}
type MailText = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** The templates: every mail of the product. A new one is a key of the locale files. */
export type MailTemplate = keyof (typeof en)['mails'];

/** The texts of all mails by language. `{{name}}` stands for a value of the mail's data. */
export const mailTexts: Readonly<Record<LanguageTag, MailTexts>> = {
  en,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
  ja,
  es,
  pt,
  ms,
  id,
  tr,
  ar,
};
