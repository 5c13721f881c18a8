import type { JobPage } from '@jobharbor/shared/contracts/search/search';
import { ButtonLink } from '@jobharbor/shared/ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { shorten } from '../../../common/search-form/shorten.ts';
import { type ResultsSearch, writeAddress } from '../address.ts';
import { HiddenJobNotice } from './hidden-job.tsx';
import { NoResults } from './no-results.tsx';
import { PageOutOfRange } from './page-out-of-range.tsx';
import { UnderstoodOptions } from './understood-options.tsx';
import { UnderstoodPayNotice } from './understood-pay-notice.tsx';
import { UnderstoodPlaces } from './understood-places.tsx';

export { ConvertedFiltersNotice } from '../filters/converted-filters-notice.tsx';
export { SignInToSeeMore } from './sign-in-to-see-more.tsx';

type AnswerNoticesProps = { filters: ResultsSearch; found: JobPage };

export type ResultsNoticeProps = AnswerNoticesProps | ComponentProps<typeof PageOutOfRange>;

/**
 * Messages in place of results, or above few of them. One chunk for all, since each of its own would add its integrity
 * hash to the first script.
 */
export function ResultsNotice(props: ResultsNoticeProps) {
  return 'found' in props ? <AnswerNotices {...props} /> : <PageOutOfRange {...props} />;
}

const maxName = 40;

/** The search for the words as they were typed: quoted words are not corrected. */
const asTyped = (filters: ResultsSearch): string =>
  `/jobs${writeAddress({ filters: { ...filters, q: `"${filters.q.replaceAll('"', '')}"` } })}`;

/** How the words were understood, the job that filters hide, and ways on from an empty list. */
function AnswerNotices({ filters, found }: AnswerNoticesProps) {
  const { t } = useTranslation('search');
  const { corrected_query: corrected, pay, options } = found.understood;
  return (
    <>
      {corrected && found.total > 0 && (
        <p className="jhs-corrected">
          {t('results.corrected')} <strong dir="auto">{corrected}</strong>{' '}
          <ButtonLink size="small" render={<Link to={asTyped(filters)} />}>
            {t('results.asTyped', { query: shorten(filters.q, maxName) })}
          </ButtonLink>
        </p>
      )}
      {pay && <UnderstoodPayNotice filters={filters} pay={pay} />}
      {options?.[0] && <UnderstoodOptions filters={filters} options={options} />}
      <UnderstoodPlaces filters={filters} understood={found.understood} />
      {found.hidden && <HiddenJobNotice filters={filters} hidden={found.hidden} />}
      {found.total === 0 && <NoResults filters={filters} found={found} />}
    </>
  );
}
