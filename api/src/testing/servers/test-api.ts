import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AppOptions, createApp } from '../../app/create-app.ts';
import {
  type ApiConfig,
  type Dependencies,
  type DependencyOptions,
  openDependencies,
} from '../../dependencies.ts';
import type { App } from '../../http/typed-app.ts';
import { borrowTestDatabase } from './reused-databases.ts';
import { testConfig } from './test-config.ts';

export interface TestApi {
  app: App;
  dependencies: Dependencies;
  connectionString: string;
  /** Address of the API, for example `http://127.0.0.1:4001`. It listens on a free port from the first call on. */
  url(): Promise<string>;
  /** Current time of the API's clock. Frozen but for the two functions that move it. */
  now(): Date;
  setTime(time: Date): void;
  /** Moves the clock forward. */
  wait(seconds: number): void;
  close(): Promise<void>;
}

/** The whole API on a database of its own, or on that of `server`. Only the clock is replaced. Close it in `afterAll`. */
export async function createTestApi({
  now = new Date(),
  config = {},
  logger = false,
  tls = null,
  getPublic,
  server,
}: {
  now?: Date;
  config?: Partial<ApiConfig>;
  logger?: AppOptions['logger'];
  tls?: AppOptions['tls'];
  getPublic?: DependencyOptions['getPublic'];
  /** A migrated server that the test starts and stops itself. */
  server?: { connectionString: string };
} = {}): Promise<TestApi> {
  let time = now;
  const database = server
    ? { ...server, apiConnectionString: server.connectionString, drop: async () => {} }
    : await borrowTestDatabase();
  const dataFolder = await mkdtemp(join(tmpdir(), 'jobharbor-files-'));
  const { dependencies, close } = await openDependencies({
    connectionString: database.apiConnectionString,
    config: { ...testConfig, dataFolder, ...config },
    clock: () => time,
    ...(getPublic && { getPublic }),
  });
  const app = await createApp(dependencies, { logger, tls });
  await app.ready();
  let address: Promise<string> | undefined;
  return {
    app,
    dependencies,
    connectionString: database.connectionString,
    url: () => {
      address ??= app.listen({ host: '127.0.0.1', port: 0 });
      return address;
    },
    now: () => time,
    setTime: (next) => {
      time = next;
    },
    wait: (seconds) => {
      time = new Date(time.getTime() + seconds * 1_000);
    },
    close: async () => {
      await app.close();
      await close();
      await database.drop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
