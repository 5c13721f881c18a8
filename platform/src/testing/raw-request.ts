import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { onDone } from './shared.ts';

/** Listens on a free port. */
export async function listen(app: FastifyInstance): Promise<{ port: number; url: string }> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}` };
}

export interface RawConnection {
  socket: Socket;
  /** Everything received until the server closed the connection. */
  closed: Promise<string>;
  /** Everything received so far. */
  received(): string;
}

/** A raw connection that sends `text` and stays open. */
export function openRaw(port: number, text: string | Buffer): RawConnection {
  const socket = connect(port, '127.0.0.1');
  const { promise: closed, resolve } = Promise.withResolvers<string>();
  const parts: Buffer[] = [];
  const received = () => Buffer.concat(parts).toString();
  socket.on('data', (part: Buffer) => void parts.push(part));
  socket.on('error', () => {});
  socket.on('close', () => resolve(received()));
  socket.write(text);
  onDone(() => void socket.destroy());
  return { socket, closed, received };
}

/** Parses a raw HTTP answer. */
export function readRaw(answer: string): { status: number; headers: Headers; body: string } {
  const cut = answer.indexOf('\r\n\r\n');
  const [first = '', ...lines] = answer.slice(0, cut).split('\r\n');
  const headers = new Headers(
    lines.map((line): [string, string] => [
      line.slice(0, line.indexOf(':')),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  return { status: Number(first.split(' ')[1]), headers, body: answer.slice(cut + 4) };
}
