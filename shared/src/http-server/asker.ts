import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf, wideNetworkOf } from './network-of.ts';

/** Client that asks for a place of a shared resource. */
export interface Asker {
  /**
   * Network of an organisation: what one rented network takes counts together. Or an account that a site's server calls
   * for.
   */
  network: string;
  /** In that network: an account, or a narrower network without one. */
  who: string;
  /** Whether it is an account that somebody signed up for: no guest. */
  isMember: boolean;
  /** Aborted when the client disconnects before its answer. */
  signal: AbortSignal | null;
  /** Whether it may have changed something seconds ago, which its reads must contain. */
  readsOwnWrites?: boolean;
  /** Whether it changes nothing, so that a replica may answer it. */
  onlyReads?: boolean;
}

/** Work of the program itself, such as a worker of the queue, or for everybody alike. */
export const ownWork: Asker = { network: 'own', who: 'own', isMember: true, signal: null };

const current = new AsyncLocalStorage<() => Asker>();

/** Client of the current request (AsyncLocalStorage). */
export const currentAsker = (): Asker => current.getStore()?.() ?? ownWork;

/** Runs work for a client outside of its request, such as a frame of its socket, which arrives in an event of no request. */
export const runAs = <T>(asker: Asker, work: () => T): T => current.run(() => asker, work);

export interface AskerAccount {
  id: number;
  isGuest: boolean;
  /** Whether the server of a connected site calls for it, whose network says nothing about the account. */
  sharesAddress?: boolean;
}

/**
 * Lets {@link currentAsker} know the client of each request, so that no function between a route and a shared place has to
 * pass it on. `accountOf` is read when somebody asks, since the session is found after this hook.
 */
export function followAskers(
  app: FastifyInstance,
  accountOf: (request: FastifyRequest) => AskerAccount | null = () => null,
  readsOf: (request: FastifyRequest) => Pick<Asker, 'readsOwnWrites' | 'onlyReads'> = () => ({}),
): void {
  const askers = new WeakMap<FastifyRequest, () => Asker>();
  app.addHook('onRequest', (request, reply, done) => {
    const gone = new AbortController();
    reply.raw.once('close', () => {
      // Not after an answer that merely was not flushed: nothing waits for it, and an abort is expensive.
      if (!reply.raw.writableEnded) gone.abort();
    });
    const asker = (): Asker => {
      const account = accountOf(request);
      const who = account === null ? networkOf(request.ip) : `account ${account.id}`;
      return {
        network: account?.sharesAddress ? who : wideNetworkOf(request.ip),
        who,
        isMember: account !== null && !account.isGuest,
        signal: gone.signal,
        ...readsOf(request),
      };
    };
    askers.set(request, asker);
    current.run(asker, done);
  });
  // The body arrives in events of the socket, which know no request.
  app.addHook('preValidation', (request, _reply, done) => {
    const asker = askers.get(request);
    if (asker === undefined) done();
    else current.run(asker, done);
  });
}
