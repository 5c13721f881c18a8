import { formatNumber } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { Pagination } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

export interface ListPaginationProps {
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
}

/** The pages of a list of companies or jobs, with the texts and links of this remote. */
export function ListPagination(pages: ListPaginationProps) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  return (
    <Pagination
      {...pages}
      label={t('companies.pages')}
      previousLabel={t('companies.previous')}
      nextLabel={t('companies.next')}
      pageLabel={(page) => t('companies.page', { page })}
      formatPage={(page) => formatNumber(tag, page)}
      renderLink={({ href = '', ...rest }) => <Link {...rest} to={href} />}
    />
  );
}
