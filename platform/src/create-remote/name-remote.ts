import { RemoteRefusal } from './remote-refusal.ts';

/** All names of a new remote, derived from one. */
export interface RemoteNames {
  /** `mfe-city-guide` */
  name: string;
  /** `city-guide` */
  short: string;
  /** `cityGuide`: namespace of its texts. */
  namespace: string;
  /** `jhcityguide`: prefix of its CSS classes. */
  prefix: string;
  slot: string;
  route: string;
  team: string;
}

const digits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Derives the names of a remote; throws for names and routes that a contract refuses. */
export function nameRemote(name: string, options: { route?: string; team?: string } = {}): RemoteNames {
  if (!/^mfe-[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name) || name.length > 40)
    throw new RemoteRefusal(
      `"${name}" is no name for a remote: it is mfe- and then small letters, digits and single hyphens, 40 characters at most, as in mfe-city-guide.`,
    );
  const short = name.slice('mfe-'.length);
  const route = options.route ?? `/${short}`;
  if (!/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/.test(route))
    throw new RemoteRefusal(
      `"${route}" is no route to begin with: it is a path below language and country, of small letters, digits and hyphens, as in /city-guide. Parameters (/city-guide/:city) are added in the contract and in src/app.tsx.`,
    );
  const team = options.team ?? short;
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(team))
    throw new RemoteRefusal(
      `"${team}" is no name for a team: small letters, digits and hyphens, as in city-guide.`,
    );
  return {
    name,
    short,
    namespace: short.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    prefix: `jh${short.replaceAll('-', '').replace(/\d/g, (digit) => digits[Number(digit)] ?? '')}`,
    slot: `${short}-aside`,
    route,
    team,
  };
}
