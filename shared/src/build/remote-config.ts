import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import type { RsbuildConfig } from '@rsbuild/core';
import type { RemoteContract } from '../remote/contract.ts';
import { commonConfig, serverEnvironment, webOutput } from './common-config.ts';
import { federationModules } from './federation-runtime.ts';
import { federationShares } from './federation-shares.ts';

/** The name of a remote as Module Federation needs it: a JavaScript identifier. */
const containerName = (name: string): string => name.replaceAll('-', '_');

/**
 * How a remote is built: `./entry` from `src/entry.tsx`, a module `./slot-{name}` for every slot it fills from
 * `src/slots/{name}.tsx`, and a server bundle where `src/server.tsx` stands. `folder` is the package's own.
 */
export function remoteConfig(contract: RemoteContract, folder: string): RsbuildConfig {
  const hasServer = existsSync(join(folder, 'src/server.tsx'));
  const slots = contract.fills.map((slot) => [`./slot-${slot}`, `./src/slots/${slot}.tsx`] as const);
  return {
    ...commonConfig,
    root: folder,
    environments: {
      web: {
        source: { entry: { index: './src/standalone.ts' } },
        output: { ...webOutput, injectStyles: false },
        security: { sri: { enable: true } },
        ...federationModules,
        plugins: [
          pluginModuleFederation({
            name: containerName(contract.name),
            filename: 'remoteEntry.js',
            exposes: Object.fromEntries([['./entry', './src/entry.tsx'], ...slots]),
            shared: federationShares(folder),
            shareStrategy: 'loaded-first',
            manifest: true,
            dts: false,
            dev: false,
            experiments: {
              externalRuntime: true,
              optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
            },
          }),
        ],
      },
      ...(hasServer && {
        server: serverEnvironment,
      }),
    },
  };
}
