import type { RemoteContract } from '@jobharbor/shared/remote/contract';

/** A page that the shell leads to by its purpose; undefined if no remote of the set has it. */
export const findWellKnown = (
  contracts: readonly RemoteContract[],
  name: keyof RemoteContract['wellKnown'],
): string | undefined => contracts.find(({ wellKnown }) => wellKnown[name])?.wellKnown[name];
