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
      // The page's content security policy forbids the inline styles of the error overlay; errors are in the terminal and
      // the browser's console.
      client: { path: `${base}hot`, overlay: false },
      cliShortcuts: false,
      watchFiles: { paths: [`${folder}/src/locales/*.json`], type: 'reload-page' },
    },
    // Source files are served to pages of the same origin only.
    server: { printUrls: false, headers: { 'Access-Control-Allow-Origin': 'null' } },
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
