import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** The string that every scanner reports as malware, in halves: scanners of this machine would report this file. */
export const eicar = Buffer.from(
  `${String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$`}${'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'}`,
);

export interface ClamdServer {
  address: { host: string; port: number };
  /** Content of each scanned file. */
  scanned: Buffer[];
  /** Answers every stream by this line from now on; null: by what it holds. */
  answer(line: string | null): void;
  close(): Promise<void>;
}

/** A server of clamd's protocol that knows the test string alone. */
export async function startClamdServer(): Promise<ClamdServer> {
  const scanned: Buffer[] = [];
  const open = new Set<Socket>();
  let line: string | null = null;
  const server = createServer((socket) => {
    open.add(socket);
    let received = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      const stream = readStream(received);
      if (stream === null) return;
      scanned.push(stream);
      const verdict = stream.includes(eicar) ? 'Eicar-Test-Signature FOUND' : 'OK';
      socket.end(`${line ?? `stream: ${verdict}`}\0`);
    });
    socket.on('error', () => {});
    socket.once('close', () => open.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: { host: '127.0.0.1', port },
    scanned,
    answer: (text) => {
      line = text;
    },
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The bytes of the chunks; null before the empty one that ends them. */
function readStream(received: Buffer): Buffer | null {
  const command = Buffer.from('zINSTREAM\0');
  if (!received.subarray(0, command.length).equals(command)) return null;
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
