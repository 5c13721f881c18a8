import { countryByKey, languageBySlug } from '@jobharbor/shared/contracts';
import type { RemoteContract } from '@jobharbor/shared/remote/contract';
import { matchRoute } from '@jobharbor/shared/remote/match-route';
import type { RemoteNames } from './name-remote.ts';
import { RemoteRefusal } from './remote-refusal.ts';

/** First path segments that gateway or shell serve themselves. */
const reserved = ['api', 'assets', 'dev', 'dev-remote', 'discovery', 'maintenance', 'platform', 'telemetry'];

/** Throws for names that another package of the workspace has, with a remedy. */
export function checkNames(names: RemoteNames, contracts: readonly RemoteContract[]): void {
  const { name, route, prefix, namespace, slot } = names;
  refuseIf(
    contracts.find((contract) => contract.name === name),
    `The name ${name}`,
    'Choose another name.',
  );
  checkRoute(route, contracts);
  refuseIf(
    contracts.find((contract) => contract.cssPrefix === prefix),
    `The CSS prefix ${prefix}, which comes of the name,`,
    'Choose another name.',
  );
  refuseIf(
    contracts.find((contract) => contract.namespace === namespace),
    `The texts' namespace ${namespace}, which comes of the name,`,
    'Choose another name.',
  );
  refuseIf(
    contracts.find(({ offers, fills }) => [...offers, ...fills].includes(slot)),
    `The slot ${slot}, which comes of the name,`,
    'Choose another name.',
  );
}

/** Throws for a route that another remote or the site has. */
export function checkRoute(route: string, contracts: readonly RemoteContract[]): void {
  const [first = ''] = route.split('/').filter(Boolean);
  if (reserved.includes(first) || countryByKey(first) || languageBySlug(first))
    throw new RemoteRefusal(
      `The route ${route} begins with /${first}, which the site reads as ${reserved.includes(first) ? 'its own' : 'a country or a language'}. Choose another with --route.`,
    );
  const match = matchRoute(contracts, route);
  refuseIf(
    contracts.find((contract) => contract.name === match?.remote),
    `The route ${route}`,
    'Choose another with --route.',
  );
}

function refuseIf(owner: RemoteContract | undefined, what: string, remedy: string): void {
  if (owner) throw new RemoteRefusal(`${what} belongs to ${owner.name} (team ${owner.team}). ${remedy}`);
}
