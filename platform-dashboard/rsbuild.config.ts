import { declaredBrowsers } from '@jobharbor/shared/contracts/browser/declared-browsers';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** A plain app below `/platform`: no federation, and nothing inline, since its page has the strict policy. */
export default defineConfig({
  mode: 'production',
  plugins: [pluginReact()],
  source: { entry: { index: './src/index.tsx' } },
  html: { template: './src/index.html', scriptLoading: 'defer' },
  server: { base: '/platform' },
  output: {
    assetPrefix: '/platform/',
    cleanDistPath: true,
    overrideBrowserslist: Object.entries(declaredBrowsers).map(([name, version]) => `${name} >= ${version}`),
    polyfill: 'off',
    legalComments: 'none',
    dataUriLimit: 0,
  },
  performance: { printFileSize: false },
});
