import { useLocale } from '@jobharbor/shared/remote';
import { FieldGroup, SelectField, TextField } from '@jobharbor/shared/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { plainDigits, readMonth } from '../read-number.ts';
import type { ControlProps } from './select.tsx';

const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/**
 * Month and year, in digits of any script. Both may be typed or pasted into the year (`05/2024`). The value is `2024-05`;
 * an incomplete one keeps its parts.
 */
export function MonthField({ name, label, hint, note, error, value, onValue }: ControlProps) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const [year = '', month = ''] = value.split('-');
  const set = (nextYear: string, nextMonth: string) =>
    onValue(nextYear === '' && nextMonth === '' ? '' : `${nextYear}-${nextMonth}`);
  const names = useMemo(() => {
    const format = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC', calendar: 'gregory' });
    return months.map((number) => format.format(Date.UTC(2024, Number(number) - 1)));
  }, [tag]);
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
          <option value="">{t('choose')}</option>
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
          onChange={(event) => {
            const typed = event.currentTarget.value;
            const both = readMonth(typed);
            if (both) set(both.year, both.month);
            else set(plainDigits(typed).replaceAll('-', '/'), month);
          }}
        />
      </div>
    </FieldGroup>
  );
}
