import iconv from 'iconv-lite';
import { cleanText, type DocumentText, maxLines, type TextLine } from './document-text.ts';

/** Groups whose text is none of the document's. */
const hiddenGroups = new Set(
  'fonttbl colortbl stylesheet info pict object datastore themedata colorschememapping latentstyles listtable listoverridetable rsidtbl generator xmlnstbl fldinst bkmkstart bkmkend pnseclvl mmathPr wgrffmtfilter nonshppict deleted atnid annotation'.split(
    ' ',
  ),
);
const symbols: Readonly<Record<string, string>> = {
  ...{ tab: '\t', cell: '\t', line: '\n', par: '\n', row: '\n', sect: '\n', page: '\n', softline: '\n' },
  ...{ emdash: '—', endash: '–', bullet: '•', lquote: '‘', rquote: '’', ldblquote: '“', rdblquote: '”' },
  ...{ emspace: ' ', enspace: ' ', '~': '\u00a0', _: '‑', '-': '' },
};
/** Code pages by the number of a font's character set. */
const charsets: Readonly<Record<string, string>> = {
  ...{ 0: 'cp1252', 128: 'cp932', 129: 'cp949', 134: 'cp936', 136: 'cp950', 161: 'cp1253', 162: 'cp1254' },
  ...{
    163: 'cp1258',
    177: 'cp1255',
    178: 'cp1256',
    186: 'cp1257',
    204: 'cp1251',
    222: 'cp874',
    238: 'cp1250',
  },
};

interface Group {
  isHidden: boolean;
  isBold: boolean;
  /** Characters that follow a `\u` for readers without Unicode. */
  skipped: number;
  font: string;
}

const token = /\\([a-z]{1,32})(-?\d{1,10})?[ ]?|\\'([\da-f]{2})|\\([^a-z])|([{}])|[\r\n]+|([^\\{}\r\n]+)/giu;

/** Text of a file in the Rich Text Format: paragraphs, table rows and bold type. */
export function readRtf(bytes: Uint8Array): DocumentText {
  const text = Buffer.from(bytes)
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/u, '');
  const reader = new RtfReader(/\\ansicpg(\d{3,5})/u.exec(text.slice(0, 1_000))?.[1] ?? '1252');
  for (const match of text.matchAll(token)) reader.read(match);
  return { pages: 0, lines: reader.lines() };
}

class RtfReader {
  readonly #codePage: string;
  readonly #fonts = new Map<string, string>();
  readonly #groups: Group[] = [];
  readonly #lines: TextLine[] = [];
  #group: Group = { isHidden: false, isBold: false, skipped: 1, font: '' };
  #bytes: number[] = [];
  #text = '';
  #bold = 0;
  #toSkip = 0;
  #isFontTable = false;

  constructor(codePage: string) {
    this.#codePage = iconv.encodingExists(`cp${codePage}`) ? `cp${codePage}` : 'cp1252';
  }

  read([, word, value, hex, sign, brace, plain]: RegExpMatchArray): void {
    if (hex !== undefined) {
      this.#addByte(Number.parseInt(hex, 16));
      return;
    }
    this.#decode();
    if (brace === '{') this.#groups.push({ ...this.#group });
    else if (brace === '}') {
      this.#group = this.#groups.pop() ?? this.#group;
      if (this.#groups.length < 2) this.#isFontTable = false;
    } else if (word !== undefined) this.#control(word, value);
    else if (sign === '*') this.#group.isHidden = true;
    else if (sign !== undefined) this.#add(symbols[sign] ?? sign);
    else if (plain !== undefined) this.#add(plain);
  }

  lines(): TextLine[] {
    this.#decode();
    this.#close();
    return this.#lines.slice(0, maxLines);
  }

  #control(word: string, value: string | undefined): void {
    if (word === 'fonttbl') this.#isFontTable = true;
    if (hiddenGroups.has(word)) this.#group.isHidden = true;
    else if (word === 'f') this.#group.font = value ?? '';
    else if (word === 'fcharset' && this.#isFontTable)
      this.#fonts.set(this.#group.font, charsets[value ?? ''] ?? '');
    else if (word === 'b') this.#group.isBold = value !== '0';
    else if (word === 'plain') this.#group.isBold = false;
    else if (word === 'uc') this.#group.skipped = Number(value ?? 1);
    else if (word === 'u') {
      this.#add(String.fromCharCode((Number(value) + 0x1_0000) % 0x1_0000));
      this.#toSkip = this.#group.skipped;
    } else if (symbols[word] !== undefined) this.#add(symbols[word]);
  }

  #addByte(byte: number): void {
    if (this.#toSkip > 0) this.#toSkip -= 1;
    else this.#bytes.push(byte);
  }

  /** Consecutive bytes of a character set with one or two bytes for a letter. */
  #decode(): void {
    if (this.#bytes.length === 0) return;
    const bytes = Buffer.from(this.#bytes);
    this.#bytes = [];
    this.#add(iconv.decode(bytes, this.#fonts.get(this.#group.font) || this.#codePage));
  }

  #add(text: string): void {
    const rest = text.slice(Math.min(this.#toSkip, text.length));
    this.#toSkip -= text.length - rest.length;
    if (this.#group.isHidden) return;
    for (const [index, part] of rest.split('\n').entries()) {
      if (index > 0) this.#close();
      this.#text += part;
      if (this.#group.isBold) this.#bold += part.trim().length;
    }
  }

  #close(): void {
    const text = cleanText(this.#text);
    if (text !== '' && this.#lines.length < maxLines) {
      const kind = /^[•●▪◦·*-]\s/u.test(text) ? 'item' : 'text';
      this.#lines.push({ page: null, kind, text, size: null, isBold: this.#bold >= text.length * 0.8 });
    }
    this.#text = '';
    this.#bold = 0;
  }
}
