import type { HiddenJob } from '@jobharbor/shared/contracts/search/search';
import { jobPath } from '@jobharbor/shared/domain/jobs';
import { UserText } from '@jobharbor/shared/domain/user-text';
import { formatList } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { ButtonLink, Notice, TextLink } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type ResultsSearch, writeAddress } from '../address.ts';
import { droppedName, withoutFilter } from '../job-query.ts';

/** A job whose title or URL was entered and that is filtered out: which filters exclude it, with a link without them. */
export function HiddenJobNotice({ filters, hidden }: { filters: ResultsSearch; hidden: HiddenJob }) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const { job } = hidden;
  const fields = [...new Set(hidden.drop.map(droppedName))].filter((field) => field !== undefined);
  // The query is the job's own URL: not a filter to name.
  const hiding = fields.filter((field) => field !== 'q');
  const names = formatList(
    tag,
    hiding.map((field) => t(`filter.${field}`)),
  );
  return (
    <Notice
      title={t('hiddenJob.title')}
      actions={
        hiding.length > 0 && (
          <ButtonLink
            size="small"
            render={<Link to={`/jobs${writeAddress({ filters: hiding.reduce(withoutFilter, filters) })}`} />}
          >
            {t('results.drop', { name: names })}
          </ButtonLink>
        )
      }
    >
      <p>
        <TextLink render={<Link to={jobPath(job)} />}>
          <UserText language={job.language}>{job.title}</UserText>
        </TextLink>{' '}
        · <bdi>{job.company.name}</bdi>
      </p>
      {job.status !== 'open' && <p>{t(job.status === 'closed' ? 'closed.title' : 'closed.onHold')}</p>}
      {hiding.length > 0 && <p>{t('hiddenJob.by', { names })}</p>}
    </Notice>
  );
}
