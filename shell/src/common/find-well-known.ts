import type { RemoteContract } from '@jobharbor/shared/remote/contract';

/** Address of a well-known page (`wellKnown` of a contract); undefined if no remote of the set has it. */
export const findWellKnown = (
  contracts: readonly RemoteContract[],
  name: keyof RemoteContract['wellKnown'],
): string | undefined => contracts.find(({ wellKnown }) => wellKnown[name])?.wellKnown[name];
