import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { EnvironmentConfig, RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { declaredBrowsers } from '../contracts/browser/declared-browsers.ts';
import { markdownPlugin } from './markdown-plugin.ts';

const fromRouter = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));
const routerFolder = join(dirname(fromRouter.resolve('react-router/package.json')), 'dist/production');

/** Build configuration that shell and remotes share. */
export const commonConfig = {
  mode: 'production',
  plugins: [pluginReact({ splitChunks: false }), markdownPlugin()],
  performance: { printFileSize: false },
  // For every bundler, the package names its development build, which prints warnings.
  resolve: {
    alias: {
      'react-router/dom': join(routerFolder, 'dom-export.mjs'),
      'react-router$': join(routerFolder, 'index.mjs'),
    },
  },
  tools: {
    rspack: {
      module: {
        rules: [
          {
            test: /react-router[\\/]dist[\\/]production[\\/].*\.mjs$/,
            loader: join(import.meta.dirname, 'router-patch/router-loader.ts'),
          },
          {
            test: /[\\/]single-spa-react\.js$/,
            loader: join(import.meta.dirname, 'single-spa-patch/single-spa-loader.ts'),
          },
          {
            test: /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/,
            loader: join(import.meta.dirname, 'i18next-patch/i18next-loader.ts'),
          },
          {
            test: /react-i18next[\\/]dist[\\/]es[\\/](?:defaults|useTranslation|utils)\.js$/,
            loader: join(import.meta.dirname, 'i18next-patch/react-i18next-loader.ts'),
          },
          {
            test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][^\\/]+\.mjs$/,
            loader: join(import.meta.dirname, 'icon-patch/icon-loader.ts'),
          },
          {
            test: /\.woff2$/,
            resourceQuery: /./,
            loader: join(import.meta.dirname, 'font-subset/font-loader.ts'),
          },
        ],
      },
    },
  },
  dev: { lazyCompilation: false },
} satisfies RsbuildConfig;

/**
 * Chunks of the browser's bundle that are shared. Modules that every page loads together are one chunk, since that
 * compresses better and needs one integrity hash. Packages that only one chunk uses are part of it.
 */
export const webChunks = {
  cacheGroups: {
    defaultVendors: { test: /[\\/]node_modules[\\/]/, minChunks: 2, priority: -10, reuseExistingChunk: true },
    everyReact: {
      test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
      name: 'react',
      enforce: true,
    },
    data: {
      test: /[\\/]node_modules[\\/](?:i18next|@tanstack[\\/]query-core)[\\/]/,
      name: 'data',
      enforce: true,
    },
  },
} satisfies EnvironmentConfig['splitChunks'];

/** The browser's bundle: current browsers, chunks below their own release's folder, integrity on every chunk. */
export const webOutput = {
  target: 'web',
  distPath: { root: 'dist/client' },
  assetPrefix: 'auto',
  cleanDistPath: true,
  overrideBrowserslist: Object.entries(declaredBrowsers).map(([name, version]) => `${name} >= ${version}`),
  polyfill: 'off',
  legalComments: 'none',
  // React Router's warnings to developers, which its build for production still prints.
  minify: { jsOptions: { minimizerOptions: { compress: { pure_funcs: ['warning', 'warningOnce'] } } } },
  dataUriLimit: 0,
  filename: {
    // No hash: the folder's name contains one of all its files, and a script that names others would list their hashes.
    js: '[name].js',
    // Unique among remotes and versions: the loader skips a style sheet if the page has one of the same path in its release.
    css: '[name].[contenthash:10].css',
    // The query of a font names its subset: the gateway knows by it which one to preload.
    font: ({ filename = '' }) => `[name]${filename.replace(/^[^?]*\??/, '-')}.[contenthash:10][ext]`,
  },
  // Hidden source maps: no file references its map and no map contains sources. The platform uses them to map reported
  // stack traces.
  sourceMap: { js: 'hidden-nosources-source-map' },
} satisfies EnvironmentConfig['output'];

/** The server bundle: one self-contained module that the gateway imports. */
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
  resolve: {
    alias: { 'react-i18next$': join(import.meta.dirname, '../i18n/server-translation.ts') },
  },
  tools: { rspack: { output: { asyncChunks: false } } },
} satisfies EnvironmentConfig;
