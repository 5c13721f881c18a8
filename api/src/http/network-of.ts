import ipaddr from 'ipaddr.js';

/**
 * The network that limits count for an address: IPv4 addresses one by one, IPv6 by their first 64 bits, which one
 * household or server has to itself.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
