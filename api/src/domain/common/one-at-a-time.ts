/** The last work of each key. */
const last = new Map<string, Promise<unknown>>();

/** Runs the works of a key one after another, in this process. A transaction's lock covers the others. */
export function oneAtATime<T>(key: string, work: () => Promise<T>): Promise<T> {
  const turn = (last.get(key) ?? Promise.resolve()).then(work, work);
  last.set(key, turn);
  const settle = () => {
    if (last.get(key) === turn) last.delete(key);
  };
  turn.then(settle, settle);
  return turn;
}
