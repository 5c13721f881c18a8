import { spawn } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pTimeout from 'p-timeout';
import { createMessageReader, encodeMessage, type Message, writeMessage } from './render-messages.mjs';
import { bodyOf, missingPart, splitRequest } from './request-parts.ts';
import { findSandbox, sandboxEnvironment } from './sandbox.ts';

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

/** Timeout of a page or process, possibly because the machine is busy. */
export class TooSlow extends Error {
  override name = 'TooSlow';
}

const program = fileURLToPath(import.meta.resolve('./render-program.mjs'));
const messages = fileURLToPath(import.meta.resolve('./render-messages.mjs'));
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
  const { apiSocket, root, limits } = options;
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
  const child = spawn(command, args, {
    cwd: folder,
    env: sandboxEnvironment,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  let written = '';
  let killedFor = '';
  let isSilent = false as boolean;
  let rendering = 0;
  const { promise: ended, resolve: endWith } = Promise.withResolvers<{ reason: string; lost: number }>();
  const end = (reason: string) => endWith({ reason, lost: rendering });
  child.once('error', (error) => end(error.message));
  child.once('close', (code, signal) => end(killedFor || written.trim() || `It ended (${code ?? signal}).`));
  // Keeps only the end of its output.
  child.stderr?.on('data', (chunk) => {
    written = `${written}${chunk}`.slice(-reasonLength);
  });

  function kill(reason: string): void {
    killedFor ||= reason;
    child.kill('SIGKILL');
  }

  /** Requests without an answer, by id. The process says with id 0 that it is ready. */
  const asked = new Map<number, PromiseWithResolvers<Message>>();
  const ready = Promise.withResolvers<Message>();
  asked.set(0, ready);
  const stream = child.stdio[3] as Socket | undefined;
  // Its exit is handled elsewhere.
  stream?.on('error', () => {});
  const read = createMessageReader(limits.answerBytes, (answer) => {
    asked.get(answer.id)?.resolve(answer);
    asked.delete(answer.id);
  });
  stream?.on('data', (chunk: Buffer) => {
    try {
      read(chunk);
    } catch (error) {
      stream.removeAllListeners('data').resume();
      kill(error instanceof Error ? error.message : String(error));
    }
  });

  let exported: readonly string[];
  try {
    const isEnded = ended.then(({ reason }) => Promise.reject(new Error(reason)));
    const { value } = await pTimeout(Promise.race([ready.promise, isEnded]), {
      milliseconds: limits.readyMs,
      message: new TooSlow(`It was not ready after ${limits.readyMs} ms.`),
    });
    exported = Array.isArray(value) ? value.map(String) : [];
  } catch (error) {
    kill('It was never ready.');
    throw error;
  }

  let over: Error | undefined;
  void ended.then(({ reason }) => {
    const Failure = isSilent ? TooSlow : Error;
    over = new Failure(`The render process ended: ${reason}`);
    for (const { reject } of asked.values()) reject(over);
  });
  void watch();

  /** Pings sequentially. Tolerates delays of a busy gateway. */
  async function watch(): Promise<void> {
    const isOver = ended.then(() => true);
    for (;;) {
      if (await Promise.race([isOver, delay(rendering > 0 ? pingMs : idlePingMs, false, { ref: false })]))
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
    ask({}).then(
      () => true,
      () => false,
    );

  let lastId = 0;
  /** Sends a request. Rejects after `milliseconds`, or when the process has ended. */
  async function ask(request: Omit<Message, 'id'>, milliseconds = Number.POSITIVE_INFINITY) {
    if (over) throw over;
    const id = ++lastId;
    const answer = Promise.withResolvers<Message>();
    asked.set(id, answer);
    if (stream) writeMessage(stream, encodeMessage({ id, ...request }));
    const fallback = () => {
      throw new TooSlow(`It took longer than ${milliseconds} ms.`);
    };
    return pTimeout(answer.promise, { milliseconds, fallback }).finally(() => asked.delete(id));
  }

  /** Ids of the parts that the process has, unless it dropped them. */
  const known = new Set<number>();

  async function post(name: string, request: object): Promise<unknown> {
    const split = splitRequest(request);
    const send = () => ask({ name, value: bodyOf(split, known) }, limits.renderMs);
    let answer = await send();
    if (answer.status === missingPart) {
      known.clear();
      answer = await send();
    }
    if (answer.status !== 200) throw new Error(String(answer.value).slice(0, reasonLength));
    for (const { id } of split.parts) known.add(id);
    return answer.value;
  }

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
