import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { checkWrites } from './check-writes.ts';
import { faults, readParts, waitUntilWhole } from './faults.ts';
import { type Load, type People, startLoad } from './mixed-load.ts';

/**
 * The mixed load of `mixed-load.ts`, while one part after the other is killed, cut off, slowed and frozen; one line of a
 * table for each. `load [--parts redis,primary] [--faults kill,cut] [--rate 1] [--seconds 20] [--wait 90]`. `--faults none`:
 * the load alone.
 */
const { values } = parseArgs({
  options: {
    parts: {
      type: 'string',
      default: 'balancer-1,gateway-1,api-1,api-2,api-3,pooler,primary,replica,etcd-1,redis,bucket',
    },
    faults: { type: 'string', default: 'kill,cut,slow' },
    rate: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '20' },
    wait: { type: 'string', default: '90' },
  },
});
const [seconds, wait] = [Number(values.seconds), Number(values.wait)];
const people: People = JSON.parse(await readFile(join(process.env.SITE ?? '', 'people.json'), 'utf8'));

/** A message that takes longer came late. */
const lateMs = 5_000;
/** The site is whole once nothing has failed or come late for so long. */
const quietMs = 8_000;

/** No answer, an error of the server, or a session that is not known. Other refusals are the site's rules. */
const hasFailed = (status: number) => status === 0 || status >= 500 || status === 401;
const sleepUntil = async (at: number) => delay(Math.max(0, at - performance.now()));

/** When the last request failed, or the last message came late or not yet; 0 for none since `from`. */
function lastTrouble(load: Load, from: number): number {
  const now = performance.now();
  let last = 0;
  for (const { at, ms, status } of load.tries)
    if (at + ms >= from && hasFailed(status)) last = Math.max(last, at + ms);
  for (const [index, [person]] of people.pairs.entries())
    for (const { kind, at, key, side } of load.writes) {
      if (side !== person || kind !== 'message' || at < from) continue;
      const came = load.pages[index]?.cameAt.get(key) ?? now;
      if (came - at > lateMs) last = Math.max(last, came);
    }
  return last;
}

async function tryFault(fault: keyof typeof faults, part: string): Promise<void> {
  const load = startLoad(people, Number(values.rate));
  await delay(5_000);
  await waitUntilWhole();
  const twiceBefore = load.pages.reduce((sum, page) => sum + page.twice(), 0);
  const from = performance.now();
  const machine = await readParts(part);
  await faults[fault].begin(machine, seconds);
  await sleepUntil(from + seconds * 1_000);
  await faults[fault].end(machine);
  const until = performance.now() + wait * 1_000;
  do await delay(1_000);
  while (
    performance.now() < until &&
    performance.now() - Math.max(lastTrouble(load, from), from + seconds * 1_000) < quietMs
  );
  const trouble = lastTrouble(load, from);
  await load.stop();
  report({ fault, part, machine, load, from, trouble, lost: await checkWrites(load.writes), twiceBefore });
}

interface Report {
  fault: string;
  part: string;
  machine: string;
  load: Load;
  from: number;
  trouble: number;
  lost: Awaited<ReturnType<typeof checkWrites>>;
  twiceBefore: number;
}

function report({ fault, part, machine, load, from, trouble, lost, twiceBefore }: Report): void {
  const failed = load.tries.filter(({ status }) => hasFailed(status));
  const reasons = Map.groupBy(failed, ({ kind, status, reason }) => `${kind} ${status} ${reason}`);
  const messages = load.writes.filter(({ kind }) => kind === 'message');
  const missed = messages.filter(({ key }) => !load.pages.some((page) => page.cameAt.has(key)));
  const twice = load.pages.reduce((sum, page) => sum + page.twice(), 0) - twiceBefore;
  const whole = trouble === 0 ? '0' : ((trouble - from) / 1_000).toFixed(1);
  const name = part === machine ? part : `${part} (${machine})`;
  console.warn(
    `| ${fault} | ${name} | ${load.tries.length} | ${failed.length} | ${load.writes.length} | ${lost.missing.length}${lost.unknown ? ` (${lost.unknown} not read)` : ''} | ${lost.twice} | ${messages.length} | ${missed.length} | ${twice} | ${whole} |`,
  );
  for (const [reason, all] of [...reasons].sort(([, a], [, b]) => b.length - a.length).slice(0, 6))
    console.warn(`    ${all.length} × ${reason}, from ${(((all[0]?.at ?? 0) - from) / 1_000).toFixed(1)} s`);
  for (const { kind, key } of lost.missing.slice(0, 3)) console.warn(`    missing: ${kind} ${key}`);
}

console.warn(
  '| fault | machine | requests | failed | changes acknowledged | missing | stored twice | messages | not shown | shown twice | seconds until whole |',
);
console.warn(`|${' --- |'.repeat(11)}`);
if (values.faults === 'none') await tryFault('none', 'nothing');
else
  for (const part of values.parts.split(','))
    for (const fault of values.faults.split(',') as (keyof typeof faults)[]) await tryFault(fault, part);
process.exit(0);
