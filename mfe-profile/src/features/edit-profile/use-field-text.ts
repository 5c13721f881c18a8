import { formatDay } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { useCountryName, useFlatList } from '../../common/entries/option-names.ts';
import type { ProfileField } from './sections.ts';

/** Display text of a saved value: names of options and countries, formatted dates. Empty for no value. */
export function useFieldText() {
  const { tag } = useLocale();
  const nameOf = useCountryName();
  const lists: Partial<Record<ProfileField, ReturnType<typeof useFlatList>>> = {
    notice_period_id: useFlatList('notice_period_lists'),
    user_identity_id: useFlatList('user_identity_lists'),
    job_seeking_status_id: useFlatList('job_seeking_status_lists'),
  };
  return (field: ProfileField, value: string): string => {
    if (value === '') return '';
    const list = lists[field];
    if (list) return list.find(({ id }) => String(id) === value)?.value ?? '…';
    switch (field) {
      case 'nationality':
        return nameOf(value.toUpperCase());
      case 'work_eligibility':
        return new Intl.ListFormat(tag, { type: 'unit' }).format(
          value.split(',').map((code) => nameOf(code.toUpperCase())),
        );
      case 'birthday':
        return formatDay(tag, 'UTC', Date.parse(value) / 1_000);
      default:
        return value;
    }
  };
}
