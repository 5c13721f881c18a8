import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type EnvironmentConfig, rspack } from '@rsbuild/core';

const fromPlugin = createRequire(
  createRequire(import.meta.url).resolve('@module-federation/enhanced/runtime'),
);
const fromTools = createRequire(fromPlugin.resolve('@module-federation/runtime-tools'));
const unusedParts = join(import.meta.dirname, 'unused-federation.ts');
const asModule = (path: string) => path.replace(/\.cjs$/, path.includes('/error-codes/') ? '.mjs' : '.js');

/**
 * Module Federation hands its runtime to the bundler as CommonJS, which cannot be shaken: 5 KB (gzip) too much in every
 * remote's entry and 10 in the shell's. This points to the ES modules of the same packages instead.
 */
export const federationModules = {
  resolve: {
    alias: {
      '@module-federation/runtime-tools$': asModule(fromPlugin.resolve('@module-federation/runtime-tools')),
      '@module-federation/runtime-tools/runtime$': asModule(fromTools.resolve('@module-federation/runtime')),
      '@module-federation/runtime-tools/runtime-core$': asModule(
        createRequire(fromTools.resolve('@module-federation/runtime')).resolve(
          '@module-federation/runtime-core',
        ),
      ),
      '@module-federation/runtime': asModule(fromTools.resolve('@module-federation/runtime')),
    },
  },
  tools: {
    htmlPlugin: false,
    rspack: {
      plugins: [
        new rspack.NormalModuleReplacementPlugin(/@module-federation\/[^/]+\/dist\/.*\.cjs$/, (module) => {
          module.request = asModule(module.request);
        }),
        new rspack.NormalModuleReplacementPlugin(
          /\/(?:plugins\/snapshot\/index|plugins\/snapshot\/SnapshotHandler|plugins\/generate-preload-assets|utils\/preload|node|desc|remotes)\.m?js$/,
          (module) => {
            if (
              /@module-federation\/(?:runtime-core|sdk|error-codes|webpack-bundler-runtime)\//.test(
                module.context,
              )
            )
              module.request = unusedParts;
          },
        ),
      ],
    },
  },
} satisfies EnvironmentConfig;
