import { type Caution, cautions, languages } from '@jobharbor/shared/contracts';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { dataFile } from '../../data-files/data-file.ts';
import { readCsv } from '../../data-files/read-data.ts';
import { compilePattern } from './compile-pattern.ts';

/**
 * A sign of a scam in one language: a pattern of `compile-pattern.ts`, in one sentence.
 * A sentence with `unless` is no sign. A row of the kind `harmless` is such an exception for all rows of its
 * script: languages of one script match each other's texts.
 */
const scamRule = z.object({
  kind: z.enum([...cautions, 'harmless']),
  language: z.enum(languages.map(({ value }) => value) as [string, ...string[]]),
  pattern: z.string().check(z.minLength(1)),
  unless: z.string(),
});

/** Scripts whose words are not told apart by spaces, or have prefixes. */
const withoutStarts = new Set(['zh-Hans', 'zh-Hant', 'ja', 'ar']);

const latin = /\p{Script=Latin}/u;
const han =
  /^[^\p{Script=Hiragana}\p{Script=Katakana}]*\p{Script=Han}[^\p{Script=Hiragana}\p{Script=Katakana}]*$/u;

/** What a sentence of a language has: Chinese and Japanese share characters, and their rules would match each other's texts. */
const scripts: Readonly<Record<string, RegExp>> = {
  'zh-Hans': han,
  'zh-Hant': han,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ar: /\p{Script=Arabic}/u,
};

const scriptOf = (language: string): RegExp => scripts[language] ?? latin;

const rows = readCsv(dataFile('scams/rules.csv'), scamRule);

const exceptionsOf = (language: string): string[] =>
  rows
    .filter((row) => row.kind === 'harmless' && scriptOf(row.language) === scriptOf(language))
    .map(({ pattern }) => pattern);

const rules = rows.flatMap(({ kind, language, pattern, unless }) => {
  if (kind === 'harmless') return [];
  const start = withoutStarts.has(language) ? '' : '(?<!\\p{L})';
  const exceptions = [...exceptionsOf(language), unless].filter((one) => one !== '');
  return {
    ...{ kind, script: scriptOf(language) },
    hasSign: compilePattern(pattern, start),
    hasException: compilePattern(exceptions.length === 0 ? '(?!)' : exceptions.join('|')),
  };
});

const rulesByScript = Map.groupBy(rules, ({ script }) => script);

/** After a stop, also the one between two Latin sentences, and at a new line. */
const sentenceEnds = /(?<=[.!?؟])\s+|(?<=[。！？])|[\n\r\u2028\u2029]+/u;

/** Beyond it a text is not read further: no message is longer, and few advertisements are. */
const maxRead = 20_000;

/** Results by text. Limited by characters, since an advertisement is as long as a hundred messages. */
const known = new LRUCache<string, readonly Caution[]>({
  maxSize: 2_000_000,
  sizeCalculation: (_found, text) => text.length + 1,
});

/**
 * The kinds of scam that a text of any of the languages has signs of, in the order of the list. Kept for the latest texts:
 * judging a message takes up to four milliseconds, and a thread shows the same ones again.
 */
export function findCautions(text: string): readonly Caution[] {
  const found = known.get(text) ?? judge(text);
  known.set(text, found);
  return found;
}

function judge(text: string): readonly Caution[] {
  const found = new Set<Caution>();
  for (const sentence of text.slice(0, maxRead).normalize('NFKC').toLowerCase().split(sentenceEnds))
    for (const [script, ofScript] of rulesByScript) {
      if (!script.test(sentence)) continue;
      for (const { kind, hasSign, hasException } of ofScript)
        if (!found.has(kind) && hasSign(sentence) && !hasException(sentence)) found.add(kind);
    }
  return cautions.filter((kind) => found.has(kind));
}
