import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import sharp from 'sharp';
import { iconSvg } from '../brand/index.ts';

/** File below `icons/` → edge length in pixels, and whether it is maskable (launchers may crop it to a shape). */
const icons: Readonly<Record<string, { edge: number; maskable?: boolean }>> = {
  'icon-48.png': { edge: 48 },
  'icon-192.png': { edge: 192 },
  'icon-512.png': { edge: 512 },
  'maskable-192.png': { edge: 192, maskable: true },
  'maskable-512.png': { edge: 512, maskable: true },
  'apple-touch-icon.png': { edge: 180, maskable: true },
};

/** Emits the site's icons as PNG, rendered from the logo: not every launcher and search engine reads SVG. */
export const siteIcons = (): RsbuildPlugin => ({
  name: 'jobharbor:site-icons',
  setup(api) {
    api.modifyRspackConfig((config) => {
      config.plugins.push({ apply: (compiler: Rspack.Compiler) => emitIcons(compiler) });
    });
  },
});

function emitIcons(compiler: Rspack.Compiler): void {
  compiler.hooks.thisCompilation.tap('site-icons', (compilation) => {
    compilation.hooks.processAssets.tapPromise('site-icons', async () => {
      for (const [name, { edge, maskable = false }] of Object.entries(icons)) {
        const drawing = Buffer.from(iconSvg({ maskable }));
        const png = await sharp(drawing, { density: (72 * edge) / 32 })
          .resize(edge, edge)
          .png({ compressionLevel: 9, palette: true })
          .toBuffer();
        compilation.emitAsset(`icons/${name}`, new compiler.webpack.sources.RawSource(png));
      }
    });
  });
}
