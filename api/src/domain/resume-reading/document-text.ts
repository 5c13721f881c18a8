/** A line of a document, in reading order. */
export interface TextLine {
  /**
   * Entry of the process that opens one uploaded document: `text <format>` answers with JSON, `page <number>` with an
   * image. Never imported by the API, so that hostile documents are parsed in isolation.
   */
  page: number | null;
  kind: 'heading' | 'item' | 'text';
  /** Tabs separate the parts of a line: a date at its end, or the cells of a table. */
  text: string;
  /** Height of the letters in points; null where the format does not tell. */
  size: number | null;
  isBold: boolean;
  /** The left edge, in points, of the column that begins with the line; of pages with several columns only. */
  column?: number;
  /** Where its letters change from one font to another, if they do once. */
  fontsAt?: number;
  /** Of the page's footer, which belongs to no section. Known for Word files. */
  isFooter?: boolean;
  /** Addresses behind its words. */
  links?: string[];
}

export interface DocumentText {
  /** 0 where the format has no pages. */
  pages: number;
  lines: TextLine[];
}

/** More than any résumé has: what follows is left out. */
export const maxPages = 20;
export const maxLines = 4_000;
const maxLineLength = 5_000;

/**
 * Compatibility letters that PDF fonts use: positional forms of Arabic letters, and radicals that look like Chinese
 * characters.
 */
const presentationForms = /[\ufb50-\ufdfb\ufe70-\ufefc\u2e9f\u2ef3\u2f00-\u2fd5]/gu;
/** Radicals that Unicode maps to no character. */
const radicals = new Map(
  [
    ...'⺠民⻁虎⻄西⻅见⻆角⻉贝⻋车⻑長⻓长⻔门⻘青⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻨麦⻩黄⻫斉⻬齐⻮齿⻯竜⻰龙'.matchAll(
      /(.)(.)/gu,
    ),
  ].map(([, radical = '', character = '']) => [radical, character] as const),
);
/** `⼾` is a character of its own in each of three languages: by the other letters of its line. */
const doorOf = (line: string): string =>
  /[\u3040-\u30ff]/u.test(line) ? '戸' : traditional.test(line) ? '戶' : '户';
const traditional = /[業務經歷學員會師習項間時東車門見頁電網開發設計數據機構負責產資訊實驗]/u;
const withUsualLetters = (text: string): string =>
  text
    .replaceAll('⼾', () => doorOf(text))
    .replace(presentationForms, (form) => form.normalize('NFKC'))
    .replace(/[\u2e80-\u2ef3]/gu, (radical) => radicals.get(radical) ?? radical);

/** Strips control and formatting characters and collapses spaces; tabs are kept. */
export const cleanText = (text: string): string =>
  withUsualLetters(text)
    .normalize('NFC')
    .replace(/[\p{Cf}\u00ad]/gu, '')
    // Of private use are the pictograms of fonts, and a few bullets of Word.
    .replace(/(?![\uf0b7\uf0a7\uf0a8\uf0d8\uf0fc])\p{Co}/gu, '')
    // Between Chinese and Japanese words, which have no spaces, it sets parts of a line apart.
    // Letters that fonts draw as one sign.
    .replace(/[\ufb00-\ufb06]/gu, (letters) => letters.normalize('NFKC'))
    .replace(/(?<=[^\s])\u3000+(?=\S)/g, '\t')
    .replace(/[\v\f\r]/g, ' ')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replace(/[^\S\t]+/g, ' ')
    .toWellFormed()
    // Other programs part a vowel sign from its letter.
    .replace(/(?<=\p{Script=Arabic}) +(?=\p{Mn})/gu, '')
    .replace(/ *\t[ \t]*/g, '\t')
    .trim()
    .slice(0, maxLineLength);
