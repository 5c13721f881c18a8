import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type EnvironmentConfig, rspack } from '@rsbuild/core';

const fromPlugin = createRequire(
  createRequire(import.meta.url).resolve('@module-federation/enhanced/runtime'),
);
const fromTools = createRequire(fromPlugin.resolve('@module-federation/runtime-tools'));
const folder = import.meta.dirname;
const asModule = (path: string) => path.replace(/\.cjs$/, path.includes('/error-codes/') ? '.mjs' : '.js');
const unusedParts = join(folder, 'unused-parts.ts');

/** Runtime modules to replace, by module request, with the file that replaces each in our builds. */
export const replacements: readonly [request: RegExp, by: string][] = [
  [
    /\/(?:plugins\/snapshot\/index|plugins\/snapshot\/SnapshotHandler|plugins\/generate-preload-assets|utils\/preload)\.js$/,
    unusedParts,
  ],
  [/\/semver\/index\.js$/, join(folder, 'satisfy.ts')],
  [/\/load\.js$/, join(folder, 'load-entry.ts')],
  [/\/(?:logger|context)\.js$|^@module-federation\/error-codes/, join(folder, 'report-errors.ts')],
  [/^@module-federation\/sdk$/, join(folder, 'federation-sdk.ts')],
];

/**
 * Patches the runtime of Module Federation in a build: ES modules in place of CommonJS, which cannot be tree-shaken,
 * and smaller modules of our own in place of some of its parts. This halves the first script of a remote and shortens
 * the shell's by a third. The README beside this file says what upstream would need to make it unnecessary.
 */
export const federationModules = (name: string, isShell = false) =>
  ({
    resolve: {
      alias: {
        '@module-federation/runtime-tools$': asModule(fromPlugin.resolve('@module-federation/runtime-tools')),
        '@module-federation/runtime-tools/runtime$': asModule(
          fromTools.resolve('@module-federation/runtime'),
        ),
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
        module: {
          rules: [
            {
              test: /@module-federation\/runtime\/rspack\.js$/,
              loader: join(folder, 'start-loader.ts'),
              options: { name, isShell },
            },
          ],
        },
        plugins: [
          new rspack.NormalModuleReplacementPlugin(/@module-federation\/[^/]+\/dist\/.*\.cjs$/, (module) => {
            module.request = asModule(module.request);
          }),
          ...replacements.map(
            ([request, by]) =>
              new rspack.NormalModuleReplacementPlugin(request, (module) => {
                if (/@module-federation\/runtime(?:-core)?\//.test(module.context)) module.request = by;
              }),
          ),
        ],
      },
    },
  }) satisfies EnvironmentConfig;
