import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { HandOffSettings } from './hand-off-settings.ts';

/**
 * Lets pages of the connected sites, and of no other origin, read the answers to their calls. Without credentials: they
 * call with a token, never with a visitor's cookies.
 */
export async function admitConnectedSites(app: FastifyInstance, sites: HandOffSettings): Promise<void> {
  const origins = Object.values(sites).map(({ url }) => new URL(url).origin);
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: origins,
    credentials: false,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [
      'authorization',
      'content-type',
      'country-id',
      'idempotency-key',
      'language-id',
      'prefer',
    ],
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: 600,
    strictPreflight: false,
  });
}
