import proxyAddr from '@fastify/proxy-addr';

/** Whether the peer is a trusted proxy, whose connection carries many visitors and whose forwarding headers are used. */
export type TrustCheck = (address: string) => boolean;

/** `proxies`: addresses, networks and names as `readProxies` of `site-address` returns them. */
export function createTrustCheck(proxies: readonly string[]): TrustCheck {
  const isTrusted = proxyAddr.compile([...proxies]);
  return (address) => address !== '' && isTrusted(address, 0);
}
