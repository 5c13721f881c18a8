import { listCommonPhrases } from '@jobharbor/shared/calls/jobseeker-phrases/list-common-phrases';
import { listGreetings } from '@jobharbor/shared/calls/jobseeker-phrases/list-greetings';
import { fillTemplate, type TemplateValues } from '@jobharbor/shared/contracts/entries/fill-template';
import { ErrorNotice, useCall } from '@jobharbor/shared/remote';
import { LiveRegion, Sheet, Skeleton } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AddPhrase } from './add-phrase.tsx';

export interface PhrasePickerProps {
  /** Of the placeholders in a text, which is shown as it is inserted. */
  values: TemplateValues;
  onPick: (text: string) => void;
  onClose: () => void;
}

/** List of the person's common phrases and greetings; a press inserts one into the message, without sending it. */
export function PhrasePicker({ values, onPick, onClose }: PhrasePickerProps) {
  const { t } = useTranslation('chat');
  // Refetch: another tab or device may have added some.
  const phrases = useCall(listCommonPhrases, {}, { staleTime: 0 });
  const greetings = useCall(listGreetings, {}, { staleTime: 0 });
  const filled = (texts: readonly { id: number; text: string }[]) =>
    texts.map(({ id, text }) => ({ id, text: fillTemplate(text, values) }));
  const error = phrases.data && greetings.data ? null : (phrases.error ?? greetings.error);
  return (
    <Sheet open keepOnBackdrop onClose={onClose} title={t('phrases.title')} closeLabel={t('phrases.close')}>
      {phrases.data && greetings.data ? (
        <>
          {phrases.data.common_phrases.length === 0 && <p className="jh-quiet">{t('phrases.none')}</p>}
          <PhraseList
            texts={filled(phrases.data.common_phrases)}
            label={t('phrases.title')}
            onPick={onPick}
          />
          {greetings.data.greetings.length > 0 && (
            <>
              <h3 className="jhc-phrases__title">{t('phrases.greetings')}</h3>
              <PhraseList
                texts={filled(greetings.data.greetings)}
                label={t('phrases.greetings')}
                onPick={onPick}
              />
            </>
          )}
        </>
      ) : error ? (
        <ErrorNotice
          title={t('phrases.failed')}
          error={error}
          retry={{
            refetch: () => Promise.all([phrases.refetch(), greetings.refetch()]),
            isFetching: phrases.isFetching || greetings.isFetching,
          }}
        />
      ) : (
        <div aria-busy="true">
          <LiveRegion>{t('loading')}</LiveRegion>
          <Skeleton length="long" />
          <Skeleton length="medium" />
        </div>
      )}
      <AddPhrase />
      <p>
        <Link to="/account-settings" className="jh-link">
          {t('phrases.manage')}
        </Link>
      </p>
    </Sheet>
  );
}

interface PhraseListProps {
  texts: readonly { id: number; text: string }[];
  label: string;
  onPick: (text: string) => void;
}

function PhraseList({ texts, label, onPick }: PhraseListProps) {
  if (texts.length === 0) return null;
  return (
    <ul className="jhc-phrases" aria-label={label}>
      {texts.map(({ id, text }) => (
        <li key={id}>
          <button
            type="button"
            className="jh-menu__item jhc-phrases__text"
            dir="auto"
            onClick={() => onPick(text)}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
