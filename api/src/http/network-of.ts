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
