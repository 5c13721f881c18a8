import type { Server } from 'node:http';
import { endWithParent } from '@jobharbor/shared/draining/end-with-parent';

/** Listens on this machine until a signal, or until the program that started this one ends. */
export function serveSite(server: Server, port: number): void {
  server.listen(port, '127.0.0.1', () =>
    process.stdout.write(`${JSON.stringify({ event: 'listening', url: `http://127.0.0.1:${port}` })}\n`),
  );
  const end = () => {
    server.close();
    server.closeAllConnections();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end);
  endWithParent(end);
}
