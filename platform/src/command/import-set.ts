import * as calls from '../contract/calls.ts';
import { OperationError } from '../contract/operation-error.ts';
import { openOtherStore } from '../store/open-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { Invocation } from './run-command.ts';

export interface ImportSetOptions {
  /** The store of the other environment: a folder, or `s3://bucket/prefix`. */
  from: string;
  /** Default: its live set. */
  set: string | undefined;
  reason: string;
  force: boolean;
}

/** Imports a set of another environment with its releases, unchanged; returns its id, which is the same here. */
export async function importSet(
  { client, say }: Pick<Invocation, 'client' | 'say'>,
  { from, set, reason, force }: ImportSetOptions,
): Promise<string> {
  const there = await openOtherStore(from);
  const { id, members, retired = {} } = await readSetOf(there, from, set);
  for (const [name, version] of Object.entries(members)) {
    say(`Bringing ${name} ${version}.`);
    await client.upload(there, name, version);
  }
  say(`Asking the gate about set ${id}, in a browser too.`);
  await client.send(calls.adoptSet, { body: { set: id, members, retired, from, reason, force } });
  return id;
}

async function readSetOf(there: ReleaseStore, from: string, named: string | undefined) {
  const id = named ?? (await there.readLive())?.set;
  if (id === undefined) throw new OperationError('not-found', `Nothing is live in ${from}: name a set.`);
  if (!(await there.hasSet(id))) throw new OperationError('not-found', `There is no set ${id} in ${from}.`);
  return there.readSet(id);
}
