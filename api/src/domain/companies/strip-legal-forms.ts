import legalForms from './legal-forms.json' with { type: 'json' };

const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** As the list writes them: lower case, one width, without full stops; commas become spaces. */
const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLocaleLowerCase('und')
    .replace(/\./gu, '')
    .replace(/\s*[,،、・]\s*/gu, ' ')
    .trim();

const byLength = (forms: readonly string[]) => forms.toSorted((a, b) => b.length - a.length);
const before = byLength(legalForms.before);
const after = byLength(legalForms.after);

const opensWith = (name: string, form: string): boolean =>
  name.startsWith(SPACELESS.test(form) ? form : `${form} `);
const endsWith = (name: string, form: string): boolean =>
  name.endsWith(SPACELESS.test(form) ? form : ` ${form}`);

/**
 * Strips the legal form from a company's name: 株式会社, PT, شركة, S.A. de C.V. A name that consists of such words only is
 * unchanged.
 */
export function stripLegalForms(name: string): string {
  let rest = fold(name);
  for (;;) {
    const start = before.find((form) => opensWith(rest, form));
    const end = start === undefined ? after.find((form) => endsWith(rest, form)) : undefined;
    const shorter =
      start !== undefined ? rest.slice(start.length) : end !== undefined ? rest.slice(0, -end.length) : rest;
    const next = shorter.trim();
    if (next === rest || next === '') return rest === fold(name) ? name : rest;
    rest = next;
  }
}
