import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './api-process.ts';

/** Where `.ci/run` puts the jars of `testing/opensearch/pom.xml`. */
const jars = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'jobharbor/opensearch-2.19.6');
const sources = join(import.meta.dirname, '../opensearch');

/** Debian's Java. */
const javaProgram = '/usr/bin/java';

/** Why no node can be started here; null where one can. */
export function withoutOpenSearch(): string | null {
  if (!existsSync('/usr/bin/javac')) return 'there is no /usr/bin/javac (Debian: openjdk-17-jdk-headless)';
  return existsSync(jars) ? null : `there are no jars in ${jars} (.ci/run fetches them with Maven)`;
}

export interface OpenSearchCluster {
  urls: string[];
  pids: number[];
  /** Ends a node at once (SIGKILL). */
  kill(node: number): Promise<void>;
  stop(): Promise<void>;
}

const options = [
  // Nodes of tests live for a minute: the second compiler would not pay.
  '-XX:TieredStopAtLevel=1',
  '-XX:+UseSerialGC',
  '-Xshare:auto',
  // Standard input is a lifeline: a node ends with the test that started it.
  '-Dlifeline=true',
  `-Dlog4j2.configurationFile=${join(sources, 'log4j2.properties')}`,
];

/** A cluster of this many nodes, each a process with so many MB of heap. */
export async function startOpenSearch(size: number, { heap = 256 } = {}): Promise<OpenSearchCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'opensearch-'));
  const ports = await Promise.all(Array.from({ length: size * 2 }, () => freePort()));
  const [http, transport] = [ports.slice(0, size), ports.slice(size)];
  const names = http.map((_, index) => `n${index}`);
  const addresses = transport.map((port) => `127.0.0.1:${port}`);
  const nodes = names.map((name, index): ChildProcess => {
    const own = [name, '127.0.0.1', http[index], transport[index]].map(String);
    const given = [...own, addresses.join(','), names.join(','), join(folder, name)];
    const java = [`-Xms${heap}m`, `-Xmx${heap}m`, ...options, '-cp', `${jars}/*`];
    return spawn(javaProgram, [...java, join(sources, 'SearchNode.java'), ...given], {
      stdio: ['pipe', 'ignore', 'inherit'],
    });
  });
  const urls = http.map((port) => `http://127.0.0.1:${port}`);
  const kill = async (child: ChildProcess | undefined) => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  const stop = async () => {
    await Promise.all(nodes.map(kill));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all(urls.map((url, index) => untilReady(url, size, nodes[index])));
  } catch (error) {
    await stop();
    throw error;
  }
  return { urls, pids: nodes.map(({ pid }) => pid ?? 0), kill: (node) => kill(nodes[node]), stop };
}

async function untilReady(url: string, size: number, child: ChildProcess | undefined): Promise<void> {
  for (;;) {
    if (child?.exitCode !== null) throw new Error(`An OpenSearch node ended with ${child?.exitCode}.`);
    const answer = await fetch(`${url}/_cluster/health?timeout=1s`).catch(() => null);
    const health = answer?.ok ? ((await answer.json()) as { number_of_nodes: number }) : null;
    if (health?.number_of_nodes === size) return;
    await delay(200);
  }
}
