import './search-form.css';
import { useLocale } from '@jobharbor/shared/remote';
import { Button, isComposing } from '@jobharbor/shared/ui';
import Search from 'lucide-react/icons/search';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export type SearchFormProps = {
  onSearch: (query: string) => void;
  /** Path of the results page below language and country; default: the job results. */
  path?: string;
  /** Secondary button, for pages with another main action. */
  isSecondary?: boolean;
  /** The search field, whose name is `q`. */
  field: ReactNode;
  children?: ReactNode;
};

/** The search form. Without script it is a plain GET form. */
export function SearchForm({ onSearch, path = '/jobs', isSecondary, field, children }: SearchFormProps) {
  const { t } = useTranslation('search');
  const { base } = useLocale();
  return (
    <search>
      <form
        className="jhs-search"
        action={base + path}
        method="get"
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          const query = new FormData(event.currentTarget).get('q');
          onSearch(typeof query === 'string' ? query.trim() : '');
        }}
      >
        <div className="jhs-search__line">
          {field}
          <Button
            className="jhs-search__submit"
            type="submit"
            variant={isSecondary ? 'secondary' : 'primary'}
            size="large"
            iconStart={<Search />}
          >
            <span className="jhs-search__word">{t('search.submit')}</span>
          </Button>
        </div>
        {children}
      </form>
    </search>
  );
}
