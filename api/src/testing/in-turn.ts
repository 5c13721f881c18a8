/** What `work` results in, `times` in a row, one after the other. */
export async function inTurn<T>(times: number, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let turn = 0; turn < times; turn += 1) results.push(await work());
  return results;
}
