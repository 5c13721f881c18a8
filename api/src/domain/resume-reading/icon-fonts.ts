import type { PlacedText } from './order-columns.ts';

/** Letters that a font of icons draws as pictures: no script uses them alone, and no list as bullets. */
const iconLetter = /^[\p{Script=Latin}\u0080-\u00ff\ue000-\uf8ff#*@+&%$±]$/u;
/** Most texts of a page are in other fonts. */
const maxShare = 0.25;
/** Minimum gap beside an icon, in letter heights. Letters of a word stand closer. */
const minGap = 0.15;

interface FontText extends PlacedText {
  fontName: string;
}

/**
 * Texts without those of fonts that draw icons, such as an envelope before an address. In the file they are letters: `@`,
 * `z`. A font is one of icons where each of its texts is a single such letter that stands apart from its neighbours. Letters
 * that a font lacks, as `ş`, come from another font as well, but within words.
 */
export function withoutIcons<Text extends FontText>(texts: readonly Text[]): Text[] {
  const fonts = new Map<string, { isIcons: boolean; count: number }>();
  for (const [at, text] of texts.entries()) {
    if (isBlank(text)) continue;
    const { isIcons, count } = fonts.get(text.fontName) ?? { isIcons: true, count: 0 };
    const isApart = !isJoined(texts[at - 1], text) && !isJoined(text, texts[at + 1]);
    fonts.set(text.fontName, {
      isIcons: isIcons && isApart && iconLetter.test(text.str.trim()),
      count: count + 1,
    });
  }
  const most = texts.filter((text) => !isBlank(text)).length * maxShare;
  const isIcon = ({ fontName }: Text) => {
    const { isIcons = false, count = 0 } = fonts.get(fontName) ?? {};
    return isIcons && count > 1 && count <= most;
  };
  return texts.filter((text) => !isIcon(text));
}

const isBlank = ({ str }: PlacedText): boolean => str.trim() === '';

/** Whether two texts that follow each other are of one word. */
const isJoined = (one: FontText | undefined, other: FontText | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  !/\s$/u.test(one.str) &&
  !/^\s/u.test(other.str) &&
  other.str !== '' &&
  one.str !== '' &&
  Math.abs(one.y - other.y) < other.size / 2 &&
  other.left - one.right < other.size * minGap &&
  one.left - other.right < other.size * minGap;
