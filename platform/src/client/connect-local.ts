import { createReadStream } from 'node:fs';
import { createTrialReader } from '../canary/trial-sums.ts';
import { createHandlers } from '../control/create-handlers.ts';
import { readInput } from '../control/read-input.ts';
import { createErrorStore } from '../errors/error-store.ts';
import { readChangeUrl } from '../errors/read-change-url.ts';
import { createHealthStore } from '../health/health-store.ts';
import { createSupportCases } from '../health/support-cases.ts';
import { receiveRelease } from '../operations/receive-release.ts';
import { authenticate, hashOfToken } from '../rights/actor.ts';
import { ensureOperator, readOperatorToken } from '../rights/operator-token.ts';
import { apiUrl, dataFolder, tapRule } from '../settings.ts';
import { ensureSigningKey } from '../signing/signing-key.ts';
import { openStore } from '../store/open-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { type ControlClient, clientOf, noToken } from './control-client.ts';
import { withTarball } from './with-tarball.ts';

/**
 * A client of this machine's store, whether the site runs or not. It calls the handlers of the platform's API without
 * HTTP: same validation, rights, release gate and log. `say` gets the progress of the gate's browser check.
 */
export async function connectLocal(say: (text: string) => void = () => {}): Promise<ControlClient> {
  const store = await openStore();
  const token = process.env.JOBHARBOR_TOKEN ?? (await operatorToken(store));
  if (!token) throw noToken('run this where the site’s first release was made, or set JOBHARBOR_TOKEN');
  const health = createHealthStore(store.storage);
  const handlers = createHandlers({
    store,
    apiUrl,
    health,
    errors: createErrorStore(store.storage),
    changeUrl: readChangeUrl(process.env.CHANGE_URL),
    supportCases: createSupportCases(store.storage),
    sumsOf: createTrialReader(health),
    key: await ensureSigningKey(dataFolder),
    checkLifecycle: async (options) =>
      (await import('../taps/check-in-browser.ts')).checkInBrowser({ ...options, say }, tapRule),
  });
  return clientOf(
    async (call, { params, query, body }) => {
      const found = handlers.get(call.id);
      if (!found) throw new Error(`${call.id} is about a browser’s session: it has no local handler.`);
      const actor = await authenticate(store, token);
      return found.handle(actor, readInput(call, { params, query: asText(query), body }));
    },
    async (from, name, version) => {
      // The build has written the release into this store's folder: no upload needed.
      if (from.folder === store.folder) return;
      const actor = await authenticate(store, token);
      await withTarball(from, name, version, (archive) =>
        receiveRelease(store, actor, () => createReadStream(archive)),
      );
    },
  );
}

/** The operator's token in the data folder, which the first command on a new store creates, and any renews in time. */
async function operatorToken(store: ReleaseStore): Promise<string | undefined> {
  const hash = hashOfToken((await readOperatorToken(dataFolder)) ?? '');
  const tokens = await store.tokens.list();
  if (tokens.length === 0 || tokens.some((one) => one.hash === hash && one.revoked_at === null))
    await ensureOperator(store, dataFolder);
  return readOperatorToken(dataFolder);
}

/** Query values as strings. */
const asText = (query: object = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
