import type { PlaceArea, RemoteContract, Place as RemotePlace } from '@jobharbor/shared/remote/contract';

/** A place with what the frame needs of its remote. */
export interface Place extends RemotePlace {
  /** Namespace of the remote's texts, under which its place texts are kept. */
  namespace: string;
  /** The socket that a topic of its badge comes from, as a path below `/api`. */
  socket: string | undefined;
}

/** The places of all remotes in one area of the frame, in the order in which they are shown. */
export function findPlaces(
  contracts: readonly RemoteContract[],
  area: PlaceArea,
  isSignedIn: boolean,
): Place[] {
  const hidden = isSignedIn ? 'guest' : 'jobseeker';
  return contracts
    .flatMap(({ places, namespace, realtime }) =>
      places.map((place) => ({ ...place, namespace, socket: realtime?.socket })),
    )
    .filter(({ areas, audience }) => areas.includes(area) && audience !== hidden)
    .sort((one, other) => one.order - other.order);
}
