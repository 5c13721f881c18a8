import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import type { RsbuildConfig } from '@rsbuild/core';
import { clientCalls } from './client-calls.ts';
import { commonConfig, serverEnvironment, webChunks, webOutput } from './common-config.ts';
import { federationModules } from './federation-patch/federation-modules.ts';
import { federationShares } from './federation-shares.ts';
import { pushWorker } from './push-worker.ts';
import { reportCalls } from './report-calls.ts';
import { reportLicenses } from './report-licenses.ts';
import { siteIcons } from './site-icons.ts';

/** Build configuration of the shell. It names no remote: they are registered at run time from the discovery document. */
export function shellConfig(folder: string): RsbuildConfig {
  return {
    ...commonConfig,
    root: folder,
    environments: {
      web: {
        source: { entry: { index: './src/index.ts' } },
        output: webOutput,
        splitChunks: { ...webChunks, minSize: 30_000 },
        security: { sri: { enable: true, algorithm: 'sha256' } },
        ...federationModules('shell', true),
        plugins: [
          pluginModuleFederation({
            name: 'shell',
            remotes: {},
            shared: federationShares(folder),
            shareStrategy: 'loaded-first',
            manifest: true,
            dts: false,
            dev: false,
            experiments: {
              provideExternalRuntime: true,
              optimization: { disableSnapshot: true, target: 'web' },
            },
          }),
          clientCalls(),
          reportCalls(),
          reportLicenses(),
          siteIcons(),
          pushWorker(folder),
        ],
      },
      server: serverEnvironment,
    },
  };
}
