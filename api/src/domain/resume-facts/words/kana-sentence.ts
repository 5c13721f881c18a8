/**
 * Whether a text with kana is a sentence or a piece of one, and no name: `応用力を評価され`, `保守・運用に従事。`, `開発のため`, `冗長になり時間がかかり`.
 * Names of occupations and employers have no particle of an object, no verb and none at their end.
 */
export const isKanaSentence = (text: string): boolean => kana.test(text) && sentence.test(text.trim());

const kana = /[\u3040-\u30ff]/u;
const sentence =
  /を|。|[たるい]ため|にな[りっ]|(?:した|して|され|する|ました|ます|です|ため|により|による|について|における|から)(?!\p{Script=Katakana})|[てではがもに]$/u;

/** `開発者3人`, `PM1名`: how many of them there were. */
export const isHeadcount = (text: string): boolean =>
  /^[\p{L}\s・]{1,12}\p{Nd}{1,4}\s?[人名]$/u.test(text.trim());
