import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import type { ConfigParams, RsbuildConfig } from '@rsbuild/core';
import type { RemoteContract } from '../remote/contract.ts';
import { clientCalls } from './client-calls.ts';
import { commonConfig, serverEnvironment, webChunks, webOutput } from './common-config.ts';
import { containerName, containerOptions } from './container-options.ts';
import { federationModules } from './federation-patch/federation-modules.ts';
import { federationShares } from './federation-shares.ts';
import { localRemoteConfig } from './local-remote.ts';
import { reportCalls } from './report-calls.ts';
import { reportLicenses } from './report-licenses.ts';

/**
 * How a remote is built: `./entry` from `src/entry.tsx`, a module `./slot-{name}` for every slot it fills from
 * `src/slots/{name}.tsx`, and a server bundle where `src/server.tsx` stands. `folder` is the package's own. With
 * `meta.localBase` it is built for its developer's machine instead, to be served below that address.
 */
export const remoteConfig =
  (contract: RemoteContract, folder: string) =>
  ({ meta }: ConfigParams): RsbuildConfig =>
    typeof meta?.localBase === 'string'
      ? localRemoteConfig(contract, folder, meta.localBase)
      : releaseConfig(contract, folder);

function releaseConfig(contract: RemoteContract, folder: string): RsbuildConfig {
  const hasServer = existsSync(join(folder, 'src/server.tsx'));
  return {
    ...commonConfig,
    root: folder,
    environments: {
      web: {
        source: { entry: { index: './src/standalone.ts' } },
        output: { ...webOutput, injectStyles: false },
        splitChunks: webChunks,
        security: { sri: { enable: true, algorithm: 'sha256' } },
        ...federationModules(containerName(contract)),
        plugins: [
          pluginModuleFederation(containerOptions(contract, federationShares(folder))),
          clientCalls(),
          reportCalls(),
          reportLicenses(),
        ],
      },
      ...(hasServer && {
        server: serverEnvironment,
      }),
    },
  };
}
