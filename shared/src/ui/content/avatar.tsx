import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { companyMark } from './company-mark.ts';
import { initialsOf } from './initials.ts';

export type AvatarProps = {
  /** Of the person or company: gives the initials or the mark and, with `labelled`, the text for screen readers. */
  name: string;
  src?: string | null | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** A company: square, and with a geometric mark instead of initials. */
  square?: boolean | undefined;
  /** Makes the name the accessible name. Leave it off where the name is next to the picture. */
  labelled?: boolean | undefined;
  className?: string | undefined;
};

const TONES = 4;

/** A picture, or where there is none or it does not load the initials of a person and the mark of a company. */
export function Avatar({ name, src, size = 'medium', square, labelled, className }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  // A picture that failed before hydration fires no error event any more.
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc)
      setFailed(image.getAttribute('src') ?? undefined);
  };
  const aria = labelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  const mark = square ? companyMark(name) : undefined;
  return (
    <span
      {...aria}
      className={classNames(
        'jh-avatar',
        size !== 'medium' && `jh-avatar--${size}`,
        mark ? `jh-avatar--square jh-mark--${mark.tone}` : `jh-avatar--${toneOf(name)}`,
        className,
      )}
    >
      {mark ? (
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={mark.path} />
        </svg>
      ) : (
        initialsOf(name)
      )}
      {src && failed !== src && (
        <img src={src} alt="" loading="lazy" decoding="async" ref={check} onError={() => setFailed(src)} />
      )}
    </span>
  );
}

/** The same tone for the same name, on the server and in every browser. */
function toneOf(name: string): number {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 997;
  return sum % TONES;
}
