/** No limit of requests, no origin but that of each request, and a gateway on this machine. */
export const testConfig = {
  requestsPerMinute: null,
  allowedOrigins: [],
  publicUrl: null,
  trustedProxies: ['loopback'],
};
