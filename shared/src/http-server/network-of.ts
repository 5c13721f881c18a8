import ipaddr from 'ipaddr.js';

/**
 * The key of rate limits for an IP address: IPv4 addresses, IPv6 networks of 64 bits (one household or server), of which
 * one machine has all the addresses that it likes.
 */
export function networkOf(address: string): string {
  const parsed = parse(address);
  if (parsed === null) return address;
  return parsed instanceof ipaddr.IPv6 ? prefixOf(parsed, 64) : parsed.toString();
}

/** How many times the limit of an address its organisation's network ({@link wideNetworkOf}) has: neighbours share it. */
export const neighbours = 10;

/**
 * The network of an organisation: 24 bits of an IPv4 address, 48 of an IPv6 one. Used by counters that the addresses of
 * one rented network must not influence. Takes a network of {@link networkOf}, too.
 */
export function wideNetworkOf(address: string): string {
  const parsed = parse(address.replace(/\/64$/, ''));
  return parsed === null ? address : prefixOf(parsed, parsed instanceof ipaddr.IPv6 ? 48 : 24);
}

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** An address with a port, as some proxies write it into `X-Forwarded-For`: each connection has another one. */
const withPort = /^(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/;

/** An IPv4 address mapped into IPv6 is the IPv4 address. Null for what is no address, such as a socket's path. */
function parse(address: string): Address | null {
  const [, v6, v4] = withPort.exec(address) ?? [];
  const bare = v6 ?? v4 ?? address;
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : null;
}

function prefixOf(address: Address, bits: number): string {
  const family = address instanceof ipaddr.IPv6 ? ipaddr.IPv6 : ipaddr.IPv4;
  return `${family.networkAddressFromCIDR(`${address}/${bits}`)}/${bits}`;
}
