import { readProxies } from '@jobharbor/shared/site-address';

/** The gateway, which runs on the same machine. */
const ownGateway = 'loopback';

/** The networks of `TRUSTED_PROXIES`, and besides the gateway on this machine, unless the setting is `none`. */
export function proxiesOfApi(text: string | undefined): readonly string[] {
  const proxies = readProxies(text);
  return proxies?.length === 0 ? [] : [ownGateway, ...(proxies ?? [])];
}
