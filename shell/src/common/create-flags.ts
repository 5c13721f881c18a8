import { type DiscoveryEntry, type FlagChanges, flagIn, type RemoteProps } from '@jobharbor/shared/remote';

/** A remote's view of its flags: what somebody has set for the country, else what its contract declares. */
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
