import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type EnvironmentConfig, rspack } from '@rsbuild/core';

const fromPlugin = createRequire(
  createRequire(import.meta.url).resolve('@module-federation/enhanced/runtime'),
);
const fromTools = createRequire(fromPlugin.resolve('@module-federation/runtime-tools'));
const folder = import.meta.dirname;
const asModule = (path: string) => path.replace(/\.cjs$/, path.includes('/error-codes/') ? '.mjs' : '.js');
const unusedParts = join(folder, 'unused-federation.ts');

/** Parts of the runtime that weigh more than what is asked of them here, and what stands in for each. */
const replacements: [request: RegExp, by: string][] = [
  [
    /\/(?:plugins\/snapshot\/index|plugins\/snapshot\/SnapshotHandler|plugins\/generate-preload-assets|utils\/preload)\.js$/,
    unusedParts,
  ],
  [/\/semver\/index\.js$/, join(folder, 'runtime/satisfy.ts')],
  [/\/load\.js$/, join(folder, 'runtime/load-entry.ts')],
  [/\/(?:logger|context)\.js$|^@module-federation\/error-codes/, join(folder, 'runtime/report-errors.ts')],
  [/^@module-federation\/sdk$/, join(folder, 'runtime/federation-sdk.ts')],
];

/**
 * Module Federation hands its runtime to the bundler as CommonJS, which cannot be shaken. This points to the ES modules
 * of the same packages instead, and to lean parts of our own for what surrounds the runtime's heart: reading semver,
 * loading a script, telling errors, and joining a build to the runtime, which the shell does for its remotes. So the
 * first script of a remote is half of what it would be, and the shell's a third of it less. After another version of
 * the runtime is taken, the tests beside those parts and the journeys of failing remotes tell whether they still fit.
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
              loader: join(folder, 'runtime/start-loader.ts'),
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
