import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Rspack } from '@rsbuild/core';
import subsetFont from 'subset-font';
import { readFontFace } from './read-font-face.ts';

const stylesheet = join(import.meta.dirname, '../../ui/tokens/fonts.css');
/** OpenType features that the pages need: kerning, marks, ligatures, and digits of one width in columns of amounts. */
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'rvrn', 'rlig', 'liga', 'calt', 'tnum', 'lnum'];

/** Loader of font files with a query: leaves what its `@font-face` rule in fonts.css uses. */
// biome-ignore lint/style/noDefaultExport: the bundler demands it of a loader.
export default async function fontLoader(this: Rspack.LoaderContext, font: Buffer): Promise<Buffer> {
  this.addDependency(stylesheet);
  const css = await readFile(stylesheet, 'utf8');
  const { text, weights } = readFontFace(css, basename(this.resourcePath) + this.resourceQuery);
  return subsetFont(font, text, {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
    variationAxes: { wght: weights },
  });
}

/** The bundler passes the file's bytes instead of text. */
export const raw = true;
