import { spawn } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pTimeout from 'p-timeout';
import { Pool } from 'undici';
import { bodyOf, missingPart, type RenderBody, splitRequest } from './request-parts.ts';
import { findSandbox, sandboxEnvironment } from './sandbox.ts';

export interface RenderProcessOptions {
  /** Folder of `server.mjs`: the only files that the process may read. */
  folder: string;
  /** Paths of the Unix sockets: its own, and the API proxy's. */
  socket: string;
  apiSocket: string;
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

/** Timeout of a page or process, possibly because the machine is busy. */
export class TooSlow extends Error {
  override name = 'TooSlow';
}

const program = fileURLToPath(import.meta.resolve('./render-program.mjs'));
const pingMs = 200;
const idlePingMs = 1_000;
/**
 * Heap limits in megabytes. The results page needs a third of the old space; with a young space of 4 MB, garbage was
 * collected four times as often, twice during each render.
 */
const heap = ['--max-old-space-size=128', '--max-semi-space-size=16'];
/** Maximum characters of its last output, for the cause. */
const reasonLength = 2_000;

/** Starts a process for a server bundle; rejects when the bundle cannot be imported in time. */
export async function startRenderProcess(options: RenderProcessOptions): Promise<RenderProcess> {
  const { socket, apiSocket, limits } = options;
  const folder = await realpath(options.folder);
  const { prefix } = await findSandbox();
  const [command = '', ...args] = [
    ...prefix,
    process.execPath,
    '--permission',
    `--allow-fs-read=${program}`,
    `--allow-fs-read=${join(folder, '*')}`,
    '--no-experimental-sqlite',
    '--no-warnings',
    ...heap,
    program,
    join(folder, 'server.mjs'),
    socket,
    apiSocket,
  ];
  const child = spawn(command, args, {
    cwd: folder,
    env: sandboxEnvironment,
    stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
  });
  let written = '';
  let killedFor = '';
  let isSilent = false as boolean;
  const pending = new Set<(error: Error) => void>();
  const { promise: ended, resolve: endWith } = Promise.withResolvers<{ reason: string; lost: number }>();
  const end = (reason: string) => endWith({ reason, lost: pending.size });
  child.once('error', (error) => end(error.message));
  child.once('close', (code, signal) => end(killedFor || written.trim() || `It ended (${code ?? signal}).`));
  // Keeps only the end of its output.
  child.stderr?.on('data', (chunk) => {
    written = `${written}${chunk}`.slice(-reasonLength);
  });
  // Ignore errors of writing to an exited process.
  child.stdin?.on('error', () => {});

  function kill(reason: string): void {
    killedFor ||= reason;
    child.kill('SIGKILL');
  }

  const pool = new Pool('http://render', {
    socketPath: socket,
    connections: 32,
    // Above the render timeout, which fires first.
    headersTimeout: limits.renderMs * 2,
    bodyTimeout: limits.renderMs * 2,
    maxResponseSize: limits.answerBytes,
  });
  void ended.then(() => pool.destroy());

  let exported: readonly string[];
  try {
    const isEnded = ended.then(({ reason }) => Promise.reject(new Error(reason)));
    exported = await pTimeout(Promise.race([readReady(child.stdio[3]), isEnded]), {
      milliseconds: limits.readyMs,
      message: new TooSlow(`It was not ready after ${limits.readyMs} ms.`),
    });
  } catch (error) {
    kill('It was never ready.');
    throw error;
  }

  void ended.then(({ reason }) => {
    const Failure = isSilent ? TooSlow : Error;
    for (const reject of pending) reject(new Failure(`The render process ended: ${reason}`));
  });
  void watch();

  /** Pings sequentially. Tolerates delays of a busy gateway. */
  async function watch(): Promise<void> {
    const isOver = ended.then(() => true);
    for (;;) {
      if (await Promise.race([isOver, delay(pending.size > 0 ? pingMs : idlePingMs, false, { ref: false })]))
        return;
      const answered = ping();
      const hasAnswered = await Promise.race([
        answered,
        delay(limits.silenceMs, false, { ref: false }),
        isOver,
      ]);
      if (hasAnswered) continue;
      await delay(0);
      if (await Promise.race([answered, delay(pingMs, false, { ref: false })])) continue;
      isSilent = true;
      return kill(`It did not answer for ${limits.silenceMs} ms.`);
    }
  }
  // A failed ping means that the process exited, which is handled elsewhere.
  const ping = () =>
    pool.request({ method: 'GET', path: '/' }).then(
      async ({ body }) => {
        await body.dump();
        return true;
      },
      () => false,
    );

  /** Ids of the parts that the process has, unless it dropped them. */
  const known = new Set<number>();

  async function post(name: string, request: object): Promise<unknown> {
    const split = splitRequest(request);
    const { statusCode, body } = await send(name, bodyOf(split, known));
    if (statusCode === missingPart) {
      await body.dump();
      known.clear();
      return readAnswer(await send(name, bodyOf(split, known)));
    }
    if (statusCode === 200) for (const { id } of split.parts) known.add(id);
    return readAnswer({ statusCode, body });
  }

  const send = (name: string, body: RenderBody) =>
    pool.request({ method: 'POST', path: `/${name}`, body: JSON.stringify(body) });

  async function readAnswer({
    statusCode,
    body,
  }: Pick<Awaited<ReturnType<typeof send>>, 'statusCode' | 'body'>) {
    if (statusCode === 200) return body.json();
    throw new Error((await body.text()).slice(0, reasonLength));
  }

  return {
    pid: child.pid,
    exported,
    waiting: () => pending.size,
    ended,
    async render(name, request) {
      const { promise: given, reject } = Promise.withResolvers<never>();
      pending.add(reject);
      try {
        return await pTimeout(Promise.race([post(name, request), given]), {
          milliseconds: limits.renderMs,
          message: new TooSlow(`It took longer than ${limits.renderMs} ms.`),
        });
      } finally {
        pending.delete(reject);
      }
    },
    stop: () => kill('It was stopped.'),
  };
}

/** Reads the ready line of the program. */
async function readReady(stream: unknown): Promise<string[]> {
  for await (const line of createInterface({ input: stream as NodeJS.ReadableStream })) {
    const said: unknown = JSON.parse(line.slice(0, 10_000));
    if (Array.isArray(said)) return said.map(String);
    break;
  }
  // Its exit is reported elsewhere.
  return new Promise(() => {});
}
