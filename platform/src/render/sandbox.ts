import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** What keeps a process from the machine, beside Node's permission model. */
export interface Sandbox {
  /** Neither network nor other processes can be reached. */
  isIsolated: boolean;
  /** Put before the command line. */
  prefix: readonly string[];
}

const run = promisify(execFile);

/** Ends with the thread that started it, and never gains rights by a set-uid program. */
const dependent = ['setpriv', '--pdeathsig=KILL', '--no-new-privs'];
/** Bytes of written memory: heap and buffers together. A process that wants more is refused it, and ends. */
const bounded = ['prlimit', `--data=${2 ** 30}`, '--core=0', '--nofile=256'];
/** Namespaces of its own: no network, and no process but its own to signal. */
const isolated = ['unshare', '--user', '--map-current-user', '--net', '--pid', '--fork', '--kill-child=KILL'];

/** From the strictest; Linux has the first, in a container that forbids namespaces the second, others none. */
const sandboxes: readonly Sandbox[] = [
  { isIsolated: true, prefix: [...dependent, ...isolated, ...bounded] },
  { isIsolated: false, prefix: [...dependent, ...bounded] },
];

let found: Promise<Sandbox> | undefined;

/** The strictest sandbox that this machine has, tried once. */
export function findSandbox(): Promise<Sandbox> {
  found ??= tryAll();
  return found;
}

async function tryAll(): Promise<Sandbox> {
  for (const sandbox of sandboxes) {
    const [program = '', ...args] = sandbox.prefix;
    try {
      await run(program, [...args, 'true'], { env: sandboxEnvironment, timeout: 5_000 });
      return sandbox;
    } catch {
      // Tried for exactly this.
    }
  }
  return { isIsolated: false, prefix: [] };
}

/** All that a render process has of the gateway's environment. */
export const sandboxEnvironment = { PATH: '/usr/bin:/bin', NODE_ENV: 'production' };
