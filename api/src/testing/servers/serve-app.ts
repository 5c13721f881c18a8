import { createApp } from '../../app/create-app.ts';
import type { TestApi } from './test-api.ts';

interface ServedApp {
  url: string;
  /** Called with the path of each request to upgrade to a socket. */
  onUpgrade(listener: (path: string) => void): void;
  close(): Promise<void>;
}

/** One more instance of the API on the test's database, listening on `port` or on a free one. */
export async function serveApp(api: TestApi, port = 0): Promise<ServedApp> {
  const app = await createApp(api.dependencies);
  const url = await app.listen({ host: '127.0.0.1', port });
  return {
    url,
    onUpgrade: (listener) => app.server.on('upgrade', ({ url: path = '' }) => listener(path)),
    close: () => app.close(),
  };
}
