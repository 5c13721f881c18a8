import { fileURLToPath } from 'node:url';
import type { FastifyServerOptions } from 'fastify';

const rotateAt = '10m';
/** Rotated files that stay beside the current one. */
const kept = 9;

/** Where the gateway's log goes: lines of JSON on the standard output, or in files of `folder` that are rotated. */
export const loggerOf = (level: string, folder: string | undefined): FastifyServerOptions['logger'] => ({
  level,
  ...(folder !== undefined && {
    transport: {
      target: fileURLToPath(import.meta.resolve('pino-roll')),
      options: {
        file: `${folder}/gateway`,
        extension: '.log',
        size: rotateAt,
        limit: { count: kept },
        mkdir: true,
      },
    },
  }),
});
