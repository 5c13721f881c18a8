import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * Completes a WebSocket upgrade and pipes both sockets; when one ends, the other is destroyed. `head` and `first` are
 * bytes that came with the handshake.
 */
export function pipeSockets(
  client: { socket: Duplex; head: Buffer },
  server: { answer: IncomingMessage; socket: Duplex; first: Buffer },
): void {
  const { socket, head } = client;
  const { answer, socket: there, first } = server;
  const lines = answer.rawHeaders.flatMap((name, index, all) =>
    index % 2 === 0 ? [`${name}: ${all[index + 1]}`] : [],
  );
  socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
  if (first.length > 0) socket.write(first);
  if (head.length > 0) there.write(head);
  there.pipe(socket).pipe(there);
  there.on('error', () => socket.destroy()).on('close', () => socket.destroy());
  socket.on('error', () => there.destroy()).on('close', () => there.destroy());
}
