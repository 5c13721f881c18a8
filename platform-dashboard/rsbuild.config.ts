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
    overrideBrowserslist: ['chrome >= 120', 'edge >= 120', 'firefox >= 121', 'safari >= 17.2'],
    polyfill: 'off',
    legalComments: 'none',
    dataUriLimit: 0,
  },
  performance: { printFileSize: false },
});
