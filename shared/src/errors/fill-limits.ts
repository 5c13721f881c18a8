import { errorCode } from './error-codes.ts';
import { errorLimits, fieldLimits } from './text-limits.ts';

type Texts = Readonly<Record<string, string>>;

const limits: readonly [key: string, limit: number][] = [
  ...Object.entries(errorLimits).map(([name, limit]): [string, number] => [
    String(errorCode[name as keyof typeof errorLimits]),
    limit,
  ]),
  ...Object.entries(fieldLimits),
];

/**
 * The texts of a language with their limits in place of `{limit}`. Of a text with plural forms (`41170_one`,
 * `41170_other`) the form of the limit stays, under the plain key.
 */
export function fillLimits(language: string, texts: Texts): Texts {
  const rules = new Intl.PluralRules(language);
  const filled: Record<string, string> = { ...texts };
  for (const [key, limit] of limits) {
    const form = texts[key] ?? texts[`${key}_${rules.select(limit)}`] ?? texts[`${key}_other`] ?? '';
    for (const category of rules.resolvedOptions().pluralCategories) delete filled[`${key}_${category}`];
    filled[key] = form.replaceAll('{limit}', String(limit));
  }
  return filled;
}
