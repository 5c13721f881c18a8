import type { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import type { RemoteContract } from '../remote/contract.ts';
import type { federationShares } from './federation-shares.ts';

type Options = Parameters<typeof pluginModuleFederation>[0];

/** `mfe-search` as Module Federation knows it: a JavaScript identifier. */
export const containerName = ({ name }: RemoteContract): string => name.replaceAll('-', '_');

/** A remote as Module Federation knows it: what it exposes follows from its contract. */
export const containerOptions = (
  contract: RemoteContract,
  shared: ReturnType<typeof federationShares>,
): Options => ({
  name: containerName(contract),
  filename: 'remoteEntry.js',
  // Names of our own: the plugin's begin with `__federation_expose`, which lists of ad blockers could match.
  exposes: Object.fromEntries([
    ['./entry', { import: './src/entry.tsx', name: 'entry' }],
    ...contract.fills.map((slot) => [
      `./slot-${slot}`,
      { import: `./src/slots/${slot}.tsx`, name: `slot-${slot}` },
    ]),
  ]),
  shared,
  shareStrategy: 'loaded-first',
  manifest: true,
  dts: false,
  dev: false,
  experiments: {
    externalRuntime: true,
    optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
  },
});
