import { resultsPath } from '@jobharbor/shared/domain/jobs';
import { Chip } from '@jobharbor/shared/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export type TitleChipsProps = {
  titles: readonly { id: number; value: string }[];
  /** Rendered after the last chip. */
  end?: ReactNode;
};

/** Job titles, each a link that searches for it. */
export function TitleChips({ titles, end }: TitleChipsProps) {
  return (
    <ul className="jh-chips jh-chips--row jhs-plain-list">
      {titles.map(({ id, value }) => (
        <li key={id}>
          <Chip render={<Link to={resultsPath({ q: value })} />}>
            <bdi>{value}</bdi>
          </Chip>
        </li>
      ))}
      {end && <li>{end}</li>}
    </ul>
  );
}
