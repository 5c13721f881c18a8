import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { plainLink, type RenderLink } from '../render-link.tsx';
import { pageWindow } from './page-window.ts';

export type PaginationProps = {
  label: string;
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
  /** The name of a page's link, e.g. "Page 3". */
  pageLabel: (page: number) => string;
  /** The number as the language writes it. */
  formatPage?: ((page: number) => string) | undefined;
  renderLink?: RenderLink | undefined;
};

/** Links to the pages of a list, each with its own address; nothing at all for a single page. */
export function Pagination(props: PaginationProps) {
  const { label, page, pageCount, hrefFor, previousLabel, nextLabel, pageLabel } = props;
  const { formatPage = String, renderLink = plainLink } = props;
  if (pageCount <= 1) return null;
  const step = (to: number, rel: 'prev' | 'next', word: string) => {
    const Icon = rel === 'prev' ? ChevronLeft : ChevronRight;
    return renderLink({
      href: hrefFor(to),
      rel,
      className: 'jh-pagination__link',
      children: (
        <>
          {rel === 'prev' && <Icon className="jh-icon--directional" />}
          <span className="jh-pagination__word">{word}</span>
          {rel === 'next' && <Icon className="jh-icon--directional" />}
        </>
      ),
    });
  };
  return (
    <nav className="jh-pagination" aria-label={label}>
      <ul className="jh-pagination__list">
        {page > 1 && <li>{step(page - 1, 'prev', previousLabel)}</li>}
        {pageWindow(page, pageCount).map((n, index) =>
          n === null ? (
            <li key={`gap-${index < 3 ? 'start' : 'end'}`} className="jh-pagination__gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={n}>
              {renderLink({
                href: hrefFor(n),
                className: 'jh-pagination__link',
                'aria-label': pageLabel(n),
                'aria-current': n === page ? 'page' : undefined,
                children: formatPage(n),
              })}
            </li>
          ),
        )}
        {page < pageCount && <li>{step(page + 1, 'next', nextLabel)}</li>}
      </ul>
    </nav>
  );
}
