import type { EnvironmentConfig, RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** What shell and remotes build alike. */
export const commonConfig = {
  mode: 'production',
  plugins: [pluginReact({ splitChunks: false })],
  performance: { printFileSize: false },
  dev: { lazyCompilation: false },
} satisfies RsbuildConfig;

/** The browser's bundle: current browsers, chunks below their own release's folder, integrity on every chunk. */
export const webOutput = {
  target: 'web',
  distPath: { root: 'dist/client' },
  assetPrefix: 'auto',
  cleanDistPath: true,
  overrideBrowserslist: ['chrome >= 120', 'edge >= 120', 'firefox >= 121', 'safari >= 17.2'],
  polyfill: 'off',
  legalComments: 'none',
  dataUriLimit: 0,
} satisfies EnvironmentConfig['output'];

/** The server's bundle: one module that the gateway imports, with everything in it. */
export const serverEnvironment = {
  source: { entry: { server: './src/server.tsx' } },
  output: {
    target: 'node',
    distPath: { root: 'dist/server' },
    filename: { js: '[name].mjs' },
    module: true,
    cleanDistPath: true,
    minify: false,
    emitCss: false,
    emitAssets: false,
  },
  tools: { rspack: { output: { asyncChunks: false } } },
} satisfies EnvironmentConfig;
