import { join } from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import type { RsbuildConfig } from '@rsbuild/core';
import type { RemoteContract } from '../remote/contract.ts';
import { commonConfig, webOutput } from './common-config.ts';
import { containerName, containerOptions } from './container-options.ts';
import { federationModules } from './federation-patch/federation-modules.ts';
import { federationShares } from './federation-shares.ts';

/**
 * Development server of one remote inside a running site: served from memory below `base`, with hot module replacement.
 * It bundles React's development build as its own copy: Fast Refresh needs it, and the site's React is the production
 * build.
 */
export function localRemoteConfig(contract: RemoteContract, folder: string, base: string): RsbuildConfig {
  const shared = Object.entries(federationShares(folder)).filter(
    ([name]) => !/^react(?:-dom)?\/?$/.test(name),
  );
  return {
    ...commonConfig,
    mode: 'development',
    root: folder,
    logLevel: 'warn',
    dev: {
      ...commonConfig.dev,
      assetPrefix: base,
      // Exceptions at run time stay with the page and the console: the shell's failure card shows them.
      client: { path: `${base}hot`, overlay: { errors: true, runtime: false } },
      cliShortcuts: false,
      watchFiles: { paths: [`${folder}/src/locales/*.json`], type: 'reload-page' },
    },
    // Source files are served to pages of the same origin only.
    server: { printUrls: false, headers: { 'Access-Control-Allow-Origin': 'null' } },
    tools: {
      rspack: {
        module: {
          rules: [
            ...commonConfig.tools.rspack.module.rules,
            {
              test: /@rsbuild[\\/]core[\\/]dist[\\/]client[\\/]overlay\.js$/,
              loader: join(import.meta.dirname, 'overlay-patch/overlay-loader.ts'),
            },
          ],
        },
      },
    },
    environments: {
      web: {
        source: { entry: { index: './src/standalone.ts' } },
        output: {
          ...webOutput,
          distPath: { root: 'dist/local' },
          injectStyles: false,
          sourceMap: { js: 'cheap-module-source-map' },
        },
        ...federationModules(containerName(contract)),
        plugins: [pluginModuleFederation(containerOptions(contract, Object.fromEntries(shared)))],
      },
    },
  };
}
