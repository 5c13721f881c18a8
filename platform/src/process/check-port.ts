import { type AddressInfo, createServer } from 'node:net';

/** Rejects with a readable message when another program listens on `port`. */
export function checkPort(port: number, variable: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const server = createServer();
  server.once('error', () =>
    reject(
      new Error(`Port ${port} is taken. End the program that uses it, or choose another with ${variable}=….`),
    ),
  );
  server.listen(port, '127.0.0.1', () => server.close(() => resolve()));
  return promise;
}

/** A port of this machine that no program listens on. */
export function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const server = createServer();
  server.once('error', reject);
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    server.close(() => resolve(port));
  });
  return promise;
}
