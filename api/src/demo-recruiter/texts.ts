import type { LanguageTag } from '@jobharbor/shared/contracts';
import * as z from 'zod/mini';
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

const phrases = z.array(z.string()).check(z.minLength(1));
const topic = z.object({ words: phrases, answers: phrases });
const recruiterTexts = z.object({
  hello: z.string(),
  hello_nameless: z.string(),
  received: phrases,
  received_without_words: phrases,
  topics: z.object({ pay: topic, schedule: topic, place: topic, start: topic, thanks: topic }),
  other: phrases,
  accepted: phrases,
  declined: phrases,
});
export type RecruiterTexts = z.infer<typeof recruiterTexts>;

/** What the demonstration recruiter says, by language. */
export const texts: Readonly<Record<LanguageTag, RecruiterTexts>> = {
  en: recruiterTexts.parse(en),
  'zh-Hans': recruiterTexts.parse(zhHans),
  'zh-Hant': recruiterTexts.parse(zhHant),
  ja: recruiterTexts.parse(ja),
  es: recruiterTexts.parse(es),
  pt: recruiterTexts.parse(pt),
  ms: recruiterTexts.parse(ms),
  id: recruiterTexts.parse(id),
  tr: recruiterTexts.parse(tr),
  ar: recruiterTexts.parse(ar),
};
