import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Asker, Turn } from '@jobharbor/shared/http-server';
import { documentQueue } from './document-queues.ts';
import { limitPageTime } from './limit-page-time.ts';

/** Task of the process; the document is its standard input. */
export interface DocumentTask {
  /** The module that the process runs; `document-process.ts` beside this file when left out. */
  entry?: string;
  /** Folders that the process may read besides its own code. */
  reads?: readonly string[];
  /** Error code of a failure; default 41281. */
  failure?: number;
  /** Arguments of the entry. */
  args: readonly string[];
  bytes: Uint8Array;
  /** Estimated processor time in milliseconds; default 1. */
  cost?: number;
  /** Default: the client of the current request. */
  asker?: Asker;
  /** Native code is let in only where it is needed: it could get around the permissions. */
  needsAddons?: boolean;
}

export interface ProcessLimits {
  seconds: number;
  heapMegabytes: number;
  answerBytes: number;
}

const defaultLimits: ProcessLimits = { seconds: 30, heapMegabytes: 256, answerBytes: 16 * 1024 * 1024 };

const here = import.meta.dirname;
const packageFolder = join(here, '../../..');
const ownEntry = join(here, 'document-process.ts');
const prlimit = ['/usr/bin/prlimit', '/bin/prlimit'].find((path) => existsSync(path));

/** Real folder of the installed packages: the outermost `node_modules`, to which symlinks of the workspace lead. */
const installed = realpathSync(join(packageFolder, 'node_modules/pdfjs-dist')).split('/node_modules/')[0];

const readable = [
  `${here}/`,
  `${join(packageFolder, 'node_modules')}/`,
  `${installed}/node_modules/`,
  `${realpathSync(join(packageFolder, 'node_modules/@jobharbor/shared'))}/`,
  join(packageFolder, 'package.json'),
];

/**
 * Runs `document-process.ts` on one document in a sandboxed process, which can read only its own code. Time, CPU (a
 * second a page), memory and output are limited. Throws 41281 or the task's own error on a failure. A full queue throws
 * 40019, and a guest over the limit 40006. The process ends when the client disconnects.
 */
export const runDocumentProcess = (
  task: DocumentTask,
  limits: Partial<ProcessLimits> = {},
): Promise<Buffer> => {
  const { cost, asker } = task;
  const options = { ...(cost !== undefined && { cost }), ...(asker && { asker }) };
  return documentQueue((turn) => runOnce(task, { ...defaultLimits, ...limits }, turn), options);
};

function runOnce(task: DocumentTask, limits: ProcessLimits, turn: Turn): Promise<Buffer> {
  const { args, bytes, needsAddons = false, entry = ownEntry, reads = [] } = task;
  const nodeArguments = [
    '--permission',
    ...[...readable, `${dirname(entry)}/`, ...reads.map((path) => `${path}/`)].map(
      (path) => `--allow-fs-read=${path}`,
    ),
    ...(needsAddons ? ['--allow-addons'] : []),
    '--no-experimental-sqlite',
    '--no-warnings',
    `--max-old-space-size=${limits.heapMegabytes}`,
    entry,
    ...args,
  ];
  const [program, ...all] = prlimit
    ? [
        ...[prlimit, `--cpu=${limits.seconds}`, '--core=0', '--nofile=256', '--fsize=0'],
        ...[`--data=${(limits.heapMegabytes + 768) * 1024 * 1024}`, process.execPath, ...nodeArguments],
      ]
    : [process.execPath, ...nodeArguments];
  return new Promise((resolve, reject) => {
    const child = spawn(program ?? process.execPath, all, {
      env: {},
      stdio: ['pipe', 'pipe', 'ignore', 'pipe'],
    });
    const unreadable = (cause: unknown) =>
      reject(new ApiError(task.failure ?? errorCode.resumeParsingFailed, { cause }));
    const end = (reason: string) => {
      child.kill('SIGKILL');
      unreadable(new Error(reason));
    };
    const timer = setTimeout(() => end('the document took too long'), limits.seconds * 1_000);
    const pageTime = limitPageTime(child, end);
    const leave = () => end('the client has disconnected');
    turn.signal?.addEventListener('abort', leave, { once: true });
    const chunks: Buffer[] = [];
    let size = 0;
    child.stdout?.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limits.answerBytes) end('the answer was too large');
      else chunks.push(chunk);
    });
    child.on('error', unreadable);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      pageTime.stop();
      turn.signal?.removeEventListener('abort', leave);
      turn.spent(pageTime.used());
      if (code === 0) resolve(Buffer.concat(chunks));
      else unreadable(new Error(`the process ended with ${signal ?? code}`));
    });
    // The exit code shows that a process ended before it had read its input.
    child.stdin?.on('error', () => {});
    child.stdin?.end(bytes);
  });
}
