import { brandMark } from '../../brand/index.ts';
import { classNames } from '../class-names.ts';

export type LogoProps = {
  /** The product's name, from the brand config. */
  name: string;
  /** The logo without the name, where space is limited; the name is still the accessible name. */
  markOnly?: boolean | undefined;
  className?: string | undefined;
};

/** The product's logo: a breakwater with a light at its head. Put it in a link to the home page. */
export function Logo({ name, markOnly, className }: LogoProps) {
  return (
    <span className={classNames('jh-logo', className)}>
      <svg className="jh-logo__mark" viewBox="0 0 32 32" aria-hidden="true">
        <rect className="jh-logo__water" width="32" height="32" rx="7" />
        <path className="jh-logo__wall" d={brandMark.wall} />
        <path className="jh-logo__light" d={brandMark.light} />
      </svg>
      <span className={markOnly ? 'jh-visually-hidden' : undefined} translate="no">
        {name}
      </span>
    </span>
  );
}
