import { useLocale } from '@jobharbor/shared/remote';
import { Button, isComposing } from '@jobharbor/shared/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export type SearchFormProps = {
  onWords: (words: string) => void;
  /** Where something else on the page is the thing to do next. */
  isQuiet?: boolean;
  /** The field named `q`. */
  field: ReactNode;
  children?: ReactNode;
};

/** A plain form that asks `./jobs`; with script the answer comes without a reload. */
export function SearchForm({ onWords, isQuiet, field, children }: SearchFormProps) {
  const { t } = useTranslation('search');
  const { base } = useLocale();
  return (
    <search>
      <form
        className="jhs-search"
        action={`${base}/jobs`}
        method="get"
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          const words = new FormData(event.currentTarget).get('q');
          onWords(typeof words === 'string' ? words.trim() : '');
        }}
      >
        <div className="jhs-search__line">
          {field}
          <Button type="submit" variant={isQuiet ? 'secondary' : 'primary'} size="large">
            {t('search.submit')}
          </Button>
        </div>
        {children}
      </form>
    </search>
  );
}
