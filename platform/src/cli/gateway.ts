import { join } from 'node:path';
import { ensureSigningKey } from '../control/signing-key.ts';
import { createGateway } from '../gateway/gateway.ts';
import { apiPort, dataFolder, gatewayPort, projectFolder, storeFolder } from '../settings.ts';
import { createReleaseStore } from '../store/release-store.ts';

const app = await createGateway({
  store: createReleaseStore(storeFolder),
  apiUrl: process.env.API_URL ?? `http://127.0.0.1:${apiPort}`,
  isDevelopment: process.env.JOBHARBOR_DEVELOPMENT === '1',
  logLevel: process.env.LOG_LEVEL ?? 'warn',
  key: await ensureSigningKey(dataFolder),
  dashboardFolder: join(projectFolder, 'platform-dashboard/dist'),
});
await app.listen({ port: gatewayPort, host: process.env.HOST ?? '127.0.0.1' });
console.log(JSON.stringify({ event: 'listening', url: `http://localhost:${gatewayPort}` }));
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void app.close().then(() => process.exit(0)));
