import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import type { RsbuildConfig } from '@rsbuild/core';
import type { RemoteContract } from '../remote/contract.ts';
import { commonConfig, webOutput } from './common-config.ts';
import { containerName, containerOptions } from './container-options.ts';
import { federationModules } from './federation-patch/federation-modules.ts';
import { federationShares } from './federation-shares.ts';

/**
 * A remote as its developer serves it into a page of a running site, from memory and with hot updates, below `base`.
 * It brings React's development build as a copy of its own: what keeps a component's state over an edit is part of that
 * build, and the site's React is the production one.
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
      // The page's policy forbids the overlay's inline styles; errors are in the terminal and the browser's console.
      client: { path: `${base}hot`, overlay: false },
      cliShortcuts: false,
      watchFiles: { paths: [`${folder}/src/locales/*.json`], type: 'reload-page' },
    },
    // Sources are for pages of the same origin only.
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
