import type { LanguageTag, RewriteType, SummarySentence } from '@jobharbor/shared/contracts';
import ar from './phrases/ar.json' with { type: 'json' };
import en from './phrases/en.json' with { type: 'json' };
import es from './phrases/es.json' with { type: 'json' };
import id from './phrases/id.json' with { type: 'json' };
import ja from './phrases/ja.json' with { type: 'json' };
import ms from './phrases/ms.json' with { type: 'json' };
import pt from './phrases/pt.json' with { type: 'json' };
import tr from './phrases/tr.json' with { type: 'json' };
import zhHans from './phrases/zh-Hans.json' with { type: 'json' };
import zhHant from './phrases/zh-Hant.json' with { type: 'json' };
import type { Fact } from './read-facts.ts';

type Phrases = Readonly<Record<string, readonly string[]>>;

/** A sentence for each kind of fact, in two wordings. */
export const phrases: Readonly<Record<LanguageTag, Phrases>> = {
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

/** Which kinds a short summary has: who one is, and what one wants. */
const shortKinds: readonly Fact['kind'][] = ['headline', 'since', 'skills', 'desired_job'];

export interface Wording {
  language: LanguageTag;
  /** 0 or 1. */
  variant: number;
  rewriteType: RewriteType | null;
}

/** Says one fact a sentence, in phrases of our own. */
export function composeSummary(facts: readonly Fact[], wording: Wording): SummarySentence[] {
  const { language, variant, rewriteType } = wording;
  const short = facts.filter(({ kind }) => shortKinds.includes(kind));
  const told = rewriteType === 'shorter' && short.length > 0 ? short : facts;
  return told.map((fact) => ({
    text: fill(phrases[language][fact.phrase]?.[variant] ?? '', fact.values),
    facts: [fact.id],
  }));
}

/** A value that ends with a mark of its own does not get a second one. */
const fill = (phrase: string, values: Fact['values']): string =>
  phrase
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
    .replace(/([.!?。！？…])[.。]$/u, '$1');
