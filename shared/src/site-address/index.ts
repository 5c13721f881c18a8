export { isOwnHost, namesOfMachine, readHosts } from './allowed-hosts.ts';
export { readOrigins, readPublicUrl } from './origins.ts';
export { readProxies } from './trusted-proxies.ts';
