/** Signs that stand for several letters in a font whose text layer does not tell which. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what such fonts give
const lost = /\u0000/gu;

/** The letters, by those around them: `Educa·on`, `Pro·le`, `O·ce`, `A·itude`. First match wins; the last is the usual one. */
const rules: readonly [before: RegExp, after: RegExp, letters: string][] = [
  [/^(?:o|e|di|su|tra|a)$/iu, /^(?:ce|cer|ci|cult|cien|cac|liat|air|ord)/u, 'ffi'],
  [/^(?:sta|pla|cli|o|sni|bu|chau|tari|di|e)$/iu, /^(?:$|s$|er|ing|ed|e)/u, 'ff'],
  [
    /\p{L}$/u,
    /^(?:on|ons|onal|ng|ve|ves|vely|vity|vi|mes?|cal|cs?|ce|cing|ally|als?|es|ty|an|me|tu|mi|za|ga|cip|cul|fic)/u,
    'ti',
  ],
  [/^(?:re|in|con|work|cash|over)?$/iu, /^(?:ow|ict|ex|oor|uent|eet|y|ight|uid|at)/u, 'fl'],
  [/^a$/iu, /^itude/u, 'tt'],
];

/** Puts back letters of ligatures that arrive as U+0000. */
export const restoreLigatures = (text: string): string =>
  text.includes('\u0000')
    ? text.replace(lost, (_, at: number) => {
        const [before = ''] = /\p{L}*$/u.exec(text.slice(Math.max(0, at - maxWord), at)) ?? [];
        const [after = ''] = /^\p{Ll}*/u.exec(text.slice(at + 1, at + maxWord)) ?? [];
        return rules.find(([left, right]) => left.test(before) && right.test(after))?.[2] ?? 'fi';
      })
    : text;

const maxWord = 30;
