import { type ChildProcess, spawn } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pTimeout from 'p-timeout';
import { openChannel, type RenderChannel } from './render-channel.ts';
import { bodyOf, missingPart, splitRequest } from './request-parts.ts';
import { findSandbox, sandboxEnvironment } from './sandbox.ts';
import { TooSlow } from './too-slow.ts';
import { watchHeartbeat } from './watch-heartbeat.ts';

export interface RenderProcessOptions {
  /** Folder of `server.mjs`: the only files that the process may read. */
  folder: string;
  /** Path of the API proxy's Unix socket. */
  apiSocket: string;
  /** An empty folder for the root of its file system. */
  root: string;
  limits: RenderLimits;
}

export interface RenderLimits {
  /** Start timeout in milliseconds: importing the bundle. */
  readyMs: number;
  /** Milliseconds for one render. */
  renderMs: number;
  /** Timeout of a ping in milliseconds, after which it is killed: an endless loop. */
  silenceMs: number;
  /** Maximum bytes of an answer. */
  answerBytes: number;
}

export const defaultRenderLimits: RenderLimits = {
  readyMs: 10_000,
  renderMs: 3_000,
  silenceMs: 2_000,
  answerBytes: 8 * 2 ** 20,
};

export interface RenderProcess {
  pid: number | undefined;
  /** Names of the bundle's exports. */
  exported: readonly string[];
  /** Number of pending renders. */
  waiting(): number;
  /** Calls an export of the bundle. Rejects if it throws, times out, or the process exits. */
  render(name: string, request: object): Promise<unknown>;
  /** Resolves on exit with its cause and the number of lost renders. */
  ended: Promise<{ reason: string; lost: number }>;
  stop(): void;
}

const program = fileURLToPath(import.meta.resolve('./render-program.mjs'));
const messages = fileURLToPath(import.meta.resolve('./render-messages.mjs'));
/**
 * Heap limits in megabytes. The results page needs a third of the old space. With a young space of 4 MB, garbage was
 * collected four times as often, twice during each render.
 */
const heap = ['--max-old-space-size=128', '--max-semi-space-size=16'];
/** Maximum characters of its last output, for the cause. */
const reasonLength = 2_000;

/** Starts a process for a server bundle; rejects when the bundle cannot be imported in time. */
export async function startRenderProcess(options: RenderProcessOptions): Promise<RenderProcess> {
  const { limits } = options;
  const child = await spawnProgram(options);
  let rendering = 0;
  let isSilent = false as boolean;
  const { ended, kill } = followExit(child, () => rendering);
  const channel = openChannel(child.stdio[3] as Socket | undefined, limits.answerBytes, kill);
  const exported = await namesOfExports(channel, ended, limits.readyMs).catch((error: unknown) => {
    kill('It was never ready.');
    throw error;
  });
  void ended.then(({ reason }) => {
    const Failure = isSilent ? TooSlow : Error;
    channel.close(new Failure(`The render process ended: ${reason}`));
  });
  void watchHeartbeat(channel, {
    silenceMs: limits.silenceMs,
    ended,
    isRendering: () => rendering > 0,
    onSilence() {
      isSilent = true;
      kill(`It did not answer for ${limits.silenceMs} ms.`);
    },
  });
  const post = createPost(channel, limits.renderMs);
  return {
    pid: child.pid,
    exported,
    waiting: () => rendering,
    ended,
    async render(name, request) {
      rendering += 1;
      try {
        return await post(name, request);
      } finally {
        rendering -= 1;
      }
    },
    stop: () => kill('It was stopped.'),
  };
}

/** Starts `render-program` in a sandbox; messages go over its fourth stream. */
async function spawnProgram({ apiSocket, root, limits, ...options }: RenderProcessOptions) {
  const folder = await realpath(options.folder);
  const { wrap } = await findSandbox();
  const node = [
    process.execPath,
    '--permission',
    `--allow-fs-read=${program}`,
    `--allow-fs-read=${messages}`,
    `--allow-fs-read=${join(folder, '*')}`,
    '--no-experimental-sqlite',
    '--no-warnings',
    ...heap,
    program,
    join(folder, 'server.mjs'),
    apiSocket,
    String(limits.answerBytes),
  ];
  const paths = [process.execPath, program, messages, folder, apiSocket];
  const [command = '', ...args] = wrap(node, { root, paths });
  return spawn(command, args, {
    cwd: folder,
    env: sandboxEnvironment,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
}

/** The cause of the exit: the argument of `kill`, otherwise the end of the output. */
function followExit(child: ChildProcess, lostNow: () => number) {
  let written = '';
  let killedFor = '';
  const { promise: ended, resolve } = Promise.withResolvers<{ reason: string; lost: number }>();
  const end = (reason: string) => resolve({ reason, lost: lostNow() });
  child.once('error', (error) => end(error.message));
  child.once('close', (code, signal) => end(killedFor || written.trim() || `It ended (${code ?? signal}).`));
  child.stderr?.on('data', (chunk) => {
    written = `${written}${chunk}`.slice(-reasonLength);
  });
  const kill = (reason: string): void => {
    killedFor ||= reason;
    child.kill('SIGKILL');
  };
  return { ended, kill };
}

async function namesOfExports(
  { ready }: RenderChannel,
  ended: RenderProcess['ended'],
  readyMs: number,
): Promise<readonly string[]> {
  const isEnded = ended.then(({ reason }) => Promise.reject(new Error(reason)));
  const { value } = await pTimeout(Promise.race([ready, isEnded]), {
    milliseconds: readyMs,
    message: new TooSlow(`It was not ready after ${readyMs} ms.`),
  });
  return Array.isArray(value) ? value.map(String) : [];
}

/** Sends renders; parts of a request that the process has are not sent again. */
function createPost({ ask }: RenderChannel, renderMs: number) {
  /** Ids of the parts that the process has, unless it dropped them. */
  const known = new Set<number>();
  return async (name: string, request: object): Promise<unknown> => {
    const split = splitRequest(request);
    const send = () => ask({ name, value: bodyOf(split, known) }, renderMs);
    let answer = await send();
    if (answer.status === missingPart) {
      known.clear();
      answer = await send();
    }
    if (answer.status !== 200) throw new Error(String(answer.value).slice(0, reasonLength));
    for (const { id } of split.parts) known.add(id);
    return answer.value;
  };
}
