import { randomUUID } from 'node:crypto';
import type { RemoteContract } from '@jobharbor/shared/remote/contract';
import type { FlagChanges, FlagValue } from '@jobharbor/shared/remote/flag';
import { type Client, NOOP_PROVIDER, OpenFeature } from '@openfeature/server-sdk';
import type { ReleaseStore } from '../store/release-store.ts';
import { createFlagProvider } from './flag-provider.ts';

/** Flag overrides by flag and country. `revision` increments with each change and is part of the page cache's key. */
export interface FlagState {
  changes: FlagChanges;
  revision: number;
}

export interface SiteFlags {
  /** The flags of the store, cached for a second. Never rejects: without the store they keep their values. */
  current(): Promise<FlagState>;
  /** Overrides of a remote's flags in a country, by the keys of its contract. */
  valuesFor(contract: RemoteContract, country: string): Promise<Record<string, FlagValue>>;
  stop(): Promise<void>;
}

const maxAge = 1_000;

/** The flags of one gateway, evaluated through OpenFeature. */
export function createSiteFlags(store: ReleaseStore, onError: (error: unknown) => void): SiteFlags {
  let known: FlagState = { changes: {}, revision: 0 };
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  // OpenFeature domain: several gateways may run in one process, each with its own store.
  const domain = randomUUID();
  const client: Promise<Client> = OpenFeature.setProviderAndWait(
    domain,
    createFlagProvider(() => known.changes),
  ).then(() => OpenFeature.getClient(domain));

  async function read(): Promise<void> {
    try {
      const document = await store.readFlags();
      known = { changes: document?.flags ?? {}, revision: document?.revision ?? 0 };
    } catch (error) {
      onError(error);
    }
    readAt = performance.now();
    reading = undefined;
  }

  return {
    async current() {
      if (performance.now() - readAt > maxAge) {
        reading ??= read();
        await reading;
      }
      return known;
    },
    async valuesFor({ namespace, flags = [] }, country) {
      if (flags.length === 0) return {};
      const from = await client;
      const entries = flags.map(
        async ({ key, value }) => [key, await evaluate(from, `${namespace}.${key}`, value, country)] as const,
      );
      return Object.fromEntries(await Promise.all(entries));
    },
    stop: () => OpenFeature.setProviderAndWait(domain, NOOP_PROVIDER),
  };
}

function evaluate(client: Client, key: string, declared: FlagValue, country: string): Promise<FlagValue> {
  switch (typeof declared) {
    case 'boolean':
      return client.getBooleanValue(key, declared, { country });
    case 'number':
      return client.getNumberValue(key, declared, { country });
    default:
      return client.getStringValue(key, declared, { country });
  }
}
