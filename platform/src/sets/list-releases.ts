import { isRunning } from '../contract/canaries.ts';
import type { Canary } from '../contract/documents.ts';
import type { Health } from '../contract/schemas.ts';
import type { ReleaseStore } from '../store/release-store.ts';

type Change = Health['releases'][number];
type Reader = Pick<ReleaseStore, 'liveHistory' | 'canaryHistory' | 'readSet'>;

/** Changes of the live set, starts and ends of canaries from `from` to `to` (seconds), oldest first, with the new versions. */
export async function listReleases(store: Reader, from: number, to: number): Promise<Change[]> {
  const isMeant = ({ at }: { at: number }) => at >= from && at <= to;
  const membersOf = async (id: string | undefined) =>
    id === undefined ? {} : ((await store.readSet(id).catch(() => null))?.members ?? {});
  const changedIn = async (set: string, base: string | undefined): Promise<Change['changed']> => {
    const [before, after] = [await membersOf(base), await membersOf(set)];
    return Object.fromEntries(Object.entries(after).filter(([name, version]) => before[name] !== version));
  };

  const history = await store.liveHistory();
  const moves = history
    .map(({ since, set }, index) => ({
      kind: 'live' as const,
      at: since,
      set,
      base: history[index - 1]?.set,
    }))
    .filter(({ set, base }) => set !== base);
  const all = [...moves, ...canaryMoves(await store.canaryHistory())].filter(isMeant);
  const found = all.map(async ({ kind, at, set, base }) => ({
    ...{ kind, at, set },
    changed: kind === 'canary-ended' ? {} : await changedIn(set, base),
  }));
  return (await Promise.all(found)).sort((one, other) => one.at - other.at);
}

/** Start of each canary, and its end unless its set became live. */
function canaryMoves(history: readonly (readonly Canary[])[]) {
  const latest = new Map(history.flat().map((canary) => [canary.id, canary]));
  return [...latest.values()].flatMap((canary) => {
    const { set, against: base, started_at, changed_at, state } = canary;
    const start = { kind: 'canary' as const, at: started_at, set, base };
    const hasEnded = !isRunning(canary) && state !== 'promoted';
    return hasEnded ? [start, { kind: 'canary-ended' as const, at: changed_at, set, base }] : [start];
  });
}
