import { languageNames } from '@jobharbor/shared/contracts/entries/language-name';
import { useLocale } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';
import type { Field } from '../../common/entries/entry-kind.ts';
import { levelName } from '../../common/entries/entry-words.ts';
import { useMonthText } from '../../common/entries/kinds/entry-view.tsx';
import { useFlatList } from '../../common/entries/option-names.ts';

/** Display text of a proposed value: a month in the page's language, a level by its name. */
export function ProposedValue({ field, value }: { field: Field; value: string }) {
  const { t } = useTranslation('profile');
  const { tag, language } = useLocale();
  const { month } = useMonthText();
  switch (field.type) {
    case 'month':
      // A year without month.
      return /^\d{4}-\d{2}$/.test(value) ? month(value) : <bdi>{value}</bdi>;
    case 'check':
      return t('readResume.yes');
    case 'option':
      return <OptionName field={field} id={Number(value)} />;
    case 'level':
      return levelName(language.value, field.texts, value);
    case 'language':
      return languageNames(tag)(value);
    default:
      return <span dir="auto">{value}</span>;
  }
}

function OptionName({ field, id }: { field: Field & { type: 'option' }; id: number }) {
  return useFlatList(field.list).find((option) => option.id === id)?.value ?? '…';
}
