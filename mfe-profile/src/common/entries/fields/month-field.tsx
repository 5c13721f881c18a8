import { useLocale } from '@jobharbor/shared/remote';
import { FieldGroup, SelectField, TextField } from '@jobharbor/shared/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { mayGoOn, plainDigits, readMonth, readYear } from '../read-month.ts';
import { monthNames, months, typedMonthNames } from '../typed-month-names.ts';
import type { ControlProps } from './select.tsx';

/**
 * Month and year, in digits of any script. Both may be typed or pasted into the year (`05/2024`, `May 2024`), also in the
 * calendars of Japan, Taiwan and Thailand and in the Islamic one. What may go on is read when the field is left. The value is
 * `2024-05`, or `2024` without a month.
 */
export function MonthField({ name, label, hint, note, error, value, onValue }: ControlProps) {
  const { t } = useTranslation('profile');
  const { tag, country } = useLocale();
  const [year = '', month = ''] = value.split('-');
  const set = (nextYear: string, nextMonth: string) =>
    onValue(nextMonth === '' ? nextYear : `${nextYear}-${nextMonth}`);
  const setTyped = (typed: string) => {
    const both = readMonth(typed, country.key, typedMonthNames(tag, country.key));
    if (both) set(both.year, both.month);
    else set(readYear(typed, country.key) ?? plainDigits(typed).replaceAll('-', '/'), month);
  };
  const names = useMemo(() => monthNames(tag, 'long'), [tag]);
  return (
    <FieldGroup legend={note ? `${label} (${note})` : label} hint={hint} error={error} className="jhp-month">
      <div className="jhp-month__parts">
        <SelectField
          name={name}
          label={t('entries.month')}
          value={month}
          aria-invalid={error ? true : undefined}
          onChange={(event) => set(year, event.currentTarget.value)}
        >
          <option value="">{t('entries.noMonth')}</option>
          {months.map((number, index) => (
            <option key={number} value={number}>
              {names[index]}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('entries.year')}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={year}
          aria-invalid={error ? true : undefined}
          onChange={({ currentTarget: { value: typed } }) => {
            const isPasted = typed.length > year.length + 1;
            if (mayGoOn(typed) && !isPasted) set(plainDigits(typed).replaceAll('-', '/'), month);
            else setTyped(typed);
          }}
          onBlur={() => setTyped(year)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') setTyped(year);
          }}
        />
      </div>
    </FieldGroup>
  );
}
