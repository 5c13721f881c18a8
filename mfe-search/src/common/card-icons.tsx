import BadgeCheck from 'lucide-react/icons/badge-check';
import Bookmark from 'lucide-react/icons/bookmark';

const prefix = 'jhs-';

/** SVG sprite of the icons on cards: the page contains and hydrates them once. */
export function CardIcons() {
  return (
    <svg className="jhs-card-icons" width="0" height="0" aria-hidden="true">
      <BadgeCheck id={`${prefix}badge-check`} size="100%" fill="inherit" />
      <Bookmark id={`${prefix}bookmark`} size="100%" fill="inherit" />
    </svg>
  );
}

/** An icon of the `CardIcons` sprite, which must be on the page; with a `label` if no adjacent text says the same. */
export function CardIcon({ name, label }: { name: 'badge-check' | 'bookmark'; label?: string }) {
  const lines = <use href={`#${prefix}${name}`} />;
  if (label === undefined)
    return (
      <svg className="jhs-icon" aria-hidden="true">
        {lines}
      </svg>
    );
  return (
    <svg className="jhs-icon" role="img" aria-label={label}>
      {lines}
    </svg>
  );
}
