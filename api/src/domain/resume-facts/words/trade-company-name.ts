import { mentions } from './words.ts';

/** `Hotel X y Socios`, `Quay & Partners`. */
const partnership =
  /\p{Lu}\S*\s(?:y|e|&|and|und|et)\s(?:socios|asociados|associados|sócios|partners?|associates|associés|sons|hijos|filhos|söhne|partnerinnen)\.?$/iu;

/** `Harbour Chemists`, `Quay Bakers`, `Quay & Partners`: an employer who is named after its people. */
export const isTradeCompanyName = (text: string): boolean => {
  if (partnership.test(text.trim())) return true;
  const words = text.trim().split(/\s+/u);
  const last = words.at(-1) ?? '';
  const isPlural =
    words.length === 2 &&
    /^\p{Lu}(?:\p{Ll}{3,}s|\p{Lu}{3,}S)$/u.test(last) &&
    mentions('titles', last.slice(0, -1));
  return (
    isPlural &&
    !mentions('titles', words.slice(0, -1).join(' ')) &&
    !mentions('titles', last.replace(/s$/iu, 'ss'))
  );
};
