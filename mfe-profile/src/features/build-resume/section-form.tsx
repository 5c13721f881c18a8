import { Button, IconButton } from '@jobharbor/shared/ui';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { memo, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStableCallback } from '../../common/entries/use-stable-callback.ts';
import { EntryFields } from './entry-fields.tsx';
import { type Entry, maxEntries, nameOf, type SectionName } from './form-sections.ts';

export interface SectionFormProps {
  section: SectionName;
  entries: readonly Entry[];
  /** With `undoText`, the change can be undone. */
  onChange: (section: SectionName, entries: readonly Entry[], undoText?: string) => void;
}

/** Entries of a résumé section: add, edit, reorder and delete. Memoized: a key in one section renders no other. */
export const SectionForm = memo(function SectionForm({ section, entries, onChange }: SectionFormProps) {
  const { t } = useTranslation('profile');
  const title = t(`buildResume.sections.${section}`);
  const { list, setAdded } = useFocusOnAdded();
  const set = (changed: readonly Entry[], undoText?: string) => onChange(section, changed, undoText);
  const changeEntry = useStableCallback((changed: Entry, index: number) =>
    set(entries.map((one, at) => (at === index ? changed : one))),
  );
  const move = (from: number, to: number) => {
    const moved = [...entries];
    moved.splice(to, 0, ...moved.splice(from, 1));
    set(moved);
  };
  return (
    <details className="jhp-build-section" open={entries.length > 0 || undefined}>
      <summary className="jh-disclosure">
        <h2>{title}</h2>
      </summary>
      <div className="jh-stack jh-gap-4" ref={list}>
        {entries.map((entry, index) => {
          const name = nameOf(entry, section) ?? `${title} ${index + 1}`;
          // All its fields are controlled, so the index is a safe key.
          const key = `${section}-${index}`;
          return (
            <fieldset key={key} className="jhp-entry">
              <legend>
                <bdi>{name}</bdi>
              </legend>
              <EntryFields section={section} entry={entry} index={index} onChange={changeEntry} />
              <EntryButtons
                name={name}
                onUp={index > 0 ? () => move(index, index - 1) : undefined}
                onDown={index < entries.length - 1 ? () => move(index, index + 1) : undefined}
                onRemove={() => {
                  set(
                    entries.filter((_, at) => at !== index),
                    t('buildResume.removed', { name }),
                  );
                  // The button is removed with its entry: restore the focus.
                  list.current?.closest('details')?.querySelector('summary')?.focus();
                }}
              />
            </fieldset>
          );
        })}
      </div>
      {entries.length < maxEntries && (
        <Button
          iconStart={<Plus aria-hidden="true" />}
          onClick={() => {
            set([...entries, {}]);
            setAdded(entries.length);
          }}
        >
          {t('buildResume.add', { section: title })}
        </Button>
      )}
    </details>
  );
});

/** Focuses the first field of the entry that was added to `list`. */
function useFocusOnAdded() {
  const [added, setAdded] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (added >= 0) list.current?.children[added]?.querySelector<HTMLElement>('input')?.focus();
  }, [added]);
  return { list, setAdded };
}

interface EntryButtonsProps {
  name: string;
  /** Undefined for the first entry. */
  onUp: (() => void) | undefined;
  /** Undefined for the last entry. */
  onDown: (() => void) | undefined;
  onRemove: () => void;
}

function EntryButtons({ name, onUp, onDown, onRemove }: EntryButtonsProps) {
  const { t } = useTranslation('profile');
  return (
    <div className="jh-inline">
      {onUp && <IconButton icon={<ArrowUp />} label={t('buildResume.moveUp', { name })} onClick={onUp} />}
      {onDown && (
        <IconButton icon={<ArrowDown />} label={t('buildResume.moveDown', { name })} onClick={onDown} />
      )}
      <IconButton icon={<Trash2 />} label={t('buildResume.remove', { name })} onClick={onRemove} />
    </div>
  );
}
