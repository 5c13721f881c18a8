import { type DiscoveryEntry, type FlagChanges, flagIn, type RemoteProps } from '@jobharbor/shared/remote';

/** Flags as a remote reads them: the override for the country, else the contract's default. */
export const createFlags =
  (
    changes: FlagChanges = {},
    { namespace, flags = [] }: DiscoveryEntry['extras']['contract'],
  ): NonNullable<RemoteProps['flag']> =>
  (key, country) => {
    const declared = flags.find((flag) => flag.key === key)?.value;
    const set = flagIn(changes[`${namespace}.${key}`], country);
    return typeof set === typeof declared ? set : declared;
  };
