import type { Place } from '@jobharbor/shared/remote/contract';

/** A place's icon, drawn from the path in its contract. Renders nothing without an icon. */
export function PlaceIcon({ icon }: Pick<Place, 'icon'>) {
  if (typeof icon !== 'object') return null;
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={icon.path} />
    </svg>
  );
}
