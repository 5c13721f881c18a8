import { defaultPools } from '../../database/pools.ts';

/**
 * No limit of requests, any host, no origin but that of each request, and a gateway on this machine. Mails stay queued.
 * There is no language model, no virus scanner, and no table of title vectors.
 */
export const testConfig = {
  pools: defaultPools,
  replicas: null,
  fileStore: null,
  redisUrl: null,
  openSearch: null,
  requestsPerMinute: null,
  allowedHosts: null,
  allowedOrigins: [],
  publicUrl: null,
  siteUrl: 'https://jobs.example',
  trustedProxies: ['loopback'],
  secretKeys: [],
  social: {},
  handOffs: {},
  mail: { kind: 'none' as const },
  bounceSecret: null,
  // Queued, and sent by nobody: no worker runs in tests.
  sms: { kind: 'outbox' as const, folder: '/nowhere' },
  model: null,
  aiCreditsPerDay: 10,
  payout: null,
  pixels: {},
  clamd: null,
  exchangeRatesUrl: null,
  shippedVectors: null,
};
