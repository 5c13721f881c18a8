import { classNames } from '../class-names.ts';
import { identiconPath, identiconTone } from './identicon.ts';
import { useImageFailure } from './use-image-failure.ts';

export type CompanyLogoProps = {
  /** `identicon` is the seed of a geometric picture; older APIs send none, and the id is used. */
  company: { id: number; logo_url: string | null; identicon?: number | undefined };
  size?: 'medium' | 'large';
};

/** A company's logo, or an identicon where there is none or it does not load. Beside its name. */
export function CompanyLogo({ company, size = 'medium' }: CompanyLogoProps) {
  const { id, logo_url, identicon = id * 2_081 } = company;
  const image = useImageFailure(logo_url);
  return (
    <span
      className={classNames(
        'jh-avatar jh-avatar--square',
        size !== 'medium' && `jh-avatar--${size}`,
        `jh-identicon--${identiconTone(identicon)}`,
      )}
    >
      {image ? (
        <img alt="" loading="lazy" decoding="async" {...image} />
      ) : (
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={identiconPath(identicon)} />
        </svg>
      )}
    </span>
  );
}
