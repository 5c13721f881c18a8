import { prepareSet } from '../operations/operations.ts';
import { aGateway, aToken, operator } from './a-gateway.ts';
import { addRelease, aLiveStore } from './a-store.ts';

/** Signing key that the gateways of one site share. */
export const siteKey = Buffer.alloc(32, 7);

/** A gateway with a live set, a prepared set that differs in a release of `mfe-a`, and the token of an operator. */
export async function aControlledSite() {
  const store = await aLiveStore({ name: 'mfe-a', paths: ['/jobs'] });
  await addRelease(store, { name: 'mfe-a', version: '2', paths: ['/jobs'] });
  const { id: set } = await prepareSet(store, operator, { versions: { 'mfe-a': '2' }, reason: 'a trial' });
  const live = (await store.readLive())?.set ?? '';
  return {
    store,
    set,
    live,
    app: await aGateway(store, { key: siteKey }),
    token: await aToken(store, ['operator'], 'olga'),
  };
}
