/** What is known of a text of a page: its letters, and the font that draws them. */
interface FontText {
  str: string;
  fontName: string;
}

/** Letters that a font of icons draws as pictures: no script uses them alone, and no list as bullets. */
const iconLetter = /^[\p{Script=Latin}\u0080-\u00ff\ue000-\uf8ff#*@+&%$±]$/u;
/** Most texts of a page are in other fonts. */
const maxShare = 0.25;

/**
 * Texts without those of fonts that draw icons, such as an envelope before an address. In the file they are letters: `@`,
 * `z`. A font is one of icons where each of its texts is a single such letter beside a text in another font.
 */
export function withoutIcons<Text extends FontText>(texts: readonly Text[]): Text[] {
  const words = texts.filter(({ str }) => str.trim() !== '');
  const fonts = new Map<string, { isIcons: boolean; count: number }>();
  for (const [at, { str, fontName }] of words.entries()) {
    const isAlone = words[at - 1]?.fontName !== fontName && words[at + 1]?.fontName !== fontName;
    const known = fonts.get(fontName) ?? { isIcons: true, count: 0 };
    fonts.set(fontName, {
      isIcons: known.isIcons && isAlone && iconLetter.test(str.trim()),
      count: known.count + 1,
    });
  }
  const isIcon = ({ fontName }: Text) => {
    const { isIcons = false, count = 0 } = fonts.get(fontName) ?? {};
    return isIcons && count > 1 && count <= words.length * maxShare;
  };
  return texts.filter((text) => !isIcon(text));
}
