export async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

export const percentile = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

export const show = (times: readonly number[]): string =>
  `p50 ${percentile(times, 0.5).toFixed(1).padStart(6)}  p95 ${percentile(times, 0.95).toFixed(1).padStart(6)} ms`;

export const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
