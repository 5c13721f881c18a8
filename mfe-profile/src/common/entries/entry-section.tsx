import { toAppError } from '@jobharbor/shared/errors';
import { useErrorText } from '@jobharbor/shared/remote';
import { Button, Card, Notice, Skeleton } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import type { EntryKind, EntryValues } from './entry-kind.ts';
import { EntryList } from './entry-list.tsx';
import { useEntries } from './use-entries.ts';
import './entries.css';

export interface EntrySectionProps {
  kind: EntryKind;
  /** A new object for each request from elsewhere on the page to add an entry, or to edit the first. */
  addRequest?: { edits?: boolean } | null;
  /** Opens the form on load where there is no entry yet. It does not take the focus. */
  opensIfEmpty?: boolean;
  /** If a heading above names the section already. */
  titleHidden?: boolean;
  /** Whether the page has its own button that saves the open form and continues. */
  isInFlow?: boolean;
  /** Values of a new entry that the page knows: the form asks for the others only. */
  start?: EntryValues | undefined;
}

/** Section of the entries of a kind: list with adding, editing and deleting in place, or a skeleton or failure until it is loaded. */
export function EntrySection({
  kind,
  addRequest = null,
  opensIfEmpty = false,
  titleHidden = false,
  isInFlow = false,
  start,
}: EntrySectionProps) {
  const { t } = useTranslation('profile');
  const errorText = useErrorText();
  const entries = useEntries(kind);
  const title = t(`entries.title.${kind.name}`);
  return (
    <Card as="section" padding="roomy" className="jhp-section" aria-label={title}>
      {entries.data ? (
        <EntryList
          {...{ kind, addRequest, opensIfEmpty, titleHidden, isInFlow, start }}
          entries={entries.data}
        />
      ) : (
        <>
          {!titleHidden && <h2 className="jhp-section__title">{title}</h2>}
          {entries.isError ? (
            <Notice
              tone="danger"
              title={t('entries.failed')}
              actions={
                <Button size="small" loading={entries.isFetching} onClick={() => void entries.refetch()}>
                  {t('retry')}
                </Button>
              }
            >
              {errorText(toAppError(entries.error))}
            </Notice>
          ) : (
            <div aria-busy="true">
              <Skeleton length="long" />
              <Skeleton length="medium" />
            </div>
          )}
        </>
      )}
    </Card>
  );
}
