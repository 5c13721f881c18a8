import { classNames } from '../class-names.ts';
import { initialsOf } from './initials.ts';
import { useImageFailure } from './use-image-failure.ts';

export type AvatarProps = {
  /** Name of the person: gives the initials and, with `labelled`, the text for screen readers. */
  name: string;
  src?: string | null | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Makes the name the accessible name. Leave it off where the name is next to the picture. */
  labelled?: boolean | undefined;
  className?: string | undefined;
};

const TONES = 4;

/** A person's picture, or the initials where there is none or it fails to load. For a company: `CompanyLogo`. */
export function Avatar({ name, src, size = 'medium', labelled, className }: AvatarProps) {
  const image = useImageFailure(src);
  const aria = labelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <span
      {...aria}
      className={classNames(
        'jh-avatar',
        size !== 'medium' && `jh-avatar--${size}`,
        `jh-avatar--${toneOf(name)}`,
        className,
      )}
    >
      {initialsOf(name)}
      {image && <img alt="" loading="lazy" decoding="async" {...image} />}
    </span>
  );
}

/** Deterministic tone for a name, the same on the server and in every browser. */
function toneOf(name: string): number {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 997;
  return sum % TONES;
}
