import type { NetConnectOpts } from 'node:net';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { createFairQueue } from '@jobharbor/shared/http-server';
import fp from 'fastify-plugin';
import { scanWithClamd } from './clamd.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Passes an uploaded file to the virus scanner, before anything is stored or opened. Throws 42345 for malware, at the
     * form's `field`, and 50016 without a verdict. Accepts every file on a site without a scanner.
     */
    scanUpload(request: FastifyRequest, bytes: Uint8Array, field: string): Promise<void>;
  }
}

export const virusScanPlugin = fp<{ clamd: NetConnectOpts | null }>(
  async (app, { clamd }) => {
    const inTurn = createFairQueue({ running: 4, waiting: 50, perNetwork: 2 });
    app.decorate('scanUpload', async (request, bytes, field) => {
      if (clamd === null) return;
      const { found } = await inTurn(() =>
        scanWithClamd(clamd, bytes).catch((cause: unknown) => {
          throw new ApiError(errorCode.serviceUnavailable, { cause, retryAfter: 30 });
        }),
      );
      if (found === null) return;
      request.log.warn({ found }, 'an uploaded file is malware');
      throw new ApiError(errorCode.fileInfected, { fieldProblems: { [field]: errorCode.fileInfected } });
    });
  },
  { name: 'virus-scan' },
);
