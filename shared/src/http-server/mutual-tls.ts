import type { Server } from 'node:http';
import type { ServerOptions } from 'node:https';
import { type TLSSocket, Server as TlsServer } from 'node:tls';
import { certificateFault, type TlsFiles, tlsVersion } from './tls-files.ts';

const handshakeMs = 10_000;

/** Options of an https server that takes only clients whose certificate the authority of `files` has signed. */
export function mutualTlsOptions(files: TlsFiles): ServerOptions {
  const { ca, cert, key } = files.current();
  return {
    ...{ ca, cert, key, minVersion: tlsVersion, handshakeTimeout: handshakeMs },
    ...{ requestCert: true, rejectUnauthorized: true },
  };
}

export interface MutualTlsOptions {
  files: TlsFiles;
  /** Says why a client was refused. */
  onRefused(address: string, sentence: string): void;
  /** Polling interval of the files in milliseconds. */
  lookMs?: number;
}

/** Serves new certificates to new connections, and tells of clients without a valid one. Returns a function that stops it. */
export function followMutualTls(
  server: Server,
  { files, onRefused, lookMs = 5_000 }: MutualTlsOptions,
): () => void {
  if (!(server instanceof TlsServer)) throw new Error('The server was made without TLS.');
  let used = files.current();
  const timer = setInterval(() => {
    const now = files.current();
    if (now === used) return;
    used = now;
    const { ca, cert, key } = now;
    server.setSecureContext({ ca, cert, key, minVersion: tlsVersion });
  }, lookMs).unref();
  // Also emitted where the certificate was refused after the handshake.
  server.on('tlsClientError', (error: NodeJS.ErrnoException, socket: TLSSocket) => {
    const fault = certificateFault(socket.authorizationError || error.code);
    onRefused(
      socket.remoteAddress ?? 'A client',
      fault === null ? `The handshake failed: ${error.message}` : `The certificate of the client ${fault}.`,
    );
  });
  return () => clearInterval(timer);
}
