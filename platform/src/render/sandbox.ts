import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Operating system sandbox of a process, in addition to Node's permission model. */
export interface Sandbox {
  /** Without network and other processes. */
  isIsolated: boolean;
  /** Prefix of the command line. */
  prefix: readonly string[];
}

const run = promisify(execFile);

/** Ends with its parent (`PR_SET_PDEATHSIG`), and cannot gain privileges (`no_new_privs`). */
const dependent = ['setpriv', '--pdeathsig=KILL', '--no-new-privs'];
/** Limit of data memory in bytes: heap and buffers together. */
const bounded = ['prlimit', `--data=${2 ** 30}`, '--core=0', '--nofile=256'];
/** Linux namespaces: no network, and only its own processes. */
const isolated = ['unshare', '--user', '--map-current-user', '--net', '--pid', '--fork', '--kill-child=KILL'];

/** Strictest first; Linux has the first, restricted containers the second, other systems none. */
const sandboxes: readonly Sandbox[] = [
  { isIsolated: true, prefix: [...dependent, ...isolated, ...bounded] },
  { isIsolated: false, prefix: [...dependent, ...bounded] },
];

let found: Promise<Sandbox> | undefined;

/** The strictest available sandbox, detected once. */
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
      // Detection: failure means that it is not available.
    }
  }
  return { isIsolated: false, prefix: [] };
}

/** Environment variables that a render process gets. */
export const sandboxEnvironment = { PATH: '/usr/bin:/bin', NODE_ENV: 'production' };
