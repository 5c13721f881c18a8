/** One measured figure beside its goal. */
export interface Figure {
  what: string;
  value: string;
  goal: string;
  isMet: boolean;
  /** Details, printed on lines below it. */
  details: readonly string[];
}

export const kibibytes = (bytes: number): string => (bytes / 1024).toFixed(1);

/** Quantile: the value that `share` (0 to 1) of the figures do not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export function printFigure({ what, value, goal, isMet, details }: Figure): void {
  console.log(`${isMet ? '✓' : '✗'} ${what}: ${value}  goal ${goal}${isMet ? '' : '  MISSED'}`);
  for (const line of details) console.log(`    ${line}`);
}
