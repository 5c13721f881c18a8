import { resultsPath } from '@jobharbor/shared/domain/jobs';
import { Chip } from '@jobharbor/shared/ui';
import { Link } from 'react-router-dom';

/** Job titles, each a link that searches for it. */
export function TitleChips({ titles }: { titles: readonly { id: number; value: string }[] }) {
  return (
    <ul className="jh-chips jh-chips--row jhs-plain-list">
      {titles.map(({ id, value }) => (
        <li key={id}>
          <Chip render={<Link to={resultsPath({ q: value })} />}>
            <bdi>{value}</bdi>
          </Chip>
        </li>
      ))}
    </ul>
  );
}
