import { connect, type NetConnectOpts } from 'node:net';
import { text } from 'node:stream/consumers';

export type ScanResult = { found: null } | { found: string };

/** Milliseconds for connecting, sending and the verdict, in each silence. */
const silenceMs = 20_000;
/** The verdict is a line. */
const maxAnswer = 10_000;

/**
 * Asks clamd for a verdict on these bytes (`INSTREAM`: chunks with their length before them, ended by an empty one). Rejects
 * without a verdict, such as for a stream above clamd's `StreamMaxLength`.
 */
export async function scanWithClamd(address: NetConnectOpts, bytes: Uint8Array): Promise<ScanResult> {
  const socket = connect({ ...address, timeout: silenceMs });
  socket.once('timeout', () => socket.destroy(new Error('clamd is silent.')));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  socket.write('zINSTREAM\0');
  socket.write(length);
  socket.write(bytes);
  socket.write(Buffer.alloc(4));
  let size = 0;
  socket.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxAnswer) socket.destroy(new Error('clamd answered without end.'));
  });
  try {
    return readVerdict(await text(socket));
  } finally {
    socket.destroy();
  }
}

/** `stream: OK`, or `stream: Eicar-Test-Signature FOUND`. */
function readVerdict(answer: string): ScanResult {
  const [, verdict = ''] = /^stream: (.*)\0$/s.exec(answer) ?? [];
  if (verdict === 'OK') return { found: null };
  const [, found] = /^(.+) FOUND$/.exec(verdict) ?? [];
  if (found !== undefined) return { found };
  throw new Error(`clamd gave no verdict: ${JSON.stringify(answer.slice(0, 200))}`);
}
