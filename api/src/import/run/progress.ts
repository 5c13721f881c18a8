export interface Progress {
  at(rows: number): void;
  rate(rows: number): string;
  end(): void;
}

const reportIntervalMs = 2_000;

/** Prints rows and rate during an import: one updating line on a terminal, occasional lines elsewhere. */
export function createProgress(name: string, out: NodeJS.WriteStream = process.stderr): Progress {
  const started = performance.now();
  let shown = started;
  const rate = (rows: number) => {
    const seconds = (performance.now() - started) / 1000;
    return `${Math.round(rows / Math.max(seconds, 0.001))} rows/s in ${seconds.toFixed(1)} s`;
  };
  const clear = () => out.isTTY && out.write('\r\u001B[K');
  return {
    rate,
    at(rows) {
      if (performance.now() - shown < reportIntervalMs) return;
      shown = performance.now();
      clear();
      out.write(`${name}: ${rows} rows, ${rate(rows)}${out.isTTY ? '' : '\n'}`);
    },
    end: () => void clear(),
  };
}
