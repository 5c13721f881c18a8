import type { Server } from 'node:http';
import { Server as TlsServer } from 'node:tls';

/** Event of a connection on which requests come: of TLS, after the handshake. */
export const connectionEvent = (server: Server): 'connection' | 'secureConnection' =>
  server instanceof TlsServer ? 'secureConnection' : 'connection';
