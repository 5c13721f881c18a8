import { Resolver } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** IPv4 addresses that are not of the public internet (RFC 6890). */
const special = new BlockList();
for (const [network, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
  ] as const),
  ...([
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
])
  special.addSubnet(network, bits, 'ipv4');
/** All public IPv6 addresses are in it; parts of it lead to IPv4 addresses or nowhere. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(network, bits, 'ipv6');

/** Whether an address is of the public internet, and not of our own machines. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !special.check(address, 'ipv4');
  return version === 6 && global.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

/** The address leads to a machine that is not of the public internet. */
export class NotPublicError extends Error {}

const refusal = (host: string) => new NotPublicError(`${host} is no public address`);

export type NameServers = Pick<Resolver, 'resolve4' | 'resolve6'>;

/** Public addresses of a name; throws if it has another one as well. */
async function resolvePublic(names: NameServers, host: string): Promise<string[]> {
  // Names without a dot are of our own network.
  if (!/[^.]\.[^.]/.test(host)) throw refusal(host);
  const answers = await Promise.allSettled([names.resolve4(host), names.resolve6(host)]);
  const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  if (addresses.length > 0 && addresses.every(isPublicAddress)) return addresses;
  const failed = answers.find((answer) => answer.status === 'rejected');
  throw addresses.length > 0 || failed === undefined ? refusal(host) : failed.reason;
}

/** The connection uses the addresses that were checked, so that a second answer of a name server changes nothing. */
export const lookupPublic =
  (names: NameServers): LookupFunction =>
  (host, { all }, callback) =>
    void resolvePublic(names, host).then(
      (addresses) => {
        const found = addresses.map((address) => ({ address, family: isIP(address) }));
        if (all) callback(null, found);
        else callback(null, found[0]?.address ?? '', found[0]?.family);
      },
      (error: Error) => callback(error, '', 0),
    );

/**
 * Asks name servers through sockets of its own (c-ares). Only two calls of `dns.lookup` run at a time. A silent
 * name server of others would hold up the look-ups of mail server, database and file store.
 */
export const ownResolver = () => new Resolver({ timeout: 2_000, tries: 2 });

/** Refuses an address that names a machine by a number which is not public; names are checked by {@link lookupPublic}. */
export function checkHost(url: string): void {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw refusal(host);
}
