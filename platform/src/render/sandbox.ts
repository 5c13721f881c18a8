import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Operating system sandbox of a process, in addition to Node's permission model. */
export interface Sandbox {
  /** Without network and other processes. */
  isIsolated: boolean;
  /** Without files and Unix sockets but the visible ones. */
  isRooted: boolean;
  /** The command line that runs `command` in the sandbox. */
  wrap(command: readonly string[], visible: VisibleFiles): string[];
}

export interface VisibleFiles {
  /** An empty folder, over which the process mounts its own root. */
  root: string;
  /** Folders, files and sockets, besides programs and libraries of the system. */
  paths: readonly string[];
}

const run = promisify(execFile);

/** Ends with its parent (`PR_SET_PDEATHSIG`), and cannot gain privileges (`no_new_privs`). */
const dependent = ['setpriv', '--pdeathsig=KILL', '--no-new-privs'];
/** Limit of data memory in bytes: heap and buffers together. */
const bounded = ['prlimit', `--data=${2 ** 30}`, '--core=0', '--nofile=256'];
/** Linux namespaces: no network, and only its own processes. */
const isolated = ['unshare', '--user', '--map-current-user', '--net', '--pid', '--fork', '--kill-child=KILL'];
/** A mount namespace beside them, with the capabilities to mount in it. */
const mounting = [...isolated, '--mount', '--propagation=private', '--keep-caps'];
const withoutCapabilities = [
  'setpriv',
  '--inh-caps=-all',
  '--ambient-caps=-all',
  '--bounding-set=-all',
] as const;
const enterRoot = fileURLToPath(import.meta.resolve('./enter-root.sh'));
/** Programs and libraries. Missing ones are skipped. */
const system = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/nix/store', '/etc/ld.so.cache'];

/** Strictest first; Linux has the first, restricted containers one of the others, other systems none. */
const sandboxes: readonly Sandbox[] = [
  {
    isIsolated: true,
    isRooted: true,
    wrap: (command, { root, paths }) => [
      ...[...dependent, ...mounting, 'sh', enterRoot, root, ...system, ...paths, '--'],
      ...[...withoutCapabilities, ...bounded, ...command],
    ],
  },
  {
    isIsolated: true,
    isRooted: false,
    wrap: (command) => [...dependent, ...isolated, ...bounded, ...command],
  },
  { isIsolated: false, isRooted: false, wrap: (command) => [...dependent, ...bounded, ...command] },
];
const none: Sandbox = { isIsolated: false, isRooted: false, wrap: (command) => [...command] };

let found: Promise<Sandbox> | undefined;

/** The strictest available sandbox, detected once. */
export function findSandbox(): Promise<Sandbox> {
  found ??= tryAll();
  return found;
}

async function tryAll(): Promise<Sandbox> {
  const root = await mkdtemp(join(tmpdir(), 'jh-sandbox-'));
  try {
    for (const sandbox of sandboxes) {
      const [program = '', ...args] = sandbox.wrap([process.execPath, '--version'], {
        root,
        paths: [process.execPath],
      });
      try {
        await run(program, args, { env: sandboxEnvironment, timeout: 10_000 });
        return sandbox;
      } catch {
        // Detection: failure means that it is not available.
      }
    }
  } finally {
    await rm(root, { recursive: true, force: true });
  }
  return none;
}

/** Environment variables that a render process gets. */
export const sandboxEnvironment = { PATH: '/usr/bin:/bin', NODE_ENV: 'production' };
