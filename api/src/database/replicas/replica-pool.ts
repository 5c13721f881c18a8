import { currentAsker, ownWork } from '@jobharbor/shared/http-server';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { isConnectionLost } from '../is-connection-lost.ts';
import type { PrimaryPositions } from './primary-positions.ts';
import { PrimaryAway, type PrimaryWatch } from './primary-watch.ts';
import { type Connected, replaceBroken } from './replace-broken.ts';
import type { Replica } from './replica.ts';

export interface ReplicaPoolOptions {
  primary: PostgresPool;
  replicas: readonly Replica[];
  positions: Pick<PrimaryPositions, 'required'>;
  watch: PrimaryWatch;
}

/**
 * Connections for public reads: of a replica that contains everything this process was told of, else of the primary. A client
 * that has just changed something reads the primary. While the primary is away, any replica serves. A connection that is
 * broken at its first statement is replaced once.
 */
export function replicaPool({ primary, replicas, positions, watch }: ReplicaPoolOptions): PostgresPool {
  let last = 0;

  async function connectReplica(): Promise<PostgresPoolClient | null> {
    const position = positions.required();
    if (position === null || currentAsker().readsOwnWrites || watch.isAway()) return null;
    return firstOf(inTurn(), (replica) => replica.connect(position));
  }
  /** The replicas, each time from the next one on. */
  function inTurn(): Replica[] {
    last = (last + 1) % replicas.length;
    return [...replicas.slice(last), ...replicas.slice(0, last)];
  }
  async function connectAnyway(error: unknown): Promise<PostgresPoolClient> {
    const turn = inTurn();
    // An unreachable one costs a second: first those that are known to answer.
    return (
      (await firstOf(turn, (replica) => replica.connectServing())) ??
      (await firstOf(turn, (replica) => replica.connectAnyway())) ??
      Promise.reject(error)
    );
  }

  return {
    async connect() {
      const client = await connectReplica();
      if (client !== null)
        return replaceBroken(ofReplica(client), () => connectPrimary(primary, watch).catch(connectAnyway));
      return connectEither(primary, watch, connectAnyway);
    },
    async end() {
      await Promise.all([primary.end(), ...replicas.map((replica) => replica.end())]);
    },
    options: primary.options,
  };
}

/**
 * Connections of the primary. While it is away, requests that only read get one of a replica that was not late, and others are
 * refused at once. So a session and what belongs to its account can be read.
 */
export function accountPool({
  primary,
  replicas,
  watch,
}: Omit<ReplicaPoolOptions, 'positions'>): PostgresPool {
  const connectServing = async (error: unknown) =>
    (await firstOf(replicas, (replica) => replica.connectServing())) ?? Promise.reject(error);
  return {
    async connect() {
      const asker = currentAsker();
      if (asker === ownWork) return primary.connect();
      if (asker.onlyReads) return connectEither(primary, watch, connectServing);
      if (watch.isAway()) throw new PrimaryAway();
      return primary.connect();
    },
    end: () => primary.end(),
    options: primary.options,
  };
}

const ofReplica = (client: PostgresPoolClient): Connected => ({
  client,
  isPrimary: false,
  unlessAway: (work) => work,
});

/** A connection of the primary, or of a replica if the primary is away, now or at the first statement. */
async function connectEither(
  primary: PostgresPool,
  watch: PrimaryWatch,
  connectReplica: (error: unknown) => Promise<PostgresPoolClient>,
): Promise<PostgresPoolClient> {
  try {
    const client = await connectPrimary(primary, watch);
    return replaceBroken({ client, isPrimary: true, unlessAway: watch.unlessAway }, () =>
      connectPrimary(primary, watch).catch(connectReplica),
    );
  } catch (error) {
    if (!(error instanceof Error && isConnectionLost(error))) throw error;
    return connectReplica(error);
  }
}

async function connectPrimary(primary: PostgresPool, watch: PrimaryWatch): Promise<PostgresPoolClient> {
  if (watch.isAway()) throw new PrimaryAway();
  const connecting = primary.connect();
  try {
    return await watch.unlessAway(connecting);
  } catch (error) {
    // It may still connect, and nobody waits for it then.
    void connecting.then(
      (client) => client.release(),
      () => {},
    );
    throw error;
  }
}

async function firstOf(
  replicas: readonly Replica[],
  connect: (replica: Replica) => Promise<PostgresPoolClient | null>,
): Promise<PostgresPoolClient | null> {
  for (const replica of replicas) {
    const client = await connect(replica);
    if (client) return client;
  }
  return null;
}
