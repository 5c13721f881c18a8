import type { LanguageTag } from '../../contracts/markets/market.ts';
import { useLocale } from '../../remote/index.ts';
import texts from './push-texts.json' with { type: 'json' };

export type PushText = keyof (typeof texts)['en'];

/** Here and not in a remote's namespace, because several remotes show them. */
const pushTexts: Record<LanguageTag, Record<PushText, string>> = texts;

export function usePushTexts(): (key: PushText) => string {
  const { language } = useLocale();
  return (key) => pushTexts[language.value][key];
}
