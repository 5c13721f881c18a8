import proxyAddr from '@fastify/proxy-addr';

/** The gateway, which runs on the same machine. */
const ownGateway = 'loopback';

/**
 * Reads `TRUSTED_PROXIES`: addresses, networks (`10.0.0.0/8`) or `loopback`, `linklocal`, `uniquelocal`, with commas.
 * The gateway on this machine is trusted besides, unless the setting is `none`.
 */
export function readProxies(text: string | null): readonly string[] {
  const entries = (text ?? '').split(',').map((entry) => entry.trim());
  if (entries.length === 1 && entries[0] === 'none') return [];
  const proxies = [ownGateway, ...entries.filter((entry) => entry !== '')];
  try {
    proxyAddr.compile([...proxies]);
  } catch (error) {
    throw new Error(
      `TRUSTED_PROXIES takes addresses or networks with commas, such as 10.0.0.0/8; ${text} is not: ${error instanceof Error ? error.message : ''}`,
    );
  }
  return proxies;
}

/** Whether this peer is a trusted proxy. */
export function createTrustCheck(proxies: readonly string[]): (address: string) => boolean {
  const isTrusted = proxyAddr.compile([...proxies]);
  return (address) => Boolean(address) && isTrusted(address, 0);
}
