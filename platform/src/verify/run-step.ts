import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from '../settings.ts';
import { type TestReport, testReport } from './test-report.ts';

export interface Step {
  name: string;
  command: string;
  args: readonly string[];
  /** Path below the project. */
  folder?: string;
  env?: Record<string, string>;
  /** Number of processes that it keeps busy; default 1. Steps run concurrently while their sum is within the capacity. */
  programs?: number;
  /** Steps that must pass before. */
  after?: readonly string[];
  /** Creates files for later steps, so it runs again if they are missing. */
  makesFiles?: boolean;
  /** Input paths below the project; default: the whole project. */
  inputs?: readonly string[];
  /** Default reason of skipped tests; otherwise: missing data. */
  skipReason?: string;
  /** A vitest run, which writes a test report. Other steps count as one test by their exit code. */
  isTestRun?: boolean;
}

export interface StepResult extends TestReport {
  name: string;
  /** Wall-clock time. */
  seconds: number;
  /** Of its process and those that it started and waited for. */
  processorSeconds: number;
  /** Its output, at most the last 60,000 characters. */
  output: string;
}

/**
 * Maximum concurrent processes: three for two cores, since each waits for I/O a third of its time. Limited on larger
 * machines: more browsers and databases would exhaust memory.
 */
export const capacityOfMachine = Math.ceil(Math.min(2, availableParallelism()) * 1.5);

/** Shared compile cache of Node, with stripped types: each step and journey starts several processes. */
const compileCache = join(projectFolder, '.cache/compile');

let reports = 0;

/** Runs a step to its end. Never rejects: what cannot be started has failed. */
export async function runStep(step: Step): Promise<StepResult> {
  const started = performance.now();
  reports += 1;
  const reportFile = join(projectFolder, `.cache/test-report-${process.pid}-${reports}.json`);
  const { code, output, processorSeconds } = await runCommand(
    step,
    step.isTestRun ? { TEST_REPORT: reportFile } : {},
  );
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  const report = await readReport(reportFile);
  const hasPassed = code === 0 && (report !== null || !step.isTestRun);
  const { passed, failed, skipped, retried, files } = report ?? nothingRun;
  return {
    name: step.name,
    passed: step.isTestRun ? passed : Number(hasPassed),
    failed: hasPassed ? failed : Math.max(1, failed),
    skipped: skipped.map(({ name, reason }) => ({ name, reason: reason || (step.skipReason ?? '') })),
    retried,
    files,
    seconds,
    processorSeconds,
    output,
  };
}

/** Result of a step that was skipped because a required one failed. */
export const skippedStep = ({ name }: Step, needed: string): StepResult => ({
  ...nothingRun,
  name,
  failed: 1,
  seconds: 0,
  processorSeconds: 0,
  output: `Not run: ${needed} has failed.`,
});

const nothingRun: TestReport = { passed: 0, failed: 0, skipped: [], retried: [], files: [] };

async function readReport(file: string): Promise<TestReport | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  await rm(file, { force: true });
  return text === null ? null : testReport.parse(JSON.parse(text));
}

interface CommandResult {
  code: number | null;
  output: string;
  processorSeconds: number;
}

/**
 * Runs its arguments as a command, and writes the processor times of shell and command to descriptor 3. Descriptor 4 ends
 * with the process that runs the steps; then all of the step is ended, after ten seconds by force.
 */
const timedCommand = `(read _ <&4; trap '' TERM; kill -s TERM 0; sleep 10; kill -s KILL 0) >/dev/null 2>&1 3>&- &
"$@" 3>&- 4<&-
code=$?; kill -s KILL $!; times >&3; exit $code`;

function runCommand(
  { command, args, folder = '.', env }: Step,
  extraEnv: Record<string, string>,
): Promise<CommandResult> {
  const { promise, resolve } = Promise.withResolvers<CommandResult>();
  const bin = join(projectFolder, 'node_modules/.bin');
  let received: NodeJS.Signals | undefined;
  const forwardSignal = (signal: NodeJS.Signals) => {
    received = signal;
    if (child.pid) process.kill(-child.pid, signal);
  };
  // A closed terminal sends SIGHUP. Listened to before the command starts, or a signal in between would leave it running.
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, forwardSignal);
  const child = spawn('sh', ['-c', timedCommand, 'sh', command, ...args], {
    cwd: join(projectFolder, folder),
    env: {
      ...process.env,
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
      PATH: `${bin}:${process.env.PATH}`,
      NODE_COMPILE_CACHE: compileCache,
      ...env,
      ...extraEnv,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe', 'pipe'],
    // A group of its own, so that a signal reaches the command and not the shell alone.
    detached: true,
  });
  let times = '';
  child.stdio[3]?.on('data', (chunk: Buffer) => {
    times += chunk.toString();
  });
  let output = '';
  const append = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-60_000);
  };
  child.stdout?.on('data', append);
  child.stderr?.on('data', append);
  child.on('error', (error) =>
    resolve({ code: 1, output: `${output}\n${error.message}`, processorSeconds: 0 }),
  );
  // The shell may have ended by a signal that what waits for the end of descriptor 4 ignores.
  child.on('exit', () => child.stdio[4]?.destroy());
  child.on('close', (code) => resolve({ code, output, processorSeconds: secondsOf(times) }));
  return promise.finally(() => {
    for (const signal of signals) process.off(signal, forwardSignal);
    // Without a handler it ends this process, which would start the next step otherwise.
    if (received) process.kill(process.pid, received);
  });
}

/** Sum of the second line of `times`, which has user and system time of ended children as `1m2.34s`. */
function secondsOf(times: string): number {
  const [, ofChildren = ''] = times.split('\n');
  const seconds = [...ofChildren.matchAll(/(\d+)m([\d.,]+)s/g)].map(
    ([, minutes, seconds = '']) => Number(minutes) * 60 + Number(seconds.replace(',', '.')),
  );
  return Math.round(seconds.reduce((sum, one) => sum + one, 0) * 10) / 10;
}
