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
import { reportChunks } from './report-chunks.ts';
import { reportLicenses } from './report-licenses.ts';

/**
 * How a remote is built: `./entry` from `src/entry.tsx`, a module `./slot-{name}` for every slot it fills from
 * `src/slots/{name}.tsx`, and a server bundle where `src/server.tsx` stands. `folder` is the package's own. With
 * `meta.localBase` it is built for its developer's machine instead, to be served below that address.
 */
export const remoteConfig =
  (contract: RemoteContract, folder: string, options: RemoteOptions = {}) =>
  ({ meta }: ConfigParams): RsbuildConfig =>
    typeof meta?.localBase === 'string'
      ? localRemoteConfig(contract, folder, meta.localBase)
      : releaseConfig(contract, folder, options);

export interface RemoteOptions {
  /**
   * Bytes of source from which modules of several chunks become a chunk of their own. More of them cost the first script
   * integrity hashes, which do not compress; fewer repeat modules in chunks that a page loads together.
   */
  minSharedChunk?: number;
}

function releaseConfig(
  contract: RemoteContract,
  folder: string,
  { minSharedChunk = 20_000 }: RemoteOptions,
): RsbuildConfig {
  const hasServer = existsSync(join(folder, 'src/server.tsx'));
  return {
    ...commonConfig,
    root: folder,
    environments: {
      web: {
        source: { entry: { index: './src/standalone.ts' } },
        output: { ...webOutput, injectStyles: false },
        splitChunks: { ...webChunks, minSize: minSharedChunk },
        security: { sri: { enable: true, algorithm: 'sha256' } },
        ...federationModules(containerName(contract)),
        plugins: [
          pluginModuleFederation(containerOptions(contract, federationShares(folder))),
          clientCalls(),
          reportCalls(),
          reportChunks(),
          reportLicenses(),
        ],
      },
      ...(hasServer && {
        server: serverEnvironment,
      }),
    },
  };
}
