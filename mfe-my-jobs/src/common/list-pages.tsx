import { formatNumber } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { type AnchorProps, Pagination } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

export type ListPagesProps = { page: number; total: number; size: number; hrefFor: (page: number) => string };

export function ListPages({ page, total, size, hrefFor }: ListPagesProps) {
  const { t } = useTranslation('myJobs');
  const { tag } = useLocale();
  return (
    <Pagination
      label={t('pages.label')}
      page={page}
      pageCount={Math.ceil(total / size)}
      hrefFor={hrefFor}
      previousLabel={t('pages.previous')}
      nextLabel={t('pages.next')}
      pageLabel={(to) => t('pages.page', { page: to })}
      formatPage={(to) => formatNumber(tag, to)}
      renderLink={toRouterLink}
    />
  );
}

const toRouterLink = ({ href = '', ...rest }: AnchorProps) => <Link to={href} {...rest} />;
