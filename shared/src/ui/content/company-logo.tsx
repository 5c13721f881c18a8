import { markPath, markTone } from './company-mark.ts';
import { useImageFailure } from './use-image-failure.ts';

export type CompanyLogoProps = {
  /** `mark` is what a geometric mark is drawn from; an API of before sends none, and the id stands for it. */
  company: { id: number; logo_url: string | null; mark?: number | undefined };
  size?: 'medium' | 'large';
};

/** A company's logo, or a mark of its own where there is none or it does not load. Beside its name. */
export function CompanyLogo({ company, size = 'medium' }: CompanyLogoProps) {
  const { id, logo_url, mark = id * 2_081 } = company;
  const image = useImageFailure(logo_url);
  return (
    <span
      aria-hidden="true"
      className={`jh-avatar jh-avatar--square jh-avatar--${size} jh-mark--${markTone(mark)}`}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={markPath(mark)} />
      </svg>
      {image && <img alt="" loading="lazy" decoding="async" {...image} />}
    </span>
  );
}
