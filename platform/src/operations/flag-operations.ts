import { countryByKey } from '@jobharbor/shared/contracts';
import type { FlagChange, FlagChanges, FlagValue } from '@jobharbor/shared/remote/flag';
import { isRunning } from '../contract/canaries.ts';
import type { DeclaredFlag } from '../contract/flag-schemas.ts';
import { OperationError } from '../contract/operation-error.ts';
import { type Actor, requireRight } from '../rights/actor.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { appendLog } from './append-log.ts';
import { seconds } from './live-set.ts';
import type { Reasoned } from './reasoned.ts';

export interface FlagSetting extends Reasoned {
  /** Full key: `namespace.key`. */
  flag: string;
  /** Null removes the override. */
  value: FlagValue | null;
  /** Country keys; empty: all, which replaces overrides of single countries. */
  countries: readonly string[];
}

/** Flags that the contracts of the live set declare, and those of running canaries. */
export async function listDeclaredFlags(store: ReleaseStore): Promise<DeclaredFlag[]> {
  const [live, { canaries }] = await Promise.all([store.readLive(), store.readCanaries()]);
  const ids = [...canaries.filter(isRunning).map(({ set }) => set), live?.set].filter((id) => id != null);
  const found = new Map<string, DeclaredFlag>();
  for (const id of ids) {
    for (const [name, version] of Object.entries((await store.readSet(id)).members)) {
      const { contract } = await store.readRelease(name, version);
      for (const { key, value, about } of contract.flags ?? []) {
        const flag = `${contract.namespace}.${key}`;
        found.set(flag, { flag, package: name, declared: value, about });
      }
    }
  }
  return [...found.values()].sort((a, b) => a.flag.localeCompare(b.flag));
}

/** Overrides a flag everywhere or in some countries; page loads some seconds later have it. */
export async function setFlag(store: ReleaseStore, actor: Actor, input: FlagSetting): Promise<void> {
  const { flag, value, reason } = input;
  const countries = [...new Set(input.countries)];
  const all = await listDeclaredFlags(store);
  const declared = all.find((one) => one.flag === flag);
  if (!declared) {
    const known = all.map((one) => one.flag).join(', ') || 'none';
    throw new OperationError('not-found', `No live remote declares a flag ${flag}. There are: ${known}.`);
  }
  requireRight(actor, 'publish', declared.package);
  if (value !== null && typeof value !== typeof declared.declared)
    throw new OperationError(
      'invalid',
      `${flag} is a ${typeof declared.declared}: ${JSON.stringify(value)} is none.`,
    );
  const unknown = countries.find((key) => !countryByKey(key));
  if (unknown !== undefined) throw new OperationError('invalid', `“${unknown}” is no country of the site.`);

  // Retries on a concurrent change of another flag (optimistic locking).
  for (;;) {
    const before = await store.readFlags();
    const flags = withFlag(before?.flags ?? {}, flag, changed(before?.flags[flag], value, countries));
    if (await store.moveFlags(before, { flags, changed_at: seconds(), changed_by: actor.name })) break;
  }
  const set = (await store.readLive())?.set ?? null;
  await appendLog(store, actor, 'flag-set', reason, set, set, {
    flag,
    value: value ?? 'as declared',
    countries: countries.join(', ') || 'all',
  });
}

function changed(
  before: FlagChange | undefined,
  value: FlagValue | null,
  countries: readonly string[],
): FlagChange {
  if (countries.length === 0) return value === null ? {} : { value };
  const kept = Object.entries(before?.countries ?? {}).filter(([key]) => !countries.includes(key));
  const own = value === null ? [] : countries.map((key) => [key, value] as const);
  const given = Object.fromEntries([...kept, ...own]);
  return {
    ...(before?.value !== undefined && { value: before.value }),
    ...(Object.keys(given).length > 0 && { countries: given }),
  };
}

function withFlag(flags: FlagChanges, flag: string, change: FlagChange): FlagChanges {
  const { [flag]: _before, ...others } = flags;
  return Object.keys(change).length === 0 ? others : { ...others, [flag]: change };
}
