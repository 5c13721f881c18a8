import { TextArea, TextField } from '@jobharbor/shared/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Entry,
  type EntryField,
  formSections,
  maxLong,
  maxPoints,
  maxShort,
  type SectionName,
} from './form-sections.ts';
import { readDate } from './read-date.ts';

export interface EntryFieldsProps {
  section: SectionName;
  entry: Entry;
  index: number;
  onChange: (entry: Entry, index: number) => void;
}

/** The fields of one entry of a résumé: a job, a school, a skill. Memoized, since a résumé has up to 60 of each. */
export const EntryFields = memo(function EntryFields({ section, entry, index, onChange }: EntryFieldsProps) {
  const { t } = useTranslation('profile');
  // A label for each section and field, since a member's meaning depends on its section.
  const labels = t(`buildResume.fields.${section}`, { returnObjects: true }) as Record<string, string>;
  const set = (name: string, value: unknown) => onChange({ ...entry, [name]: value }, index);
  return (formSections[section] as readonly EntryField[]).map(({ name, kind }) => {
    const value = entry[name];
    const label = labels[name] ?? t(`buildResume.fields.${name === 'startDate' ? 'start' : 'end'}`);
    switch (kind) {
      case 'lines':
        return (
          <TextArea
            key={name}
            dir="auto"
            rows={4}
            label={label}
            hint={t('buildResume.onePerLine')}
            value={linesOf(value).join('\n')}
            onChange={(event) => set(name, event.currentTarget.value.split('\n').slice(0, maxPoints))}
            onBlur={() =>
              set(
                name,
                linesOf(value).filter((line) => line.trim() !== ''),
              )
            }
          />
        );
      case 'long':
        return (
          <TextArea
            key={name}
            dir="auto"
            rows={4}
            label={label}
            maxLength={maxLong}
            value={typeof value === 'string' ? value : ''}
            onChange={(event) => set(name, event.currentTarget.value)}
          />
        );
      default:
        return (
          <TextField
            key={name}
            dir="auto"
            autoComplete="off"
            label={label}
            hint={kind === 'date' ? t('buildResume.dateHint') : undefined}
            maxLength={maxShort}
            value={typeof value === 'string' ? value : ''}
            onChange={(event) => set(name, event.currentTarget.value)}
            onBlur={(event) => kind === 'date' && set(name, readDate(event.currentTarget.value))}
          />
        );
    }
  });
});

const linesOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((line) => typeof line === 'string') : [];
