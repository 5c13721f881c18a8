import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFontFace } from './read-font-face.ts';

const file = 'bricolage-grotesque-latin-wght-normal.woff2';
const stylesheet = join(import.meta.dirname, '../../ui/tokens/fonts.css');

describe('the subset of a font', () => {
  it('has the characters and the weights of its rule', () => {
    const css = `@font-face { font-weight: 400 800; src: url("x/a.woff2?one"); unicode-range: U+0041-0043, U+20AC; }
      @font-face { font-weight: 200 300; src: url("x/a.woff2?two"); unicode-range: U+0061; }`;
    expect(readFontFace(css, 'a.woff2?one')).toEqual({ text: 'ABC€', weights: { min: 400, max: 800 } });
    expect(readFontFace(css, 'a.woff2?two').text).toBe('a');
    expect(() => readFontFace(css, 'a.woff2?three')).toThrow('No @font-face of a.woff2?three');
  });

  it('that is preloaded has the letters of English, Spanish, Portuguese, Malay and Indonesian', async () => {
    const { text } = readFontFace(await readFile(stylesheet, 'utf8'), `${file}?first`);
    const missing = [...'AZaz09$€«»“”’–—…·¿¡áéíóúüñÁÉÍÓÚÑãõâêôàçÃÇöÖÜ'].filter(
      (letter) => !text.includes(letter),
    );
    expect(missing).toEqual([]);
  });

  it('overlaps with no other of the same file, so that no character is downloaded twice', async () => {
    const css = await readFile(stylesheet, 'utf8');
    const [first, further] = ['first', 'further'].map((name) => readFontFace(css, `${file}?${name}`).text);
    expect([...(further ?? '')].filter((letter) => first?.includes(letter))).toEqual([]);
  });
});
