import type { LanguageTag } from '../../contracts/markets/market.ts';
import { useLocale } from '../../remote/index.ts';
import texts from './caution-texts.json' with { type: 'json' };

type TextKey = keyof (typeof texts)['en'];

/** Here and not in a remote's namespace, because several remotes show them. */
const cautionTexts: Record<LanguageTag, Record<TextKey, string>> = texts;

export function useCautionTexts(): (key: TextKey) => string {
  const { language } = useLocale();
  return (key) => cautionTexts[language.value][key];
}
