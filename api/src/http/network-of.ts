import ipaddr from 'ipaddr.js';

/** The key of rate limits for an IP address: IPv4 addresses, IPv6 networks of 64 bits (one household or server). */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

/**
 * The network of an organisation: 24 bits of an IPv4 address, 48 of an IPv6 one. For counts of visitors that nobody may
 * steer by the addresses of one rented network; too wide for limits that would lock a neighbour out.
 */
export function wideNetworkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  const bits = parsed instanceof ipaddr.IPv6 ? 48 : 24;
  const first = parsed instanceof ipaddr.IPv6 ? ipaddr.IPv6 : ipaddr.IPv4;
  return `${first.networkAddressFromCIDR(`${parsed}/${bits}`)}/${bits}`;
}
