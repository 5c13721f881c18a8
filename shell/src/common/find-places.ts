import type { SessionUser } from '@jobharbor/shared/contracts';
import type { PlaceArea, RemoteContract, Place as RemotePlace } from '@jobharbor/shared/remote/contract';

type Audience = RemotePlace['audience'];

function audiencesOf(user: SessionUser | null): ReadonlySet<Audience> {
  if (user === null) return new Set<Audience>(['all', 'guest']);
  const isUnconfirmed = user.role === 'jobseeker' && !user.is_email_verify;
  return new Set<Audience>(['all', 'jobseeker', ...(isUnconfirmed ? (['unconfirmed'] as const) : [])]);
}

/** A place with the remote's data that the frame needs. */
export interface Place extends RemotePlace {
  /** Namespace of the remote's texts, under which its place texts are kept. */
  namespace: string;
  /** Socket of the badge's realtime topic, as a path below `/api`. */
  socket: string | undefined;
}

/** The places of all remotes in one area of the frame, in the order in which they are shown. */
export function findPlaces(
  contracts: readonly RemoteContract[],
  area: PlaceArea,
  user: SessionUser | null,
): Place[] {
  const audiences = audiencesOf(user);
  return contracts
    .flatMap(({ places, namespace, realtime }) =>
      places.map((place) => ({ ...place, namespace, socket: realtime?.socket })),
    )
    .filter(({ areas, audience }) => areas.includes(area) && audiences.has(audience))
    .sort((one, other) => one.order - other.order);
}
