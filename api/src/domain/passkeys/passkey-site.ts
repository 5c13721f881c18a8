import type { FastifyRequest } from 'fastify';
import type { ApiConfig } from '../../dependencies.ts';

/** The site as passkeys know it: they work for the host that they were made for. */
export interface PasskeySite {
  origin: string;
  host: string;
}

export function passkeySiteOf(
  { isSecure, host }: FastifyRequest,
  { publicUrl }: Pick<ApiConfig, 'publicUrl'>,
): PasskeySite {
  const { origin, hostname } = new URL(publicUrl ?? `${isSecure ? 'https' : 'http'}://${host}`);
  return { origin, host: hostname };
}
