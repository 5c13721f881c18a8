import type { Reference } from '@jobharbor/shared/contracts/profile/reference';
import { ErrorNotice } from '@jobharbor/shared/remote';
import { Button, Card, LiveRegion, Skeleton } from '@jobharbor/shared/ui';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { AskDialog } from './ask-dialog.tsx';
import { ReferenceRow } from './reference-row.tsx';
import { useReferences } from './use-references.ts';
import '../../common/entries/entries.css';
import './references.css';

/** References on the profile: what others wrote, whom the person asked, and asking somebody. */
export function ReferencesSection() {
  const { t } = useTranslation('profile');
  const { hash } = useLocation();
  const references = useReferences();
  const title = t('references.title');
  // The mail about a new reference leads here; the section is loaded after the page.
  const scrollTo = (section: HTMLElement | null) => {
    if (section && hash === '#references') section.scrollIntoView();
  };
  const root = useRef<HTMLDivElement>(null);
  return (
    <Card as="section" padding="roomy" className="jhp-section" aria-label={title}>
      <div className="jhp-entries" ref={root}>
        <h2 className="jhp-section__title" ref={scrollTo}>
          {title}
        </h2>
        <p className="jh-quiet">{t('references.lead')}</p>
        {references.data ? (
          <References all={references.data.references} />
        ) : references.isError ? (
          <ErrorNotice title={t('references.failed')} error={references.error} retry={references} />
        ) : (
          <div aria-busy="true">
            <Skeleton length="long" />
          </div>
        )}
      </div>
    </Card>
  );
}

function References({ all }: { all: readonly Reference[] }) {
  const { t } = useTranslation('profile');
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const add = useRef<HTMLButtonElement>(null);
  return (
    <>
      {all.length > 0 && (
        <ul className="jhp-entries__list">
          {all.map((reference) => (
            <li key={reference.id} className="jhp-entry">
              <ReferenceRow
                reference={reference}
                onDeleted={() => {
                  setSaid(t('references.deleted', { name: reference.writer_name }));
                  add.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <LiveRegion>{said}</LiveRegion>
      <div>
        <Button ref={add} iconStart={<Plus />} onClick={() => setAsking(true)}>
          {t('references.ask')}
        </Button>
      </div>
      {isAsking && <AskDialog onClose={() => setAsking(false)} />}
    </>
  );
}
