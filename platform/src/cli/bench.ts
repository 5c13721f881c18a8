import { spawn } from 'node:child_process';
import { glob } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { endWithStarter } from '../process/end-with-starter.ts';
import { projectFolder } from '../settings.ts';

/**
 * `pnpm bench [name] [options]` runs a benchmark: a file `bench/<name>-bench.ts` of the API or of the platform. Each
 * starts what it measures and cleans up after itself, also where a signal ends it, or pnpm or this program is killed.
 */
const files = new Map<string, string>();
for await (const file of glob('{api,platform}/src/bench/*-bench.ts', { cwd: projectFolder })) {
  files.set(basename(file, '-bench.ts'), join(projectFolder, file));
}
const [name = '', ...options] = process.argv.slice(2);
const file = files.get(name);
if (file === undefined) {
  console.error(`Name what to measure: ${[...files.keys()].sort().join(', ')}.`);
  process.exitCode = 2;
} else {
  // Benchmarks of the API use the demonstration market, which the API itself does not know.
  const market = join(projectFolder, 'demo/src/cli/make-market.ts');
  const ending = join(projectFolder, 'platform/src/bench/end-with-bench.ts');
  const bench = spawn(process.execPath, ['--import', ending, file, ...options], {
    stdio: 'inherit',
    env: { ...process.env, BENCH_MARKET_PROGRAM: market, STARTED_BY: String(process.pid) },
  });
  // `timeout` and `kill` send it to this process alone.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => bench.kill(signal));
  endWithStarter();
  bench.once('close', (status) => {
    process.exitCode = status ?? 1;
  });
}
