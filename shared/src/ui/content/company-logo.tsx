import { companyMark } from './company-mark.ts';
import { useImageFailure } from './use-image-failure.ts';

export type CompanyLogoProps = {
  name: string;
  src: string | null | undefined;
  size?: 'medium' | 'large';
};

/** A company's logo, or a geometric mark of its own where there is none or it does not load. Beside its name. */
export function CompanyLogo({ name, src, size = 'medium' }: CompanyLogoProps) {
  const image = useImageFailure(src);
  const { tone, path } = companyMark(name);
  return (
    <span aria-hidden="true" className={`jh-avatar jh-avatar--square jh-avatar--${size} jh-mark--${tone}`}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={path} />
      </svg>
      {image && <img alt="" loading="lazy" decoding="async" {...image} />}
    </span>
  );
}
