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

/** The templates: every text message of the product. A new one is a key of the locale files. */
export type SmsTemplate = keyof typeof en;

/** The texts of all messages by language. `{{name}}` stands for a value of the message's data. */
export const smsTexts: Readonly<Record<LanguageTag, Readonly<Record<SmsTemplate, string>>>> = {
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
